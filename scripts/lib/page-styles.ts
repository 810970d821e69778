import type { PageStyles } from "@reclaim/host-api/build";

/** Styles of every page before any script; the built shell and the development shell inline them. */
export const PAGE_STYLES: PageStyles = {
  styles: ["tokens", "fonts", "base"].map((name) => `design-system/src/${name}.css`),
  fonts: "design-system/fonts",
  preloadedFont: /-core-/,
};
