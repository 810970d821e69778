import { formatDistance } from "date-fns/formatDistance";

/** Such as "5 minutes ago" or "about 1 hour ago" (community specification §2). A time after `now` counts as now, since the device's clock may be behind. */
export const formatTimeAgo = (when: Date, now: Date): string =>
  formatDistance(Math.min(when.getTime(), now.getTime()), now, { addSuffix: true });
