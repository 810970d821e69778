import type {
  DailyAction,
  FocusModule,
  RecommendationsRequest,
  Recommended,
  Strategy,
} from "@reclaim/contracts-insights/recommendations";
import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { ACTIONS } from "./actions.copy.ts";
import { pickFresh } from "./choice.model.ts";
import {
  type Day,
  daysOf,
  helpfulPractice,
  levelOf,
  lowWeekday,
  weekdayOf,
} from "./history.model.ts";
import { insightsOf } from "./insights.model.ts";
import { lowestPillar } from "./journal-prompts.model.ts";
import { MODULES } from "../shared/modules.copy.ts";
import { PRACTICES } from "./practices.copy.ts";
import { moduleName, nextModuleId } from "../shared/next-module.model.ts";
import { STRATEGIES } from "./strategies.copy.ts";

interface Input {
  request: RecommendationsRequest;
  today: string;
  previous: readonly Recommended[];
}

const HIGH_BURNOUT = 4;
const LOW_MOOD = 3;

function focusOf(pillar: Pillar, { progress }: RecommendationsRequest): FocusModule {
  const { name, modules, progressKey } = PILLARS[pillar];
  const moduleId = nextModuleId(pillar, progress);
  const completed = Math.round((progress?.[progressKey] ?? 0) * modules / 100);
  const why = completed >= modules
    ? "You have walked all of this road; this is its last stop, worth a second look."
    : progress
    ? `${name} is the road with the most ahead: ${completed} of ${modules} so far.`
    : "It is a good place to begin.";
  const scene = MODULES[pillar][moduleId - 1]?.scene ?? "";
  return {
    module: moduleName(pillar, moduleId),
    pillar,
    moduleId,
    reason: `${scene} ${why}`.trim(),
  };
}

/** Three things for today, two when he is worn out or low, and then only gentle ones. */
function actionsOf(
  { request, today, previous }: Input,
  days: readonly Day[],
  pillar: Pillar,
  isGentle: boolean,
): DailyAction[] {
  const shownBefore = new Set(previous[0]?.dailyActions.map(({ title }) => title));
  const choose = (of: Pillar, priority: DailyAction["priority"]): DailyAction => {
    const fitting = ACTIONS[of].filter(({ gentle }) => !isGentle || gentle);
    const { title, description } = pickFresh(
      fitting,
      `${today} ${of} ${[...shownBefore].join()}`,
      (one) => shownBefore.has(one.title),
    );
    return { title, description, priority, pillar: of };
  };
  const others = PILLAR_IDS.filter((id) => id !== pillar);
  const second = pickFresh(others, `${today} second`, () => false);
  const practice = helpfulPractice(days, request.practices ?? []);
  const { name: _, ...practised } = PRACTICES[practice?.kind ?? "breathing"];
  const hasPractice = practice && !shownBefore.has(practised.title);
  return [
    choose(pillar, "high"),
    hasPractice ? { ...practised, priority: "medium", pillar: "mind" } : choose(second, "medium"),
    ...(isGentle ? [] : [
      choose(
        pickFresh(others, `${today} third`, (id) => id === second),
        "low",
      ),
    ]),
  ];
}

function strategyOf(
  { today, previous }: Input,
  pillar: Pillar,
  focus: FocusModule,
  isGentle: boolean,
  weekday: string | undefined,
): Strategy {
  // Nobody who is worn out is asked for a year.
  const fitting = STRATEGIES[pillar].filter(({ timeframe }) => !isGentle || timeframe !== "long");
  const chosen = pickFresh(
    fitting,
    `${today} strategy ${previous[0]?.strategy.title}`,
    ({ title }) => title === previous[0]?.strategy.title,
  );
  return {
    ...chosen,
    steps: [
      `Work through “${focus.module}”`,
      ...chosen.steps,
      ...(weekday ? [`Keep something good for ${weekday}s, which are your low ones`] : []),
    ],
  };
}

/** What to do next, from his own data. The same data, day and previous answers give the same. */
export function recommend(input: Input): Recommended {
  const { request, today } = input;
  const days = daysOf(request.moodData ?? []).filter(({ date }) => date <= today);
  const level = levelOf(days, request.recentMoods ?? []);
  const isGentle = (request.burnoutLevel ?? 0) >= HIGH_BURNOUT ||
    (level !== undefined && level.average < LOW_MOOD);
  const pillar = lowestPillar(request) ?? "body";
  const focusModule = focusOf(pillar, request);
  const weekday = lowWeekday(days)?.weekday;
  const dailyActions = actionsOf(input, days, pillar, isGentle);
  const [first] = dailyActions;
  if (first && weekday === weekdayOf(today)) {
    first.description += ` It is ${weekday}, so make it easy for yourself.`;
  }
  return {
    dailyActions,
    insights: insightsOf(request, days, level, pillar),
    focusModule,
    strategy: strategyOf(input, pillar, focusModule, isGentle, weekday),
  };
}
