import { useEffect } from "react";
import { subscribeThemeOfOtherTabs } from "../../shared/theme.storage.ts";

/** A theme that is chosen in one tab is worn by all. */
export const useThemeSync = (): void => useEffect(subscribeThemeOfOtherTabs, []);
