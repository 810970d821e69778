import { recordCheckIn } from "@reclaim/contracts/check-ins";
import * as z from "zod/mini";
import type { Waiting } from "../../shared/outbox.storage.ts";
import type { Before } from "./use-save-check-in.ts";

export interface WaitingCheckIn extends Before {
  waits: string;
  /** Why the server did not take it. */
  reason?: string;
}

/** Check-ins that wait on this device, as the card shows them. */
export const waitingCheckIns = (items: Waiting[]): WaitingCheckIn[] =>
  items.flatMap(({ clientId, body, refused }) => {
    const { data } = z.safeParse(recordCheckIn, body);
    if (!data?.localDate) return [];
    const { mood, thoughts = null, localDate } = data;
    return [{
      id: clientId,
      waits: clientId,
      mood,
      thoughts,
      localDate,
      ...(refused && { refused: true, reason: refused }),
    }];
  });
