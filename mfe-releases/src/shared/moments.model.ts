import { format } from "date-fns/format";
import { formatDistanceStrict } from "date-fns/formatDistanceStrict";

/** Such as "3 minutes ago" or "in 2 days". */
export const fromNow = (iso: string, now: Date): string =>
  formatDistanceStrict(new Date(iso), now, { addSuffix: true });

/** To the second, in the reader's time zone. */
export const exactly = (iso: string): string => format(new Date(iso), "d MMM yyyy, HH:mm:ss");
/** To the minute, for those who need no more. */
export const dateAndTime = (iso: string): string => format(new Date(iso), "d MMMM yyyy, HH:mm");
export const timeOfDay = (at: Date): string => format(at, "HH:mm:ss");
export const dayOf = (iso: string): string => format(new Date(iso), "EEEE, d MMMM yyyy");
