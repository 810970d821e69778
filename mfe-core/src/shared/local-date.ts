import { formatISO } from "date-fns/formatISO";

/** Calendar date (YYYY-MM-DD) of an instant where the browser is. */
export const toLocalDate = (instant: Date): string =>
  formatISO(instant, { representation: "date" });
