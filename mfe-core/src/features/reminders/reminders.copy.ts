import type { Reminder } from "./reminders.model.ts";

/** Where a reminder leads, and what it says outside of the page, where others may read along. */
export const ACTIONS: Record<Reminder["kind"], { label: string; to: string; outside: string }> = {
  "check-in": { label: "Check in", to: "/", outside: "Time to check in." },
  journal: { label: "Write", to: "/journal", outside: "Time to write." },
  module: { label: "Continue", to: "/journey", outside: "Your next step is ready." },
  progress: { label: "Look back", to: "/progress", outside: "Your week is ready." },
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
