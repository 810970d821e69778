import { create } from "storybook/theming";
import { THEMES, TOKENS } from "../src/tokens.ts";

const { colors } = THEMES[0];

/** Storybook itself, its frame and its pages of documentation, in the look of the product. */
export const theme = create({
  base: "light",
  brandTitle: "Reclaim design system",
  brandUrl: "./",
  fontBase: TOKENS.sans,
  colorPrimary: colors.primary,
  colorSecondary: colors["primary-dark"],
  appBg: colors.background,
  appContentBg: TOKENS.surface,
  appPreviewBg: colors.background,
  appBorderColor: colors.border,
  appBorderRadius: 8,
  textColor: colors.foreground,
  textMutedColor: colors.muted,
  barBg: TOKENS.surface,
  barTextColor: colors.muted,
  barSelectedColor: colors["primary-dark"],
});
