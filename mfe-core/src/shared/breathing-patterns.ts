import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import type { SceneName } from "./scenes.ts";

/** A way to breathe (core specification §3). Times in seconds. */
export interface BreathingPattern {
  id: ExerciseId;
  name: string;
  /** Its benefit, as a short line. */
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

export const BREATHING: readonly BreathingPattern[] = [
  {
    id: "box-breathing",
    name: "Box Breathing",
    title: "Steady before a hard hour",
    description: "Four equal sides: in, hold, out, hold.",
    benefits: ["May steady the pulse", "Brings the mind to one thing", "Can be done at any desk"],
    inhaleTime: 4,
    holdInTime: 4,
    exhaleTime: 4,
    holdOutTime: 4,
    cycles: 4,
    duration: 64,
    isQuick: true,
    image: "square-window",
  },
  {
    id: "4-7-8-breathing",
    name: "4-7-8 Breathing",
    title: "For the end of the day",
    description: "A long hold and a longer way out, to come down before sleep.",
    benefits: [
      "May help you fall asleep",
      "Something to count besides worries",
      "Jaw and shoulders may let go",
    ],
    inhaleTime: 4,
    holdInTime: 7,
    exhaleTime: 8,
    holdOutTime: 0,
    cycles: 3,
    duration: 57,
    isQuick: false,
    image: "moonlit-lake",
  },
  {
    id: "deep-breathing",
    name: "Deep Breathing",
    title: "Air for a tired afternoon",
    description: "Five seconds in, five out, down into the belly.",
    benefits: [
      "A break that is not a coffee",
      "Gets you out of your stoop",
      "A tight back may ease",
    ],
    inhaleTime: 5,
    holdInTime: 0,
    exhaleTime: 5,
    holdOutTime: 0,
    cycles: 5,
    duration: 50,
    isQuick: true,
    image: "kite",
  },
  {
    id: "calming-breath",
    name: "Calming Breath",
    title: "When it gets too much",
    description: "Out twice as long as in, for a moment that runs hot.",
    benefits: ["May take the edge off anger", "Over in less than a minute", "Nobody notices"],
    inhaleTime: 3,
    holdInTime: 0,
    exhaleTime: 6,
    holdOutTime: 0,
    cycles: 5,
    duration: 45,
    isQuick: true,
    image: "reeds",
  },
];
