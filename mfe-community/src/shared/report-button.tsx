import { PostAction } from "@reclaim/design-system/post-card";
import { Flag } from "lucide-react";
import { useReport } from "./use-report.ts";

/** Tells the moderators of a post. */
export function ReportButton({ postId }: { postId: number }) {
  const { label, closed, report } = useReport(postId);
  return (
    <PostAction
      data-end
      icon={<Flag size={18} aria-hidden />}
      aria-disabled={closed}
      onClick={() => closed || report()}
    >
      {label}
    </PostAction>
  );
}
