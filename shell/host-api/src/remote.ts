import type { ComponentType } from "react";
import type { RouteObject } from "./router.ts";
import type { SlotName, SlotProps } from "./slots.ts";
import type { Tour } from "./tour.ts";

/** One contribution to a named place of another page. */
export type SlotContribution = {
  [Name in SlotName]: { name: Name; Component: ComponentType<SlotProps[Name]> };
}[SlotName];

/**
 * What a remote gives the shell, the default export of its `remote.tsx`. What the shell must know
 * before it loads the remote (paths, navigation, names of slots) stands in `remote.json`.
 */
export interface Remote {
  name: string;
  /** Route objects with absolute paths, those that `remote.json` declares. */
  routes: RouteObject[];
  slots?: SlotContribution[];
  /** Tours of its pages, fetched when somebody takes one: `() => import("./tours.ts")`. */
  tours?: () => Promise<{ default: Tour[] }>;
}

/** Checks a remote's types; the value is returned as it is. */
export const defineRemote = (remote: Remote): Remote => remote;
