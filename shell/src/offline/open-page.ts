/** As a service worker sees the tabs of this product. */
interface Tabs {
  matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<
    readonly { focus(): Promise<unknown> }[]
  >;
  openWindow(path: string): Promise<unknown>;
}

/** After a press on a notification: the tab that is open, as it stands, or else a new one at `path`. */
export async function openPage(tabs: Tabs, path: string): Promise<void> {
  const [open] = await tabs.matchAll({ type: "window", includeUncontrolled: true });
  await (open ? open.focus() : tabs.openWindow(path));
}
