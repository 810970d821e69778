import { type Theme, THEMES } from "@reclaim/contracts-insights/mood-themes";

const THEME_KEY = "reclaim-theme-preference";
const AUTO_THEME_KEY = "reclaim-auto-theme";
const NOTICE_DURATION_KEY = "reclaim-notification-duration";

/** Seconds that a notice about the theme stays, unless the member chose otherwise. */
const DEFAULT_NOTICE_SECONDS = 6;
/** Limits of the duration setting, in seconds (core specification §5). */
export const MIN_NOTICE_SECONDS = 2;
export const MAX_NOTICE_SECONDS = 10;

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
export function readTheme(): Theme {
  const name = read(THEME_KEY);
  return isTheme(name) ? name : "default";
}

/** Repaints the page and keeps the choice; the page's first script reads it before the first paint. */
export function applyTheme(theme: Theme): void {
  write(THEME_KEY, theme);
  paintTheme(theme);
}

/** Paints this page as another tab has chosen. Returns what ends it. */
export function subscribeThemeOfOtherTabs(): () => void {
  const hear = ({ key }: StorageEvent) => void (key === THEME_KEY && paintTheme(readTheme()));
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

function paintTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const ground = getComputedStyle(root).getPropertyValue("--background").trim();
  if (ground) {
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }
}

/** On unless the member switched it off. */
export const isAutoTheme = (): boolean => read(AUTO_THEME_KEY) !== "disabled";
export const saveAutoTheme = (on: boolean): void =>
  write(AUTO_THEME_KEY, on ? "enabled" : "disabled");

/** Seconds; only a positive integer counts. */
export function readNoticeSeconds(): number {
  const saved = read(NOTICE_DURATION_KEY) ?? "";
  return /^[1-9]\d*$/.test(saved) ? Number(saved) : DEFAULT_NOTICE_SECONDS;
}
export const saveNoticeSeconds = (seconds: number): void =>
  write(NOTICE_DURATION_KEY, String(seconds));
