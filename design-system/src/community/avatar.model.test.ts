import { describe, expect, it } from "vitest";
import { readableTextColor, relativeLuminance } from "./avatar.model.ts";

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) =>
    a - b
  );
  return (light + 0.05) / (dark + 0.05);
}

describe("the ink on a colour", () => {
  it("is black on light grounds and white on dark ones", () => {
    expect(["#ffffff", "#E9B44C", "#000000", "#3f5d52"].map(readableTextColor))
      .toEqual(["#000000", "#000000", "#ffffff", "#ffffff"]);
  });
  it("initials stay readable on any colour that an author may have", () => {
    const steps = ["00", "26", "4d", "66", "73", "80", "8c", "99", "b3", "d9", "ff"];
    for (const red of steps) {
      for (const green of steps) {
        for (const blue of steps) {
          const ground = `#${red}${green}${blue}`;
          expect(contrast(ground, readableTextColor(ground)), ground).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});
