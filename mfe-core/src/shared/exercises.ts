import type { SceneName } from "./scene.tsx";

/** A way to breathe (core specification §3). Times in seconds. */
export interface BreathingPattern {
  id: string;
  name: string;
  /** What it is good for, as a short line. */
  title: string;
  description: string;
  benefits: readonly string[];
  inhaleTime: number;
  holdInTime: number;
  exhaleTime: number;
  holdOutTime: number;
  cycles: number;
  duration: number;
  isQuick: boolean;
  image: SceneName;
}

/** A meditation (core specification §3). Duration in seconds. */
export interface Meditation {
  id: string;
  title: string;
  description: string;
  benefits: readonly string[];
  duration: number;
  /** A sound of the product's own, for `soundUrl`. */
  audioSrc: string;
  image: SceneName;
  instructions: readonly string[];
  isQuick: boolean;
}

export const BREATHING: readonly BreathingPattern[] = [
  {
    id: "box-breathing",
    name: "Box Breathing",
    title: "Steady before a hard hour",
    description: "Four equal sides: in, hold, out, hold.",
    benefits: ["Steadies the pulse", "Brings the mind to one thing", "Works at any desk"],
    inhaleTime: 4,
    holdInTime: 4,
    exhaleTime: 4,
    holdOutTime: 4,
    cycles: 4,
    duration: 64,
    isQuick: true,
    image: "steps-2",
  },
  {
    id: "4-7-8-breathing",
    name: "4-7-8 Breathing",
    title: "For the end of the day",
    description: "A long hold and a longer way out, to come down before sleep.",
    benefits: ["Helps to fall asleep", "Slows a racing head", "Loosens jaw and shoulders"],
    inhaleTime: 4,
    holdInTime: 7,
    exhaleTime: 8,
    holdOutTime: 0,
    cycles: 3,
    duration: 57,
    isQuick: false,
    image: "water-7",
  },
  {
    id: "deep-breathing",
    name: "Deep Breathing",
    title: "Air for a tired afternoon",
    description: "Five seconds in, five out, down into the belly.",
    benefits: ["Wakes without coffee", "Opens the chest", "Eases tension in the back"],
    inhaleTime: 5,
    holdInTime: 0,
    exhaleTime: 5,
    holdOutTime: 0,
    cycles: 5,
    duration: 50,
    isQuick: true,
    image: "hills-4",
  },
  {
    id: "calming-breath",
    name: "Calming Breath",
    title: "When it gets too much",
    description: "Out twice as long as in; the body takes it as a sign that all is well.",
    benefits: ["Takes the edge off anger", "Works within a minute", "Nobody notices"],
    inhaleTime: 3,
    holdInTime: 0,
    exhaleTime: 6,
    holdOutTime: 0,
    cycles: 5,
    duration: 45,
    isQuick: true,
    image: "water-3",
  },
];

export const MEDITATIONS: readonly Meditation[] = [
  {
    id: "quick-reset",
    title: "Quick Reset",
    description: "Three minutes between two things, to arrive at the second.",
    benefits: ["Ends what was before", "Clears the head for what comes"],
    duration: 180,
    audioSrc: "tone:180",
    image: "hills-2",
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
    benefits: ["Finds tension before it hurts", "Prepares for sleep"],
    duration: 600,
    audioSrc: "tone:600",
    image: "water-5",
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
    benefits: ["Lifts a heavy mood", "Puts worries in their place"],
    duration: 300,
    audioSrc: "tone:300",
    image: "leaves-8",
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
    benefits: ["Softens old anger", "Makes patience easier"],
    duration: 480,
    audioSrc: "tone:480",
    image: "leaves-4",
    instructions: [
      "Wish yourself a quiet day, in words you would use to a friend.",
      "Wish the same to somebody close to you.",
      "Then to somebody you hardly know.",
      "Then to somebody you have trouble with; as much as you can mean today.",
    ],
    isQuick: false,
  },
];

/** What can be done in a short break, in the order of the specification (§9). */
export const QUICK_EXERCISES: readonly Pick<
  BreathingPattern,
  "id" | "title" | "description" | "duration" | "image"
>[] = [
  ...BREATHING.map(({ name, ...pattern }) => ({ ...pattern, title: name })),
  ...MEDITATIONS,
].filter(({ isQuick }) => isQuick);
