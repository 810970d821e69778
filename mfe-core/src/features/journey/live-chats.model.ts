/** Local hour at which a group video chat begins. */
const CHAT_HOUR = 19;
const THURSDAY = 4;

/** The first Thursday of a month at 19:00 local time; `month` counts from 0 and may pass 11. */
function firstThursday(year: number, month: number): Date {
  const first = new Date(year, month, 1, CHAT_HOUR);
  first.setDate(1 + (THURSDAY - first.getDay() + 7) % 7);
  return first;
}

/** The next monthly group video chat; this month's only while it has not begun. */
export function nextGroupChat(now: Date): Date {
  const here = firstThursday(now.getFullYear(), now.getMonth());
  return now < here ? here : firstThursday(now.getFullYear(), now.getMonth() + 1);
}
