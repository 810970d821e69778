import { del, get, update } from "idb-keyval";

/** The cursor of community activity that this device has shown to a member. */
export interface ActivityCursor {
  read(): Promise<string | undefined>;
  /** Moves the cursor; false when another tab was faster, and has shown the notice. */
  move(from: string | undefined, to: string): Promise<boolean>;
  forget(): Promise<void>;
}

/** Where storage is forbidden, this tab alone remembers. */
export function createActivityCursor(memberId: string): ActivityCursor {
  const key = `reclaim-activity:${memberId}`;
  let here: string | undefined;
  return {
    async read() {
      try {
        return await get<string>(key) ?? here;
      } catch {
        return here;
      }
    },
    async move(from, to) {
      let moved = true;
      here = to;
      try {
        await update<string | undefined>(key, (kept) => {
          moved = kept === from;
          return moved ? to : kept;
        });
      } catch {
        // Then another tab may tell it, too.
      }
      return moved;
    },
    async forget() {
      here = undefined;
      try {
        await del(key);
      } catch {
        // Then there is nothing to forget.
      }
    },
  };
}
