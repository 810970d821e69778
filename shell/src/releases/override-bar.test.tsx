import { HostContext } from "@reclaim/host-api";
import { fakeHost } from "@reclaim/host-api/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { bottom, renderApp } from "../app.testing.tsx";
import OverrideBar from "./override-bar.tsx";

const MINE = "DELETE /api/releases/passes/mine";
const overrides = [
  { name: "mfe-community", version: "1.3.0-0f3a", expiresAt: "2026-11-24T09:30:00Z" },
];
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function show(answer: unknown, given = overrides) {
  const reload = vi.fn();
  const { host, calls } = fakeHost({ responses: { [MINE]: answer } });
  render(
    <HostContext value={host}>
      <OverrideBar overrides={given} reload={reload} />
    </HostContext>,
  );
  return { reload, calls };
}
const region = () => screen.getByRole("complementary", { name: "Version that is not live" });
const button = () => screen.getByRole("button");
const goBack = () => act(async () => fireEvent.click(button()));
const gone = (status: number) => new Response(null, { status });

test("the bar says which version it is, that it is not live, and when it ends", () => {
  show(gone(204));
  expect(region().textContent).toContain(
    "You are looking at mfe-community 1.3.0-0f3a, which is not live. Ends November 24",
  );
  expect(screen.getByRole("status").textContent).toContain("mfe-community");
});

test("it names every such version, with one way back from all", () => {
  show(gone(204), [...overrides, { ...overrides[0], name: "mfe-plans", version: "2" } as never]);
  expect(region().textContent).toContain("mfe-plans 2");
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("one press ends it and loads what is live", async () => {
  const { reload, calls } = show(gone(204));
  await goBack();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([MINE]);
  expect(reload).toHaveBeenCalledOnce();
});

test("while it goes back, a second press does nothing", async () => {
  const { reload, calls } = show(new Promise(() => {}));
  await goBack();
  await goBack();
  expect(button().textContent).toBe("Going back …");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(calls).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test("when it did not work the bar says so, and another press tries again", async () => {
  let answer = gone(500);
  const { reload } = show(() => answer);
  await goBack();
  expect(screen.getByRole("alert").textContent).toContain("That did not work.");
  expect(reload).not.toHaveBeenCalled();
  answer = gone(204);
  await goBack();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([401, 404])("who has no such pass any more (%i) gets what is live", async (status) => {
  const { reload } = show(() => gone(status));
  await goBack();
  expect(reload).toHaveBeenCalledOnce();
});

test("the bar stands on every page, also before onboarding, and on no other visitor's", async () => {
  await renderApp("/", { overrides });
  expect(await screen.findByText(/which is not live/)).toBeTruthy();
  await act(async () => fireEvent.click(bottom().getByRole("link", { name: "Journal" })));
  expect(region()).toBeTruthy();
  cleanup();
  await renderApp("/", { overrides, member: null });
  expect(region()).toBeTruthy();
  cleanup();
  await renderApp("/");
  expect(screen.queryByText(/not live/)).toBeNull();
});
