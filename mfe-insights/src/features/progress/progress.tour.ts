import type { Tour } from "@reclaim/host-api";

const progress: Tour = {
  id: "progress",
  path: "/progress",
  steps: [
    {
      target: "[data-tour=progress-header]",
      title: "Your progress",
      content: "All you have done so far. Come by when you doubt that anything moves.",
      position: "bottom",
      expression: "proud",
    },
    {
      target: "[data-tour=streak]",
      title: "Your streak",
      content: "Days in a row with a check-in. After a break, the next one begins anew.",
      position: "bottom",
      expression: "happy",
    },
    {
      target: "[data-tour=achievements]",
      title: "Your achievements",
      content: "Badges for steps that you have taken, and those still to come.",
      position: "top",
      expression: "excited",
    },
    {
      target: "[data-tour=share]",
      title: "Share it, if you like",
      content: "Makes a picture without name and moods. Nobody sees it unless you send it.",
      position: "bottom",
      expression: "curious",
    },
  ],
};

export default [progress];
