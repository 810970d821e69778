/**
 * The mindfulness exercises (core specification §9). `seconds` is how long one lasts from start to
 * end; what was practised is never longer.
 */
export const EXERCISES = {
  "box-breathing": { kind: "breathing", seconds: 64 },
  "4-7-8-breathing": { kind: "breathing", seconds: 57 },
  "deep-breathing": { kind: "breathing", seconds: 50 },
  "calming-breath": { kind: "breathing", seconds: 45 },
  "quick-reset": { kind: "meditation", seconds: 180 },
  "body-scan": { kind: "meditation", seconds: 600 },
  "gratitude": { kind: "meditation", seconds: 300 },
  "loving-kindness": { kind: "meditation", seconds: 480 },
  "peaceful-beach": { kind: "visualization", seconds: 600 },
  "mountain-refuge": { kind: "visualization", seconds: 480 },
  "forest-renewal": { kind: "visualization", seconds: 360 },
} as const;
export type ExerciseId = keyof typeof EXERCISES;
export const EXERCISE_IDS = Object.keys(EXERCISES) as ExerciseId[];

export const EXERCISE_KINDS = ["breathing", "meditation", "visualization"] as const;
export type ExerciseKind = typeof EXERCISE_KINDS[number];
