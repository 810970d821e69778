/** Calendar date (YYYY-MM-DD) of an instant where the browser is. */
export const localDateOf = (instant: Date): string =>
  new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" })
    .format(instant);
