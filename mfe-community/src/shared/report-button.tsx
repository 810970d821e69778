import { Icon } from "@reclaim/design-system";
import { icons } from "./icons.ts";
import { QuietAction } from "./post-actions.tsx";
import { useReport } from "./use-report.ts";

/** Tells the moderators of a post. */
export function ReportButton({ postId }: { postId: number }) {
  const { label, closed, report } = useReport(postId);
  return (
    <QuietAction data-end aria-disabled={closed} onClick={() => closed || report()}>
      <Icon paths={icons.flag} size={18} />
      {label}
    </QuietAction>
  );
}
