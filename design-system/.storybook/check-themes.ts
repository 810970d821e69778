import axe from "axe-core";
import type { StoryContext } from "@storybook/react-vite";
import { THEMES } from "../src/tokens.ts";

const root = document.documentElement;
const others = THEMES.map(({ name }) => name).filter((name) => name !== "default");

/** Which other theme a story is tried in: always the same one, and all nine over the whole library. */
const otherFor = (id: string) =>
  others[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % others.length]!;

export const isTestRun = (): boolean => "__vitest_browser__" in globalThis;

/**
 * After each story that runs as a test: axe in the default theme and one other, or, with the tag
 * `colours`, in all ten.
 */
export async function checkThemes(
  { id, tags, globals, reporting }: StoryContext,
): Promise<void> {
  if (!isTestRun()) return;
  // A colour half-way between two themes is nobody's fault.
  root.dataset.motion = "reduced";
  const themes = ["default", ...(tags.includes("colours") ? others : [otherFor(id)])];
  for (const theme of themes) {
    root.dataset.theme = theme;
    // Rules that do not depend on colours run in one theme only.
    await expectNoViolations(theme, theme === "default" || theme === otherFor(id));
  }
  // npm test counts these.
  reporting.addReport({ type: "axe", version: 1, result: { themes }, status: "passed" });
  root.dataset.theme = String(globals.theme);
  root.dataset.motion = String(globals.motion);
}

async function expectNoViolations(theme: string, whole: boolean): Promise<void> {
  const { violations } = await axe.run(
    document.body,
    whole
      // Rules for whole pages: a story is a part of one.
      ? { rules: { region: { enabled: false } } }
      : { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
  );
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ""}`)
  );
  throw new Error(`In the theme "${theme}":\n${lines.join("\n")}`);
}
