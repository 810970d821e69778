import type { CoachMessage } from "@reclaim/contracts-insights/coach";
import {
  type EmailRequest,
  type ModuleContentRequest,
  NAME_PLACEHOLDER,
  type WrittenEmail,
  type WrittenModuleContent,
} from "@reclaim/contracts-insights/generated-content";
import type { MemberSituation } from "@reclaim/contracts-insights/insights";
import { PILLARS } from "@reclaim/contracts-members/catalogue";
import { ACTIONS } from "./actions.copy.ts";
import { pickFresh } from "./choice.model.ts";
import { lowestPillar } from "./journal-prompts.model.ts";
import { PROMPTS } from "./journal-prompts.copy.ts";
import { MODULES } from "../shared/modules.copy.ts";
import { COACH, CONTENT, EMAILS } from "./written.copy.ts";

const READER = {
  "Under 45": "",
  "45-52": "You know by now what works for others. ",
  "53-60": "Thirty years of work are in your bones. ",
} as const;

/** A text for a module; a module that does not exist is refused before. */
export function writeModuleContent(
  { pillar, moduleId, contentType, userDetails }: ModuleContentRequest,
): WrittenModuleContent {
  const module = MODULES[pillar][moduleId - 1];
  if (!module) throw new Error(`there is no module ${moduleId} in ${pillar}`);
  const { title, scene } = module;
  const from = (list: readonly string[], count: number) =>
    Array.from({ length: count }, (_, index) => list[(moduleId + index) % list.length]!);
  const actions = from(
    ACTIONS[pillar].map((action) => `${action.title}. ${action.description}`),
    2,
  );
  const known = userDetails?.experience?.trim()
    ? "What you have tried so far counts; keep the part that helped. "
    : "";
  const reader = READER[userDetails?.age ?? "Under 45"] + known;
  const paragraphs = {
    introduction: () => CONTENT.introduction(title, scene, reader),
    "main-content": () => CONTENT["main-content"](title, scene, actions),
    exercise: () => CONTENT.exercise(title, actions),
    "reflection-prompt": () => CONTENT["reflection-prompt"](from(PROMPTS[pillar], 3)),
  }[contentType]();
  const next = MODULES[pillar][moduleId];
  return {
    title,
    content: paragraphs.join("\n\n"),
    additionalResources: [
      "Mindfulness: box breathing, about a minute",
      `Journal: the prompts about ${PILLARS[pillar].name.toLowerCase()}`,
      ...(next ? [`The next stop: “${next.title}”`] : []),
    ],
  };
}

/** An e-mail; its reader's name is put in later. */
export function writeEmail({ emailType, recentActivity = {} }: EmailRequest): WrittenEmail {
  const email = EMAILS[emailType];
  return {
    subject: email.subject(recentActivity),
    paragraphs: [`Hello ${NAME_PLACEHOLDER},`, ...email.paragraphs(recentActivity)],
  };
}

const ABOUT: [keyof typeof COACH.heard, RegExp][] = [
  ["tired", /\b(?:tired|exhausted|worn|sle(?:ep|pt)|awake|burnt?[ -]?out|drained)\b/i],
  ["money", /\b(?:money|debts?|bank|bills?|mortgage|rent|salary|tax(?:es)?)\b/i],
  [
    "people",
    /\b(?:wife|son|daughter|kids?|children|father|mother|brother|sister|friends?|marriage|divorce|partner)\b/i,
  ],
  ["work", /\b(?:work|job|boss|office|meetings?|deadline|colleagues?|project)\b/i],
  ["good", /\b(?:good|great|glad|proud|happy|better)\b/i],
];

/** What no set of rules should have an opinion on. */
const NOT_OURS =
  /\b(?:diagnos\w*|medication|antidepressants?|dose|prescri\w*|symptoms?|lawyer|sue|invest\w*|shares|crypto\w*|tax return)\b/i;

const NOT_GOOD = /\b(?:not|no|never|isn['’]?t|wasn['’]?t|don['’]?t|didn['’]?t)\b/i;

/** An answer to a message: what was heard, one step, one question. Never what was answered last. */
export function coach(
  { message, history, situation, today }: {
    message: string;
    history: Pick<CoachMessage, "from" | "content">[];
    situation: MemberSituation;
    today: string;
  },
): string {
  const last = history.findLast(({ from }) => from === "coach")?.content ?? "";
  const seed = `${today} ${message} ${history.length}`;
  const said = (sentence: string) => last.includes(sentence);
  const question = pickFresh(COACH.questions, `${seed} question`, said);
  if (NOT_OURS.test(message)) return `${COACH.notMine} ${question}`;
  const found = ABOUT.find(([about, words]) =>
    words.test(message) && !(about === "good" && NOT_GOOD.test(message))
  )?.[0];
  const about = found ?? "other";
  const isWornOut = (situation.burnoutLevel ?? 0) >= 4 || about === "tired";
  const steps = about === "good"
    ? COACH.steps.good
    : isWornOut
    ? COACH.steps.rest
    : about === "people"
    ? COACH.steps.emotional
    : about === "money"
    ? COACH.steps.financial
    : COACH.steps[about === "work" ? "mind" : lowestPillar(situation) ?? "mind"];
  return [
    pickFresh(COACH.heard[about], `${seed} heard`, said),
    pickFresh(steps, `${seed} step`, said),
    question,
  ].join(" ");
}
