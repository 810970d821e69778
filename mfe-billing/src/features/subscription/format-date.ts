/** The day of an instant, in words: "December 5, 2026". */
export const formatDate = (instant: string): string =>
  new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" })
    .format(new Date(instant));
