import { expect, test, vi } from "vitest";
import { showPushMessage } from "./show-push-message.ts";

/** A service worker with pages in these states. */
function worker(...pages: DocumentVisibilityState[]) {
  const showNotification = vi.fn(() => Promise.resolve());
  const clients = {
    matchAll: () => Promise.resolve(pages.map((visibilityState) => ({ visibilityState }))),
  };
  return { clients, registration: { showNotification }, showNotification };
}
const message = (value: unknown) => ({ json: () => value });
const shown = (tag: string, to: string) =>
  ["Reclaim", { tag, body: "A quiet minute?", icon: "/icon-192.png", data: { to } }] as const;

test("a pushed reminder is shown without anything personal, and leads to its page", async () => {
  const here = worker("hidden");
  await showPushMessage(here, message({ tag: "journal 2026-11-21", to: "/journal" }));
  expect(here.showNotification).toHaveBeenCalledExactlyOnceWith(
    ...shown("journal 2026-11-21", "/journal"),
  );
});

test("a page that is looked at tells the reminder itself", async () => {
  const here = worker("hidden", "visible");
  await showPushMessage(here, message({ tag: "journal 2026-11-21", to: "/journal" }));
  expect(here.showNotification).not.toHaveBeenCalled();
});

test.for([
  null,
  message(null),
  message({}),
  message({ tag: 1, to: "/" }),
  message({ tag: "x", to: "https://evil.test/" }),
  message({ tag: "x", to: "//evil.test/" }),
  message({ tag: "x", to: "/\\evil.test/" }),
  {
    json() {
      throw new SyntaxError("no JSON");
    },
  },
])("what cannot be read is shown and leads Home", async (data) => {
  const here = worker();
  await showPushMessage(here, data);
  expect(here.showNotification).toHaveBeenCalledExactlyOnceWith(...shown("reminder", "/"));
});
