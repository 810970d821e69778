import { eq, isNull, or, type Placeholder, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** True for what `viewer` may read: what moderators keep from others is its author's only. */
export const isVisibleTo = (
  { review, userId }: { review: AnyPgColumn; userId: AnyPgColumn },
  viewer: string | Placeholder,
): SQL | undefined => or(isNull(review), eq(userId, viewer));
