/** The member's date as he told it, or the one in UTC. */
export const todayOf = (localDate: string | undefined, now: Date): string =>
  localDate ?? now.toISOString().slice(0, 10);
