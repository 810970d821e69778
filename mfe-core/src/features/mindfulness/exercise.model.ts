import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import { BREATHING, type BreathingPattern } from "../../shared/breathing-patterns.ts";
import { MEDITATIONS, VISUALIZATIONS } from "../../shared/exercises.ts";
import type { SceneName } from "../../shared/scenes.ts";

export const CATEGORIES = ["breathing", "meditation", "visualization"] as const;
export type Category = typeof CATEGORIES[number];

interface Facts {
  id: ExerciseId;
  title: string;
  description: string;
  /** Seconds. */
  duration: number;
  image: SceneName;
  isQuick: boolean;
}
export type BreathingExercise = Facts & { category: "breathing"; pattern: BreathingPattern };
/** Led by timed words and a sound. `scenario` is of a visualization: the place it goes to. */
export type GuidedExercise = Facts & {
  category: "meditation" | "visualization";
  audioSrc: string;
  instructions: readonly string[];
  scenario?: string;
};
export type Exercise = BreathingExercise | GuidedExercise;

/** All exercises, in the order of core specification §9. */
export const EXERCISES: readonly Exercise[] = [
  ...BREATHING.map((pattern) => ({
    ...pattern,
    category: "breathing" as const,
    title: pattern.name,
    pattern,
  })),
  ...MEDITATIONS.map((meditation) => ({ ...meditation, category: "meditation" as const })),
  ...VISUALIZATIONS.map(({ backgroundImage, ...visualization }) => ({
    ...visualization,
    category: "visualization" as const,
    image: backgroundImage,
  })),
];

/** What an exercise is good for, and which ones are chosen for it (core specification §9). */
export const GOALS = {
  stress: ["calming-breath", "body-scan", "loving-kindness"],
  focus: ["box-breathing", "quick-reset"],
  sleep: ["4-7-8-breathing", "body-scan"],
  energy: ["deep-breathing", "gratitude"],
} as const satisfies Record<string, readonly ExerciseId[]>;
export type Goal = keyof typeof GOALS;
export const GOAL_NAMES = Object.keys(GOALS) as Goal[];

/** What the browser shows; what is not given narrows nothing. */
export interface ExerciseFilter {
  category?: Category | undefined;
  goal?: Goal | undefined;
  search?: string;
}

/** The line below a breathing pattern's name counts as its title, too. */
const searchedTexts = (exercise: Exercise): string[] => [
  exercise.title,
  exercise.description,
  ...(exercise.category === "breathing" ? [exercise.pattern.title] : []),
];

/** The exercises that a filter lets through; words are found whatever their case. */
export function filterExercises(
  exercises: readonly Exercise[],
  { category, goal, search = "" }: ExerciseFilter,
): Exercise[] {
  const words = search.trim().toLowerCase();
  const ids: readonly ExerciseId[] | undefined = goal && GOALS[goal];
  return exercises.filter((exercise) =>
    (!category || exercise.category === category) &&
    (!ids || ids.includes(exercise.id)) &&
    searchedTexts(exercise).some((text) => text.toLowerCase().includes(words))
  );
}

/** The exercises of these ids, in their order, each once. */
export const exercisesOf = (ids: readonly ExerciseId[]): Exercise[] =>
  [...new Set(ids)].flatMap((id) => EXERCISES.find((exercise) => exercise.id === id) ?? []);
