import { wcagContrast } from "culori";
import { type ThemeName, THEMES, type TokenName, TOKENS } from "../tokens.ts";

/** Two colours that meet on a screen, and the contrast that they need (WCAG 2.2: 1.4.3 and 1.4.11). */
export interface Pair {
  ink: TokenName;
  ground: TokenName;
  /** 4.5 for text, 3 for edges of controls and for graphics that say something. */
  need: 4.5 | 3;
}

/** Backgrounds of text and controls. */
export const GROUNDS = ["background", "surface", "popover", "sunken", "selected"] as const;

/** Inks for text on every ground. */
export const INKS = [
  "foreground",
  "muted",
  "primary-dark",
  "secondary",
  "danger",
  "success",
  "warning",
  "info",
] as const;

/** Edges of controls, rings of focus, and graphics, on every ground. */
export const EDGES = ["edge", "primary", "primary-dark", "focus", "danger", "foreground"] as const;

const STATES = ["danger", "success", "warning", "info"] as const;

/** Every pair that a style may make. */
export const PAIRS: Pair[] = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground): Pair => ({ ink, ground, need: 4.5 }))),
  ...EDGES.flatMap((ink) => GROUNDS.map((ground): Pair => ({ ink, ground, need: 3 }))),
  ...STATES.flatMap((state): Pair[] => [
    { ink: state, ground: `${state}-ground`, need: 4.5 },
    { ink: "foreground", ground: `${state}-ground`, need: 4.5 },
  ]),
  { ink: "on-primary", ground: "primary-dark", need: 4.5 },
  { ink: "on-primary", ground: "primary-hover", need: 4.5 },
  { ink: "on-destructive", ground: "destructive", need: 4.5 },
  { ink: "on-inverse", ground: "inverse", need: 4.5 },
  { ink: "foreground", ground: "accent", need: 4.5 },
  { ink: "destructive", ground: "surface", need: 3 },
  { ink: "destructive", ground: "background", need: 3 },
];

/** The value of a token in a theme. */
export function valueIn(theme: ThemeName, token: TokenName): string {
  const colors: Record<string, string> | undefined = THEMES.find(({ name }) => name === theme)
    ?.colors;
  const value = colors?.[token] ?? (TOKENS as Record<string, string>)[token];
  if (!value) throw new Error(`there is no token ${token}`);
  return value;
}

/** The contrast of a pair in a theme, 1 to 21. */
export const contrastIn = (theme: ThemeName, { ink, ground }: Pair): number =>
  wcagContrast(valueIn(theme, ink), valueIn(theme, ground));
