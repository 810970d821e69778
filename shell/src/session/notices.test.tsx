import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Notices, noticeStore } from "./notices.tsx";

// The toaster's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("@reclaim/design-system/toast"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function page() {
  const store = noticeStore();
  render(<Notices store={store} />);
  const notify = (...notice: Parameters<typeof store.notify>) =>
    act(async () => {
      store.notify(...notice);
      await import("@reclaim/design-system/toast");
    });
  return { store, notify };
}

test("at most one notice shows; a new one replaces it [SHELL-19]", async () => {
  const { notify } = await page();
  expect(screen.queryByTestId("toast")).toBeNull();
  await notify({ title: "Checked in" });
  expect((await screen.findByTestId("toast")).textContent).toContain("Checked in");
  await notify({ title: "Journal entry saved", description: "Only you can read it." });
  const toasts = screen.getAllByTestId("toast");
  expect(toasts).toHaveLength(1);
  expect(toasts[0]?.textContent).toContain("Journal entry saved");
  expect(toasts[0]?.textContent).toContain("Only you can read it.");
  expect(screen.queryByText("Checked in")).toBeNull();
});

test("the same words twice are two notices", () => {
  const store = noticeStore();
  store.notify({ title: "Checked in" });
  const first = store.read()?.id;
  store.notify({ title: "Checked in" });
  expect(store.read()?.id).not.toBe(first);
});

test("an error notice has the destructive style, others do not [SHELL-23]", async () => {
  const { notify } = await page();
  await notify({ title: "Your check-in was not saved", variant: "destructive" });
  expect((await screen.findByTestId("toast")).dataset.variant).toBe("destructive");
  await notify({ title: "Checked in" });
  expect(screen.getByTestId("toast").dataset.variant).toBe("default");
});

test("a dismissed notice is gone at once [SHELL-20]", async () => {
  const { store, notify } = await page();
  await notify({ title: "Checked in" });
  await screen.findByTestId("toast");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByTestId("toast")).toBeNull();
  expect(store.read()).toBeNull();
});

test("a notice closes by itself after 5000 ms, or after what it says itself [SHELL-21]", async () => {
  const { notify } = await page();
  await notify({ title: "Warm up" });
  await screen.findByTestId("toast");
  vi.useFakeTimers();
  for (const [duration, stays] of [[undefined, 4999], [9000, 8999]] as const) {
    await notify({ title: "Checked in", ...(duration ? { duration } : {}) });
    act(() => vi.advanceTimersByTime(stays));
    expect(screen.queryByTestId("toast")).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByTestId("toast")).toBeNull();
  }
});

test("who stops listening is told nothing more", () => {
  const store = noticeStore();
  const told = vi.fn();
  store.subscribe(told)();
  store.notify({ title: "Checked in" });
  expect(told).not.toHaveBeenCalled();
});
