import type { ComponentType } from "react";
import type { RouteObject } from "./router.ts";
import type { SlotName, SlotProps } from "./slots.ts";
import type { Tour } from "./tour.ts";

/** A component that a remote contributes to a slot. */
export type SlotContribution = {
  [Name in SlotName]: { name: Name; Component: ComponentType<SlotProps[Name]> };
}[SlotName];

/**
 * The default export of a remote's `remote.tsx`. `remote.json` holds what the shell needs before it
 * loads the remote: paths, navigation entries, names of slots.
 */
export interface Remote {
  name: string;
  /** Route objects with the absolute paths that `remote.json` declares. */
  routes: RouteObject[];
  slots?: SlotContribution[];
  /** Loads the tours of its pages when a tour is started: `() => import("./tours.ts")`. */
  tours?: () => Promise<{ default: Tour[] }>;
}

/** Returns its argument; exists for type checking. */
export const defineRemote = (remote: Remote): Remote => remote;
