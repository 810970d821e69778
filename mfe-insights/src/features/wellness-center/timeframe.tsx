import type { Strategy } from "@reclaim/contracts-insights/recommendations";
import { Muted } from "@reclaim/design-system";
import { copy } from "./wellness-center.copy.ts";

const { timeframe: spans, timeframeName: names } = copy.recommendations;

/** How long a strategy takes, such as "Short, 1-4 weeks" (community specification §9). */
export function Timeframe({ timeframe }: Pick<Strategy, "timeframe">) {
  return <Muted>{names[timeframe]}, {spans[timeframe]}</Muted>;
}
