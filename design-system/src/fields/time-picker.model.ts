const padTwoDigits = (number: number) => String(number).padStart(2, "0");

export const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => padTwoDigits(hour));
const QUARTERS = ["00", "15", "30", "45"];

/** "20:15" taken apart. */
export function splitTime(time: string): { hour: string; minute: string } {
  const [hour = "", minute = ""] = time.split(":");
  return { hour, minute };
}

/** Quarters of an hour, and the one that was kept from before until another is chosen. */
export const minuteOptions = (minute: string): readonly string[] =>
  QUARTERS.includes(minute) ? QUARTERS : [...QUARTERS, minute].sort();
