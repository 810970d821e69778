import type { Summary } from "./desk.model.ts";

export const copy = {
  title: "Release desk",
  /** The label has the team with which one came first. */
  you: (label: string, teams: readonly string[]) =>
    [label, ...teams.filter((team) => !label.endsWith(`(${team})`))].join(" · "),
  loading: "Loading the release desk …",
  failed: "The release desk could not be reached.",
  failedHint: "What is live stays live. Try again in a moment.",
  stale: (time: string) => `The desk does not answer. What you see is from ${time}.`,
  asOf: (time: string) => `As of ${time}, renewed every 5 seconds`,
  /** Only what there is; nothing that is not. */
  summary: ({ failing, live, canary, ready, refused, rolledBackAutomatically }: Summary) =>
    [
      failing && `${failing} failing`,
      `${live} live`,
      canary && `${canary} on canary`,
      ready && `${ready} ready`,
      refused && `${refused} refused`,
      rolledBackAutomatically && `${rolledBackAutomatically} rolled back automatically`,
    ].filter(Boolean).map((words) => `${words}`.replaceAll(" ", "\u00a0")).join("\u00a0· "),
  views: {
    label: "Views of the desk",
    releases: "Releases",
    passes: (count: number) => count === 0 ? "Passes" : `Passes (${count})`,
    audit: "Audit log",
  },
  join: {
    back: "Home",
    lead: "This page is for the people who build Reclaim. If you came here by chance, nothing is " +
      "wrong and nothing is missing: everything of yours is where it was.",
    title: "Show your team's token",
    words: "It makes this account a member of that team on this desk. You need it once.",
    token: "Team token",
    tokenHint: "It begins with “rct_”. Whoever set up your team has it.",
    tokenMissing: "Paste the token of your team.",
    label: "Your name",
    labelHint: "Your team and the audit log will call you so.",
    labelMissing: "Say what the desk may call you.",
    submit: "Open the desk",
    submitting: "Opening …",
    failed: "The token could not be looked at just now. Try again in a moment.",
  },
};
