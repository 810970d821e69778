import type { ExerciseKind } from "@reclaim/contracts-members/exercises";

/** Each kind of practice: what it is called, and how it is offered again. */
export const PRACTICES: Record<ExerciseKind, { name: string; title: string; description: string }> =
  {
    breathing: {
      name: "breathing",
      title: "A minute of breathing before supper",
      description: "One round, on the stairs or in the car. It went with better days of yours.",
    },
    meditation: {
      name: "meditation",
      title: "Three quiet minutes",
      description: "The short one, on a kitchen chair. It went with better days of yours.",
    },
    visualization: {
      name: "visualization",
      title: "Ten minutes somewhere else",
      description:
        "The beach or the forest, with the door closed. It went with better days of yours.",
    },
  };
