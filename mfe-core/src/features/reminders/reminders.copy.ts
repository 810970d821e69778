import { type Reminder, REMINDER_PAGES } from "@reclaim/contracts-members/reminders";

/** Where a reminder leads, and what it says outside of the page, where others may read along. */
export const ACTIONS: Record<Reminder["kind"], { label: string; to: string; outside: string }> = {
  "check-in": { label: "Check in", to: REMINDER_PAGES["check-in"], outside: "Time to check in." },
  journal: { label: "Write", to: REMINDER_PAGES.journal, outside: "Time to write." },
  module: { label: "Continue", to: REMINDER_PAGES.module, outside: "Your next step is ready." },
  progress: { label: "Look back", to: REMINDER_PAGES.progress, outside: "Your week is ready." },
};

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const counted = (count: number, one: string, many: string) =>
  `${(NUMBERS[count] ?? String(count)).toLowerCase()} new ${count === 1 ? one : many}`;

/** What came back to a member's words in the circle. */
export const activityCopy = {
  replies: (count: number) => counted(count, "reply", "replies"),
  reactions: (count: number) => counted(count, "reaction", "reactions"),
  title(parts: string[]) {
    const all = `${parts.join(" and ")} in the Men's Circle`;
    return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
  },
  action: "Have a look",
};
