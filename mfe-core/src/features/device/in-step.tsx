import SendWaiting from "../../shared/send-waiting.tsx";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useThemeOfOtherTabs } from "./use-theme-of-other-tabs.ts";
import { useTimeZone } from "./use-time-zone.ts";

/** Keeps a page in step with the device: its network, its other tabs, and where it is. */
export default function InStep() {
  useTimeZone();
  useOtherTabs();
  useThemeOfOtherTabs();
  return <SendWaiting />;
}
