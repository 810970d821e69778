import type { BreathPart } from "./breathing.model.ts";
import type { Category, Goal } from "./exercise.model.ts";

/** What a part of a breath is called while it lasts. */
const PHASE: Record<BreathPart["phase"], string> = {
  in: "Breathe in",
  "hold-in": "Hold",
  out: "Breathe out",
  "hold-out": "Rest",
};
const CATEGORY: Record<Category, string> = {
  breathing: "Breathing",
  meditation: "Meditation",
  visualization: "Visualization",
};
const GOAL: Record<Goal, string> = {
  stress: "Stress",
  focus: "Focus",
  sleep: "Sleep",
  energy: "Energy",
};

export const copy = {
  page: {
    title: "Mindfulness Practice",
    lead: "A minute or ten, and you need nothing but a chair.",
    visualizations: "Guided Visualizations",
  },
  tabs: { label: "Exercises", explore: "Explore", mine: "My Exercises" },
  filters: {
    search: "Search exercises",
    placeholder: "Search exercises",
    category: "Kind",
    goal: "Good for",
    all: "All",
    categories: CATEGORY,
    goals: GOAL,
    found: (count: number) => count === 1 ? "1 exercise" : `${count} exercises`,
    none: "No exercises found.",
    clear: "Show all exercises",
  },
  card: {
    start: "Start",
    begin: (title: string) => `Start: ${title}`,
    favourite: (title: string) => `Favourite: ${title}`,
    category: CATEGORY,
    length: (seconds: number) => seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`,
  },
  mine: {
    favourites: "Favourites",
    practised: "Practised lately",
    noneTitle: "Nothing here yet",
    none: "Press the heart on an exercise to find it here. What you practise shows here, too.",
    failed: "Your exercises did not load.",
    loading: "Your exercises are loading.",
    failedFavourite: { title: "This was not saved.", description: "Try again in a moment." },
  },
  session: {
    phase: PHASE,
    ready: "Sit down. Let the shoulders drop.",
    start: "Start",
    resume: "Go on",
    pause: "Pause",
    reset: "Reset",
    again: "Once more",
    close: "Close",
    finished: "Done. Stay a moment.",
    rounds: (all: number) => `${all} rounds`,
    cycle: (cycle: number, all: number) => `Round ${cycle} of ${all}`,
    sound: "A soft tone at each change",
    vibration: "A short vibration at each change",
  },
  practiceFailed: {
    title: "This practice was not counted.",
    description: "The server did not take it. What you did for yourself stays done.",
  },
  guided: {
    soundFailed: "The sound did not play, so the meditation has stopped. Press Play to try again.",
    withoutSound: "The sound does not play here. The words go on without it.",
    wordsFailed: "The words of this exercise did not load.",
    retry: "Try again",
    readAloud: "Read the words aloud",
    noVoice: "This device has no voice of its own to read with.",
  },
  visualizations: {
    title: "Guided Visualizations",
    lead: "Places to go with your eyes closed.",
    back: "Mindfulness Practice",
    tabs: "Visualizations",
    quick: "Quick Visualizations",
    immersive: "Immersive Journeys",
    benefitsTitle: "What it may do for you",
    benefits: [
      {
        id: "stress",
        title: "Stress Reduction",
        text:
          "The body answers to a place that is only imagined, too. Shoulders and jaw may let go.",
      },
      {
        id: "clarity",
        title: "Mental Clarity",
        text: "Ten minutes away from the list. What matters may stand out when you are back.",
      },
      {
        id: "resilience",
        title: "Emotional Resilience",
        text: "A place you know how to reach is a place to return to on a hard day.",
      },
    ],
  },
};
