/** How many of the latest moods a member's page shows. */
export const RECENT_MOODS = 7;
