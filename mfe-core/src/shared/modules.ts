import { type Pillar, PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { CHALLENGE_TASKS } from "@reclaim/contracts-members/module-progress";
import type { ModuleSceneName } from "./module-scenes.ts";

/** A module as the catalogue has it, the same for everybody (core specification §3). */
export interface CatalogueEntry {
  /** Counts from 1 within the pillar. */
  id: number;
  pillar: Pillar;
  title: string;
  description: string;
  /** The parts of a module: its introduction, its tasks and a reflection. */
  totalLessons: number;
  /** A picture that the page draws in the colours of the theme. */
  image: ModuleSceneName;
}

const LESSONS = 1 + CHALLENGE_TASKS + 1;

/** Title and description of each module, in the order in which they open. */
const CONTENT: Record<Pillar, readonly (readonly [title: string, description: string])[]> = {
  body: [
    ["Sleep Comes First", "Get the hours back that everything else depends on."],
    ["Walk It In", "Half an hour a day on your feet, without a plan or a gym."],
    ["Strength You Can Use", "Keep back, hips and shoulders ready for the next twenty years."],
    ["Eat Like a Grown Man", "Three plain meals, less at night, and no diet with a name."],
    ["Drink, Screens, Late Hours", "Look soberly at what you use to come down in the evening."],
    ["The Check-Up", "Know your numbers, and go to the doctor before you must."],
  ],
  mind: [
    ["Empty the Head", "Put what goes round at night onto paper and out of the way."],
    ["One Thing at a Time", "Win back the hour in which you finish what you begin."],
    ["The Voice That Drives You", "Hear what you say to yourself, and answer it fairly."],
    ["Saying No", "Turn down what is not yours to carry, without a long excuse."],
    ["Worry by Appointment", "Give worries a time and a place, and the rest of the day to you."],
    ["Learning Again", "Be a beginner at something, and notice what that wakes up."],
    ["Room to Think", "Keep an empty hour in the week and defend it."],
  ],
  emotional: [
    ["Naming What Is There", "Find better words than fine, tired and stressed."],
    ["Anger, Read Correctly", "See what it protects before it speaks for you."],
    ["Old Losses", "Give room to what you went past because there was work to do."],
    ["The People Closest", "Say one true thing a day to somebody at home."],
    ["Friends, Once More", "Call the man you have meant to call for two years."],
    ["Asking for Help", "Practise the sentence that is hardest for those who hold up others."],
    ["Being a Father, Being a Son", "Look at both ends of the line, and at what you hand on."],
    ["What You Are Grateful For", "See what has held, without talking the rest away."],
  ],
  financial: [
    ["An Honest Look", "What comes in, what goes out, what you owe: on one page."],
    ["Quiet Spending", "Find the costs that no longer do anything for you."],
    ["A Floor Under You", "Build the reserve that lets you sleep, and decide how much is enough."],
    ["Debt, in Order", "Put what you owe in a line and begin at one end."],
    [
      "Work You Can Keep Doing",
      "What your next ten years of work may look like, and what they pay.",
    ],
    ["Enough", "Say what the money is for, and with whom you talk about it."],
  ],
};

/** All modules of a pillar, in order. */
export const modulesOf = (pillar: Pillar): CatalogueEntry[] =>
  CONTENT[pillar].map(([title, description], index) => ({
    id: index + 1,
    pillar,
    title,
    description,
    totalLessons: LESSONS,
    image: `${pillar}-${index + 1}`,
  }));

/** The module whose page is at a path; none for ids such as `01`, `1.5` and those past the last (D65). */
export function moduleAt(path: string): CatalogueEntry | undefined {
  const [, pillar, id] = /^\/journey\/([a-z]+)-reset\/([1-9]\d?)$/.exec(path) ?? [];
  const known = PILLAR_IDS.find((name) => name === pillar);
  return known && modulesOf(known)[Number(id) - 1];
}

/** The page of a module. */
export const modulePath = ({ pillar, id }: Pick<CatalogueEntry, "pillar" | "id">): string =>
  `/journey/${pillar}-reset/${id}`;
