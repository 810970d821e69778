import { createStore, update } from "idb-keyval";

const STORAGE_KEY = "install-hint-shown";

/**
 * True for the first caller on this device, of all tabs and members; false where nothing can be kept,
 * since the hint would then come again and again. Signing out does not clear it.
 */
export async function claimInstallHint(): Promise<boolean> {
  let isFirst = false;
  try {
    await update<boolean>(STORAGE_KEY, (shown) => {
      isFirst = !shown;
      return true;
    }, createStore("reclaim-device", "device"));
  } catch {
    return false;
  }
  return isFirst;
}
