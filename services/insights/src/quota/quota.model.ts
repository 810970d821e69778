const DAY_MS = 86_400_000;

/** The day (UTC) that an answer counts for. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** When the next one begins. */
export const endOfDay = (now: Date): Date => new Date(Date.parse(dayOf(now)) + DAY_MS);
