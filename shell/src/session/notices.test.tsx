import { MemoryRouter, useLocation } from "@reclaim/host-api/router";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { createNoticeStore, Notices } from "./notices.tsx";

// The toaster's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("@reclaim/design-system/toast"));

async function page() {
  const store = createNoticeStore();
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
  const store = createNoticeStore();
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
  for (const [durationMs, stays] of [[undefined, 4999], [9000, 8999]] as const) {
    await notify({ title: "Checked in", ...(durationMs ? { durationMs } : {}) });
    act(() => vi.advanceTimersByTime(stays));
    expect(screen.queryByTestId("toast")).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByTestId("toast")).toBeNull();
  }
});

test("a notice may lie in another part of the page [NTF-23]", async () => {
  const { notify } = await page();
  const container = document.body.appendChild(document.createElement("div"));
  await notify({ title: "Your check-in", container });
  const toast = await screen.findByTestId("toast");
  expect(container.contains(toast)).toBe(true);
  await notify({ title: "Checked in" });
  expect(screen.getAllByTestId("toast")).toHaveLength(1);
  expect(container.childElementCount).toBe(0);
  container.remove();
});

test("a notice leads on, and is done then", async () => {
  const Path = () => <output>{useLocation().pathname}</output>;
  const store = createNoticeStore();
  render(
    <MemoryRouter>
      <Path />
      <Notices store={store} />
    </MemoryRouter>,
  );
  act(() => store.notify({ title: "Your journal", action: { label: "Write", to: "/journal" } }));
  fireEvent.click(await screen.findByRole("link", { name: "Write" }));
  expect(screen.getByRole("status").textContent).toBe("/journal");
  expect(screen.queryByTestId("toast")).toBeNull();
});

test("a notice may offer a press, and is done then", async () => {
  const { store, notify } = await page();
  const onPress = vi.fn();
  await notify({ title: "Entry deleted", action: { label: "Undo", onPress } });
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(store.read()).toBeNull();
});

test("a notice hears when it is gone: closed or replaced", () => {
  const store = createNoticeStore();
  const gone = vi.fn();
  store.notify({ title: "Your check-in", onClose: gone });
  expect(gone).not.toHaveBeenCalled();
  store.notify({ title: "Your journal", onClose: gone });
  expect(gone).toHaveBeenCalledTimes(1);
  store.close();
  expect(gone).toHaveBeenCalledTimes(2);
  store.close();
  expect(gone).toHaveBeenCalledTimes(2);
});

test("the time of a notice begins when the page is looked at", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { notify } = await page();
  await notify({ title: "Warm up" });
  await screen.findByTestId("toast");
  vi.useFakeTimers();
  await notify({ title: "Your check-in" });
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByTestId("toast")).not.toBeNull();
  visibility.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.queryByTestId("toast")).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByTestId("toast")).toBeNull();
});

test("who stops listening is told nothing more", () => {
  const store = createNoticeStore();
  const told = vi.fn();
  store.subscribe(told)();
  store.notify({ title: "Checked in" });
  expect(told).not.toHaveBeenCalled();
});
