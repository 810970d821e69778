import type { ModuleStatus } from "@reclaim/contracts-members/module-progress";

const STATUS: Record<ModuleStatus, string> = {
  "in progress": "In progress",
  "up next": "Up next",
  locked: "Locked",
  completed: "Completed",
};

export const copy = {
  recommended: {
    title: "Recommended for you",
    status: (pillar: string, status: ModuleStatus) => `${pillar} · ${STATUS[status]}`,
    done: "All 27 modules are behind you. They stay open, for the ones worth a second time.",
    seeAll: "See your journey",
  },
  /** What a module's button says (core specification §2). */
  open: { begun: "Continue", fresh: "Start Module" },
  journey: {
    title: "Continue Your Journey",
    pillar: (name: string) => `${name} Reset`,
    count: (done: number, all: number) => `${done} of ${all} modules`,
    fresh:
      "Nothing is begun yet. Take the one that weighs most, and give it half an hour this week.",
    done: "All modules done",
    lookBack: "Look back",
  },
  fuel: { title: "Today's Fuel" },
  talks: { title: "Midlife Mastery Talks", audio: "Audio", video: "Video", watch: "Watch" },
  listen: "Listen",
  close: "Close the player",
  playerFailed: "The player did not load.",
  minutes: (seconds: number) =>
    seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} min`,
  /** Exact words (core specification §8, D43). */
  videoComing: {
    title: "Coming soon",
    description: "Video playback will be available in a future update.",
  },
  quick: {
    title: "Mindful Break",
    words: "A minute is enough.",
    all: "All exercises",
  },
};
