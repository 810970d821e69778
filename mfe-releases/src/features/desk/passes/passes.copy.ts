import type { NewPass } from "@reclaim/contracts-releases/release-desk";

export const copy = {
  lead: "People who get more than what is live. Every pass ends by itself.",
  invite: "Invite somebody",
  none: "No passes",
  noneHint: "Invite a tester, who gets whatever is on canary, or let one person load a version " +
    "that is not live.",
  list: "Passes",
  kinds: { tester: "Tester", override: "Override" },
  gets: (name: string) => `Whatever is on canary of ${name}`,
  waiting: "Not taken yet",
  ends: "ends",
  by: (who: string) => `by ${who}`,
  end: "End",
  endOf: (label: string, name: string) => `End the pass of ${label} for ${name}`,
  ending: {
    title: (label: string) => `End the pass of ${label}?`,
    taken: "From the next page on this person gets what everybody gets.",
    waiting: "The invitation cannot be taken any more.",
    confirm: "End the pass",
    working: "Ending …",
    keep: "Keep it",
    done: (label: string) => ({ title: `The pass of ${label} has ended` }),
    failed: "The pass could not be ended just now. Try again in a moment.",
  },
  new: {
    inviteTitle: "Invite somebody",
    loadTitle: (name: string, version: string) => `Load ${name} ${version} for you`,
    loadWords: "From the next page on you get this version, and a banner says so. Nobody else " +
      "gets it.",
    kind: "What the person gets",
    kinds: {
      tester: {
        label: "What is on canary",
        description: "A tester gets each canary of the remote, whatever its share.",
      },
      override: {
        label: "One version",
        description: "A published version that is not live, loaded for this person only.",
      },
    },
    remote: "Release",
    version: "Version",
    noVersion: "Every version that passed its checks is live already.",
    label: "Who it is for",
    labelHint: "The name by which your team knows the person. The audit log keeps it.",
    labelMissing: "Say who it is for.",
    hours: "How long",
    durations: {
      tester: [[24, "1 day"], [168, "7 days"], [720, "30 days"], [2160, "90 days"]],
      override: [[1, "1 hour"], [8, "8 hours"], [24, "1 day"], [72, "3 days"]],
    } satisfies Record<NewPass["kind"], [hours: number, words: string][]>,
    confirm: "Make the invitation",
    working: "Making …",
    load: "Load it for me",
    loading: "Loading …",
    loaded: (name: string, version: string) => ({
      title: `You get ${name} ${version}`,
      description: "Load a page anew to see it.",
    }),
  },
  link: {
    title: "The invitation is ready",
    words: "Send this link to the person. It is shown this once and works once.",
    label: "Invitation link",
    copy: "Copy",
    copied: "Copied",
    notCopied: "Copying is not allowed here: select the link and copy it by hand.",
    close: "Done",
  },
};
