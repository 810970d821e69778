import OutboxSync from "../../shared/outbox-sync.tsx";
import { useCrossTabSync } from "./use-cross-tab-sync.ts";
import { useThemeSync } from "./use-theme-sync.ts";
import { useTimeZoneSync } from "./use-time-zone-sync.ts";

/** Keeps a page in step with the device: its network, its other tabs, and where it is. */
export default function DeviceSync() {
  useTimeZoneSync();
  useCrossTabSync();
  useThemeSync();
  return <OutboxSync />;
}
