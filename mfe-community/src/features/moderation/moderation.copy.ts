import type {
  DecisionAction,
  HeldReason,
  QueueKind,
} from "@reclaim/contracts-community/moderation";

/** Words of a decision: what its button says, what it means, and what its notice says. */
const decision = (button: string, consequence: string, done: string) => ({
  button,
  consequence,
  done,
});

export const copy = {
  title: "Moderation",
  back: "Men's Circle",
  lead:
    "What members reported, what looks like spam, and appeals. You see names of the circle only.",
  refused: {
    title: "This page is for moderators",
    text: "Your account has no part in moderating the circle.",
  },
  tabs: { queue: "Queue", history: "History" },
  filter: "Show",
  kinds: {
    all: "Everything that waits",
    report: "Reports",
    held: "Held for review",
    appeal: "Appeals",
  } satisfies Record<QueueKind | "all", string>,
  loading: "Loading what waits...",
  failed: "This could not be loaded",
  empty: { title: "Nothing waits", text: "Every report, held post and appeal has its answer." },
  more: "Show more",
  loadingMore: "Loading...",
  risk: "Signs of risk",
  riskText:
    "The words show signs of self-harm risk. Look whether the author needs help; hiding them helps nobody.",
  kind: { report: "Reported", held: "Held", appeal: "Appeal" } satisfies Record<QueueKind, string>,
  heldFor: {
    rate: "Held because its author writes very often",
    duplicate: "Held because its author wrote the same before",
    link: "Held for a link by a new name",
    lookalike: "Held for look-alike letters within words",
  } satisfies Record<HeldReason, string>,
  under: (title: string) => `A comment under “${title}”`,
  gone: "The words are gone.",
  reports: (count: number) => count === 1 ? "1 report" : `${count} reports`,
  noReason: "No reason given",
  earlier: (count: number) =>
    count === 1
      ? "1 earlier decision against this name"
      : `${count} earlier decisions against this name`,
  appealOf: (action: string, reason: string) => `Against “${action}”: ${reason}`,
  answer: (text: string) => `The author says: ${text}`,
  showHistory: "History of this name",
  allHistory: "History of all names",
  noHistory: { title: "No decisions yet", text: "What moderators decide stands here, for good." },
  you: "Decided by you",
  until: (date: string) => `until ${date}`,
  answered: { upheld: "Appeal: it stands.", lifted: "Appeal: lifted." },
  openAppeal: "An appeal waits.",
  reason: "Reason",
  reasonHint: "The author reads it.",
  reasonMissing: "Say why: the author reads it.",
  days: "For how long",
  dayChoices: [[1, "1 day"], [3, "3 days"], [7, "7 days"], [30, "30 days"], [
    365,
    "1 year",
  ]] as const,
  cancel: "Cancel",
  working: "Deciding...",
  notDecided: { title: "Not decided", fallback: "Please try again later." },
  of: (button: string, name: string) => `${button}, ${name}`,
  actions: {
    hide: decision("Hide", "Only its author still sees it, with your reason.", "Hidden"),
    restore: decision("Restore", "Everybody sees it again.", "Restored"),
    approve: decision("Approve", "Everybody sees it.", "Approved"),
    dismiss: decision(
      "Dismiss reports",
      "It stays as it is, and its author learns nothing. This cannot be undone.",
      "Reports dismissed",
    ),
    warn: decision(
      "Warn",
      "The author reads your reason. This cannot be undone, but he may appeal.",
      "Warned",
    ),
    suspend: decision(
      "Suspend",
      "The name may read but not write, and is told why and until when.",
      "Suspended",
    ),
    lift: decision("Lift suspension", "The name may write again.", "Suspension lifted"),
    uphold: decision("Upheld", "", "Upheld"),
  } satisfies Record<DecisionAction, ReturnType<typeof decision>>,
  upheld: decision(
    "Uphold",
    "The decision stands, and the author reads why. This cannot be undone.",
    "Upheld",
  ),
  lifted: decision(
    "Lift",
    "What was decided is undone, and the author reads why. This cannot be undone.",
    "Lifted",
  ),
};
