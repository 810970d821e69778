const MINUTE_MS = 60_000;

/**
 * An instant as answers of the community carry it: ISO, cut to the minute. Exact times could be laid
 * beside what is known of a member from elsewhere (D22).
 */
export const toMinute = (instant: Date): string =>
  new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
