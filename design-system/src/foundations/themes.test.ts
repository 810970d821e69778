import { wcagContrast } from "culori";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { THEMES, TOKENS } from "../tokens.ts";
import { contrastIn, EDGES, GROUNDS, INKS, PAIRS, valueIn } from "./color-pairs.ts";

const NAMES = THEMES.map(({ name }) => name);

test("there are exactly the ten themes [THM-01]", () => {
  expect(NAMES).toEqual([
    "default",
    "serene",
    "energetic",
    "focused",
    "creative",
    "balanced",
    "optimistic",
    "reflective",
    "resilient",
    "tranquil",
  ]);
});

test("the default theme is #D7582E on #F7F4E9 [THM-41]", () => {
  expect(valueIn("default", "primary")).toBe("#d7582e");
  expect(valueIn("default", "background")).toBe("#f7f4e9");
});

test("the default theme describes itself as specified [THM-42]", () => {
  expect(THEMES[0].description).toBe("base theme with balanced, approachable colors");
});

test("each theme has a palette of its own [THM-43]", () => {
  for (const role of ["primary", "primary-dark", "background", "sunken", "border"] as const) {
    expect(new Set(NAMES.map((name) => valueIn(name, role))).size).toBe(10);
  }
  const palettes = THEMES.map(({ colors }) => JSON.stringify(colors));
  expect(new Set(palettes).size).toBe(10);
});

test("the destructive colour is #EF4444 in every theme [THM-44]", () => {
  expect(NAMES.map((name) => valueIn(name, "destructive"))).toEqual(Array(10).fill("#ef4444"));
});

test("card and popover are white in every theme [THM-45]", () => {
  for (const name of NAMES) {
    expect(valueIn(name, "surface")).toBe("#ffffff");
    expect(valueIn(name, "popover")).toBe("#ffffff");
  }
});

test("the colours that fail as text are known to fail, their darker shades pass", () => {
  expect(wcagContrast("#d7582e", "#f7f4e9")).toBeCloseTo(3.58, 1);
  expect(wcagContrast("#b04522", "#f7f4e9")).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast("#ef4444", "#f7f4e9")).toBeLessThan(4.5);
  expect(wcagContrast("#b91c1c", "#f7f4e9")).toBeGreaterThanOrEqual(4.5);
});

test.for(NAMES)("every pair in use has the contrast that it needs: %s", (theme) => {
  const faults = PAIRS.filter((pair) => contrastIn(theme, pair) < pair.need).map((pair) =>
    `${pair.ink} on ${pair.ground}: ${contrastIn(theme, pair).toFixed(2)}, needs ${pair.need}`
  );
  expect(faults).toEqual([]);
});

/** Declarations of all styles of design system, remotes and shell. */
const styles = globSync("{design-system,mfe-*,shell}/**/src/**/*.{ts,tsx,css}", {
  exclude: (name) => /node_modules|\.test\.|tokens\.|fonts\.css/.test(name),
}).filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** `property: … var(--token) …` with the file that says so. */
const uses = (property: RegExp): { path: string; token: string }[] =>
  styles.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`(?:^|[;{\\s])(?:${property.source}):([^;{}]*)`, "gm"))]
      .flatMap(([, value = ""]) =>
        // Variables in a color-mix() are no colours of their own.
        [...value.replaceAll(/color-mix\([^)]*\)+/g, "").matchAll(/var\(--([\w-]+)\)/g)]
          .map(([, token = ""]) => ({ path, token }))
      )
  );
const COLORS = new Set<string>([
  ...Object.keys(THEMES[0].colors),
  ...Object.keys(TOKENS).filter((name) => /^(#|rgba?\()/.test(TOKENS[name as keyof typeof TOKENS])),
]);

test("text has no colour that the pairs do not know", () => {
  const inks = new Set<string>([...INKS, ...PAIRS.map(({ ink }) => ink)]);
  // A fill and never text, whatever other pairs say.
  for (const fill of ["primary", "edge", "destructive", "focus"]) inks.delete(fill);
  const found = uses(/color/).filter(({ token }) => COLORS.has(token));
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ token }) => !inks.has(token))).toEqual([]);
});

test("nothing stands on a ground that the pairs do not know", () => {
  const known = new Set<string>([...GROUNDS, ...PAIRS.map(({ ground }) => ground), "scrim"]);
  // Knobs, bars and tracks: things that bear no text.
  const fills = new Set<string>([
    ...EDGES,
    "border",
    "muted",
    "on-primary",
    "secondary",
    "success",
  ]);
  const found = uses(/background(?:-color)?/).filter(({ token }) => COLORS.has(token));
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ token }) => !known.has(token) && !fills.has(token))).toEqual([]);
});

test("styles use tokens that exist, and no colours of their own", () => {
  // Variables that a component declares itself, in its styles or by a style property.
  const declared = styles.flatMap(({ text }) =>
    [...text.matchAll(/--([a-z][\w-]*)["']?\]?:/g)].map(([, name = ""]) => name)
  );
  const known = new Set<string>([...Object.keys(TOKENS), ...COLORS, ...declared]);
  const faults = styles.flatMap(({ path, text }) => {
    const templates = [...text.matchAll(/(?:styled[^`]*|css|keyframes)`([^`]*)`/g)];
    const css = templates.map(([, css = ""]) => css).join("\n");
    const own = [...css.matchAll(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)].map(([color]) => color);
    const unknown = [...text.matchAll(/var\(--([a-z][\w-]*)/g)].map(([, name = ""]) => name)
      .filter((name) => !/^radix-|-$/.test(name) && !known.has(name));
    return [...own, ...unknown].map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
