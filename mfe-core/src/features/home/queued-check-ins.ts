import { recordCheckIn } from "@reclaim/contracts-members/check-ins";
import * as z from "zod/mini";
import type { OutboxItem } from "../../shared/outbox.storage.ts";
import type { CheckInBefore } from "./use-save-check-in.ts";

export interface QueuedCheckIn extends CheckInBefore {
  waits: string;
  /** Why the server refused it. */
  reason?: string;
}

/**
 * Check-ins that wait on this device, as the card shows them. `moodOfDay` is the mood of a date whose
 * check-in leaves it out, null where nobody knows it.
 */
export const toQueuedCheckIns = (
  items: OutboxItem[],
  moodOfDay: (localDate: string) => number | null,
): QueuedCheckIn[] =>
  items.flatMap(({ clientId, body, refused }) => {
    const { data } = z.safeParse(recordCheckIn, body);
    if (!data?.localDate) return [];
    const { mood, thoughts = null, localDate } = data;
    return [{
      id: clientId,
      waits: clientId,
      mood: mood ?? moodOfDay(localDate),
      waitingMood: mood ?? null,
      thoughts,
      localDate,
      ...(refused && { refused: true, reason: refused }),
    }];
  });
