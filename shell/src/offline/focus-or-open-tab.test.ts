import { expect, test, vi } from "vitest";
import { focusOrOpenTab } from "./focus-or-open-tab.ts";

const tabs = (open: { focus(): Promise<unknown> }[]) => ({
  matchAll: () => Promise.resolve(open),
  openWindow: vi.fn(() => Promise.resolve()),
});

test("a press on a notification brings the open tab to the front, and leaves it as it stands", async () => {
  const focus = vi.fn(() => Promise.resolve());
  const { openWindow, ...rest } = tabs([{ focus }]);
  await focusOrOpenTab({ openWindow, ...rest }, "/journal");
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test("with no tab open, its page opens", async () => {
  const none = tabs([]);
  await focusOrOpenTab(none, "/journal");
  expect(none.openWindow).toHaveBeenCalledExactlyOnceWith("/journal");
});
