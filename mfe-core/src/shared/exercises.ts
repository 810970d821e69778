import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import type { SceneName } from "./scenes.ts";

/** A meditation (core specification §3). Duration in seconds. */
export interface Meditation {
  id: ExerciseId;
  title: string;
  description: string;
  benefits: readonly string[];
  duration: number;
  /** A sound of the product's own, for `createAmbience`. */
  audioSrc: string;
  image: SceneName;
  instructions: readonly string[];
  isQuick: boolean;
}

/** A journey in the mind to a place (core specification §3). Duration in seconds. */
export interface Visualization {
  id: ExerciseId;
  title: string;
  description: string;
  benefits: readonly string[];
  duration: number;
  /** A sound of the product's own, for `createAmbience`. */
  audioSrc: string;
  backgroundImage: SceneName;
  instructions: readonly string[];
  /** The place, and the hour of the day there. */
  scenario: string;
  isQuick: boolean;
}

export const MEDITATIONS: readonly Meditation[] = [
  {
    id: "quick-reset",
    title: "Quick Reset",
    description: "Three minutes between two things, to arrive at the second.",
    benefits: ["Puts an end to what was before", "One clear next thing to do"],
    duration: 180,
    audioSrc: "stillness:180",
    image: "morning-cup",
    instructions: [
      "Sit with both feet on the floor and let the hands rest.",
      "Feel the chair carry you. There is nothing to hold up.",
      "Follow ten breaths, and count them. When you lose count, begin again at one.",
      "Ask yourself what the next hour needs from you, and no more than that.",
    ],
    isQuick: true,
  },
  {
    id: "body-scan",
    title: "Body Scan",
    description: "Ten minutes from the feet to the head, to notice where the day sits.",
    benefits: ["Shows where the day sits in the body", "May make falling asleep easier"],
    duration: 600,
    audioSrc: "stillness:600",
    image: "hammock",
    instructions: [
      "Lie down or lean back, and close your eyes if you like.",
      "Begin at the feet. Feel them for a few breaths before you go on.",
      "Go up slowly: legs, belly, back, hands, shoulders, jaw, brow.",
      "Where it is tight, breathe there once, and go on without forcing anything.",
      "At the end feel all of the body at once.",
    ],
    isQuick: false,
  },
  {
    id: "gratitude",
    title: "Gratitude",
    description: "Five minutes for what has held, also in a bad week.",
    benefits: ["May lift a heavy mood a little", "Leaves worries less room"],
    duration: 300,
    audioSrc: "stillness:300",
    image: "apples",
    instructions: [
      "Think of one thing today that was easier than it might have been.",
      "Think of somebody who had a part in it, and see the face.",
      "Think of something your body did for you without being asked.",
      "Stay with the one that means most, for as long as it lasts.",
    ],
    isQuick: true,
  },
  {
    id: "loving-kindness",
    title: "Loving-Kindness",
    description:
      "Eight minutes of goodwill: for yourself, for those close, for those hard to like.",
    benefits: ["Old anger may soften", "Patience may come easier"],
    duration: 480,
    audioSrc: "stillness:480",
    image: "birds",
    instructions: [
      "Begin with somebody easy, and wish them a quiet day.",
      "Wish yourself the same, in words you would use to a friend.",
      "Then somebody close to you, and somebody you hardly know.",
      "Then somebody you have trouble with, as much as you can mean today; or leave that out.",
    ],
    isQuick: false,
  },
];

export const VISUALIZATIONS: readonly Visualization[] = [
  {
    id: "peaceful-beach",
    title: "Peaceful Beach",
    description: "Ten minutes by the sea, out of season, with nothing to carry.",
    benefits: ["Ten minutes away from the list", "The breath may slow down beside the waves"],
    duration: 600,
    audioSrc: "shore:600",
    backgroundImage: "beach",
    instructions: [
      "Sit or lie where nobody needs you, and let the eyes close if they want to.",
      "Walk down to the water, shoes in hand, as slowly as you like.",
      "Let the waves come and go, and let the breath find a pace beside them.",
      "When the tide turns, come back up the sand with time to spare.",
    ],
    scenario:
      "A wide beach in late September, in the hour before evening. The season is over, the sand is still warm.",
    isQuick: false,
  },
  {
    id: "mountain-refuge",
    title: "Mountain Refuge",
    description: "Eight minutes in a hut above the valley, with the door shut.",
    benefits: ["A look at things from further off", "A place of your own to come back to"],
    duration: 480,
    audioSrc: "heights:480",
    backgroundImage: "hut",
    instructions: [
      "Lean back, and put down what is in your hands.",
      "Go up the last part of the path at the pace of your knees.",
      "Light the stove, sit by the window, and look down at the small valley.",
      "Leave what you carried on the bench, and take back only what you need.",
    ],
    scenario: "A wooden hut above the trees at dusk. The stove is laid, the bench is yours.",
    isQuick: false,
  },
  {
    id: "forest-renewal",
    title: "Forest Renewal",
    description: "Six minutes in a wet wood, where young trees come up by themselves.",
    benefits: ["A break from the screen", "Some air around a hard year"],
    duration: 360,
    audioSrc: "woods:360",
    backgroundImage: "wood",
    instructions: [
      "Sit back, and breathe out once, all the way.",
      "Leave the phone in the car, and follow the path.",
      "Lay a hand on the fallen beech, and look at its rings.",
      "Sit on the trunk and listen, then walk back.",
    ],
    scenario:
      "A beech wood in the morning, after a night of rain. One car stands at its edge: yours.",
    isQuick: true,
  },
];
