import { formatDistance } from "date-fns/formatDistance";

/** Such as "5 minutes ago" or "about 1 hour ago" (community §2). A clock that is behind gives no future. */
export const ago = (when: Date, now: Date): string =>
  formatDistance(Math.min(when.getTime(), now.getTime()), now, { addSuffix: true });
