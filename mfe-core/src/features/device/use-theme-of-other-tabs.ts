import { useEffect } from "react";
import { followTheme } from "../../shared/theme.storage.ts";

/** A theme that is chosen in one tab is worn by all. */
export const useThemeOfOtherTabs = (): void => useEffect(followTheme, []);
