const split = (seconds: number): [minutes: number, seconds: number] => {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60];
};

/** Minutes and seconds as a clock shows them, such as 1:05. What is not known yet is –:––. */
export function formatClock(seconds: number): string {
  if (!Number.isFinite(seconds)) return "–:––";
  const [minutes, rest] = split(seconds);
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}

const pluralize = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Minutes and seconds as one says them, such as “1 minute 20 seconds”. */
export function formatSpoken(seconds: number): string {
  const [minutes, rest] = split(seconds);
  return [
    minutes > 0 && pluralize(minutes, "minute"),
    (rest > 0 || minutes === 0) &&
    pluralize(rest, "second"),
  ].filter(Boolean).join(" ");
}

const DIRECTIONS: Record<string, ["arrow" | "page", 1 | -1]> = {
  ArrowRight: ["arrow", 1],
  ArrowUp: ["arrow", 1],
  ArrowLeft: ["arrow", -1],
  ArrowDown: ["arrow", -1],
  PageUp: ["page", 1],
  PageDown: ["page", -1],
};

/** Where a key leads a slider that stands at `value` of 0 to `max`; undefined for other keys. */
export function stepByKey(
  key: string,
  value: number,
  { max, arrow, page }: { max: number; arrow: number; page: number },
): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return max;
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [size, sign] = direction;
  return Math.min(max, Math.max(0, value + sign * (size === "arrow" ? arrow : page)));
}
