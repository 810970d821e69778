import type { Member } from "@reclaim/contracts-members/members";
import type { Progress } from "@reclaim/contracts-members/progress";
import { Skeleton } from "@reclaim/design-system";
import { lateComponent } from "@reclaim/host-api";
import { useProgress } from "./progress.client.ts";

/** The library of charts comes after the first screen. */
const History = lateComponent<{ memberId: string; progress: Progress }>(
  () => import("./history/history.tsx"),
  { Waiting: () => <Skeleton $height="26rem" /> },
);

/** Pictures of moods over time, from the first check-in on. */
export function LateHistory({ member }: { member: Member }) {
  const { data: progress } = useProgress(member);
  if (!progress?.firstCheckIn) return null;
  return <History memberId={member.id} progress={progress} />;
}
