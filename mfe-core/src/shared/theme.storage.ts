import { type Theme, THEMES } from "@reclaim/contracts/mood-themes";

const THEME = "reclaim-theme-preference";
const AUTO = "reclaim-auto-theme";
const DURATION = "reclaim-notification-duration";

/** Seconds that a notice about the theme stays, unless the member chose otherwise. */
const DEFAULT_DURATION = 6;
/** What he may choose, in seconds (core specification §5). */
export const SHORTEST_NOTICE = 2;
export const LONGEST_NOTICE = 10;

/** Storage may be forbidden or full: then a choice holds until the next load. */
function quietly<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
const read = (key: string) => quietly((storage) => storage.getItem(key)) ?? null;
const write = (key: string, value: string) =>
  void quietly((storage) => storage.setItem(key, value));

export const isTheme = (name: unknown): name is Theme =>
  (THEMES as readonly unknown[]).includes(name);

/** The saved theme if it is one of the ten, else the default (core specification §4). */
export function savedTheme(): Theme {
  const name = read(THEME);
  return isTheme(name) ? name : "default";
}

/** Repaints the page and keeps the choice; the page's first script reads it before the first paint. */
export function applyTheme(theme: Theme): void {
  write(THEME, theme);
  paint(theme);
}

/** Paints this page as another tab has chosen. Returns what ends it. */
export function followTheme(): () => void {
  const hear = ({ key }: StorageEvent) => void (key === THEME && paint(savedTheme()));
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

function paint(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const ground = getComputedStyle(root).getPropertyValue("--background").trim();
  if (ground) {
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }
}

/** On unless the member switched it off. */
export const isAutoTheme = (): boolean => read(AUTO) !== "disabled";
export const saveAutoTheme = (on: boolean): void => write(AUTO, on ? "enabled" : "disabled");

/** Seconds; only a positive integer counts. */
export function savedDuration(): number {
  const saved = read(DURATION) ?? "";
  return /^[1-9]\d*$/.test(saved) ? Number(saved) : DEFAULT_DURATION;
}
export const saveDuration = (seconds: number): void => write(DURATION, String(seconds));
