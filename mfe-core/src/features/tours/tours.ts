import type { Tour } from "@reclaim/host-api";

const home: Tour = {
  id: "home",
  path: "/",
  steps: [
    {
      target: "[data-tour=check-in]",
      title: "Your daily check-in",
      content: "One honest answer a day is enough. It keeps your streak, and colours the page.",
      position: "bottom",
      expression: "happy",
    },
    {
      target: "[data-tour=prompt]",
      title: "Today's journal prompt",
      content: "A question to think about, or to write about. Only you can read the answer.",
      position: "top",
      expression: "curious",
    },
  ],
};

/** Starts by itself on a member's first Home. */
export const welcome: Tour = {
  id: "welcome",
  steps: [
    {
      target: "[data-tour=check-in]",
      title: "Good to have you here",
      content: "Home begins with a question: how are you? It takes a few seconds.",
      position: "bottom",
      expression: "excited",
    },
    {
      target: "[data-tour=prompt]",
      title: "A prompt for today",
      content: "If you like to write, here is a question to begin with. Only you read the answer.",
      position: "top",
      expression: "curious",
    },
    {
      target: "[data-tour=recommended]",
      title: "Chosen for you",
      content: "Modules that fit where you are now. The choice follows your progress and moods.",
      position: "top",
      expression: "thinking",
    },
    {
      target: "[data-tour=journey]",
      title: "Continue your journey",
      content: "Body, mind, emotions, finances: four pillars, one step at a time, at your pace.",
      position: "top",
      expression: "proud",
    },
    {
      target: "[data-tour=mindful-break]",
      title: "A mindful break",
      content: "When a day gets too loud: exercises of a minute or two, wherever you are.",
      position: "top",
      expression: "happy",
    },
    {
      target: "[data-tour=tour-guide]",
      title: "Whenever you like",
      content: "This button shows you around the page you are on. That is all. Take your time.",
      position: "bottom",
      expression: "happy",
    },
  ],
};

const journal: Tour = {
  id: "journal",
  path: "/journal",
  steps: [
    {
      target: "[data-tour=prompts]",
      title: "Prompts to begin with",
      content: "Search them or go by a theme. The one that you choose comes along to your entry.",
      position: "bottom",
      expression: "curious",
    },
    {
      target: "[data-tour=entry]",
      title: "Your entry",
      content: "Write as much or as little as you like. What you type is kept until you save it.",
      position: "top",
      expression: "happy",
    },
  ],
};

/** Onboarding explains itself: its tour does nothing (D20). */
const onboarding: Tour = { id: "onboarding", steps: [] };

export default [home, welcome, journal, onboarding];
