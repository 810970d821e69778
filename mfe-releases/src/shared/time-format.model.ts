import { format } from "date-fns/format";
import { formatDistanceStrict } from "date-fns/formatDistanceStrict";

/** Such as "3 minutes ago" or "in 2 days". */
export const formatTimeAgo = (iso: string, now: Date): string =>
  formatDistanceStrict(new Date(iso), now, { addSuffix: true });

/** To the second, in the reader's time zone. */
export const formatExactTime = (iso: string): string =>
  format(new Date(iso), "d MMM yyyy, HH:mm:ss");
/** To the minute. */
export const formatDateTime = (iso: string): string => format(new Date(iso), "d MMMM yyyy, HH:mm");
export const formatTime = (at: Date): string => format(at, "HH:mm:ss");
export const formatDay = (iso: string): string => format(new Date(iso), "EEEE, d MMMM yyyy");
