import type { CoachEvent, CoachMessage } from "@reclaim/contracts-insights/coach";
import type { CoachMessageRow } from "./coach.table.ts";

/** A message as its member gets it. */
export const toCoachMessage = (
  { id, from, content, source, isPartial, date }: CoachMessageRow,
): CoachMessage => ({ id, from, content, source, isPartial, date: date.toISOString() });

/** The cursor that begins a page with this row. */
export const toCursor = ({ date, id }: CoachMessageRow): string =>
  `${date.toISOString().slice(0, 10)}_${date.getTime()}_${id}`;

/** An event as its stream carries it. */
export const toFrame = ({ event, data }: CoachEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
