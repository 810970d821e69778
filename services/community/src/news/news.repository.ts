import type { Db } from "@reclaim/platform/database";
import { liveEvents, type NewLiveEvent } from "./news.table.ts";

/** Records what happened for all who follow the circle; `tx` is the transaction in which it happens. */
export async function recordNews(tx: Db, event: NewLiveEvent): Promise<void> {
  await tx.insert(liveEvents).values(event);
}
