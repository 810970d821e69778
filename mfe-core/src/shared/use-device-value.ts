import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * A value of the device, read at each render in a browser; `serverValue` where a page is rendered
 * without one, and while it is hydrated.
 */
export const useDeviceValue = <Value extends string | number | boolean | Element | null>(
  read: () => Value,
  serverValue: Value,
): Value => useSyncExternalStore(subscribeToNothing, read, () => serverValue);
