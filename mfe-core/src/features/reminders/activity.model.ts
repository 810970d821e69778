import type { Activity } from "@reclaim/contracts-community/community";
import type { Notice } from "@reclaim/host-api";
import { reminderText, type Tone } from "../../shared/reminder.copy.ts";
import { activityCopy as copy } from "./reminders.copy.ts";

/** One notice for all that came back, without anybody's words (D41); null when nothing did. */
export function activityNotice(
  { replies, reactions, postId }: Activity,
  tone: Tone,
): Notice | null {
  const parts = [
    replies > 0 && copy.replies(replies),
    reactions > 0 && copy.reactions(reactions),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return {
    title: copy.title(parts),
    description: reminderText("community", tone).description,
    action: {
      label: copy.action,
      to: postId === null ? "/community/my-posts" : `/community/post/${postId}`,
    },
  };
}
