import type { Tier } from "@reclaim/contracts-common/entitlements";

const TIER_NAMES: Record<Tier, string> = {
  starter: "Starter",
  essential: "Essential",
  premium: "Premium",
};

const list = (words: readonly string[]): string =>
  words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;

/** Who has a canary, as a part of a sentence: "10 % of members and everybody on Premium". */
export function formatShareOf(percent: number, tiers: readonly Tier[]): string {
  const plans = tiers.length > 0 && `everybody on ${list(tiers.map((tier) => TIER_NAMES[tier]))}`;
  if (percent >= 100) return "everybody";
  if (percent > 0) return `${percent} % of members${plans ? ` and ${plans}` : ""}`;
  return plans || "testers only";
}

export const copy = {
  now: "Live now",
  next: "Then",
  nothing: "nothing yet",
  endsCanary: (version: string) => `The canary of ${version} ends with that.`,
  nextPage: "A page gets it when it is loaded; open pages stay on what they have.",
  activate: {
    title: (name: string) => `Activate a version of ${name}?`,
    words: "Everybody gets it.",
    back: "You can roll back at any time.",
    confirm: "Activate",
    working: "Activating …",
    done: (name: string, version: string) => ({
      title: `${name} ${version} is live`,
      description: "Everybody gets it with the next page.",
    }),
  },
  canary: {
    title: (name: string) => `Put a version of ${name} on canary`,
    changeTitle: (name: string) => `Change the canary of ${name}`,
    version: "On canary",
    share: "Share of members",
    percent: (percent: number) => `${percent} %`,
    ends: ["Testers only", "Everybody"] as const,
    tiers: "Besides, everybody on",
    tierNames: TIER_NAMES,
    who: (share: string) => `It goes to ${share}. Named testers have it in any case.`,
    instead: (version: string) => `It takes the place of ${version}, which is on canary now.`,
    judged:
      "It is rolled back automatically when browsers report that it is worse than what is live.",
    confirm: "Start the canary",
    working: "Starting …",
    change: "Change the share",
    changing: "Changing …",
    done: (name: string, version: string, share: string) => ({
      title: `${name} ${version} is on canary`,
      description: `It goes to ${share}.`,
    }),
  },
  stop: {
    title: (name: string) => `Stop the canary of ${name}?`,
    words: (version: string) =>
      `Whoever has ${version} gets what is live. It stays stored: you can put it on canary again.`,
    confirm: "Stop the canary",
    working: "Stopping …",
    done: (name: string) => ({
      title: `The canary of ${name} has stopped`,
      description: "Everybody gets what is live.",
    }),
  },
  off: {
    title: (name: string) => `Take ${name} off every page?`,
    words: "Its pages, its navigation and what it adds to other pages are gone. There is no " +
      "earlier version to go back to. All versions stay stored.",
    keep: "Keep it",
    confirm: "Take it off",
    working: "Taking it off …",
    done: (name: string) => ({
      title: `${name} is off every page`,
      description: "Activate a version to bring it back.",
    }),
    failed: "It could not be taken off. See what is live before you try again.",
  },
  back: {
    title: (name: string) => `Roll back ${name}`,
    to: "Back to",
    option: (version: string, published: string | undefined, lastGood: boolean) =>
      [version, lastGood && "last good", published && `published ${published}`]
        .filter(Boolean).join(", "),
    words: "Everybody gets it, within a second. What is live now stays stored.",
    confirm: "Roll back",
    working: "Rolling back …",
    done: (name: string, version: string) => ({
      title: `${name} is back on ${version}`,
      description: "Everybody gets it with the next page.",
    }),
  },
};
