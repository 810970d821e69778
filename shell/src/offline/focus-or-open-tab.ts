/** The part of a service worker's `Clients` in use. */
interface Tabs {
  matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<
    readonly { focus(): Promise<unknown> }[]
  >;
  openWindow(path: string): Promise<unknown>;
}

/** Focuses an open tab of this product as it is, else opens one at `path`. */
export async function focusOrOpenTab(tabs: Tabs, path: string): Promise<void> {
  const [open] = await tabs.matchAll({ type: "window", includeUncontrolled: true });
  await (open ? open.focus() : tabs.openWindow(path));
}
