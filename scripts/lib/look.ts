import type { Look } from "@reclaim/host-api/build";

/** What every page wears before any script: the built shell and the development shell inline it. */
export const LOOK: Look = {
  styles: ["tokens", "fonts", "base"].map((name) => `design-system/src/${name}.css`),
  fonts: "design-system/fonts",
  preloadedFont: /-core-/,
};
