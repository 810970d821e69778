import type { PageOverride } from "@reclaim/contracts-gateway/bootstrap";
import { sampleMember } from "@reclaim/host-api/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { getPageHeading, renderApp } from "../app.testing.tsx";

const HOUR = 60 * 60 * 1000;
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
});

const to = (name: string) => act(async () => fireEvent.click(screen.getByRole("link", { name })));
const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR);

async function opened(given: { overrides?: PageOverride[]; offline?: string[] } = {}) {
  const reload = vi.fn();
  return { reload, page: await renderApp("/", { reload, ...given }) };
}

test("a tab that is a day old takes the way to the next page as a full load", async () => {
  const { reload } = await opened();
  later(24);
  expect(reload).not.toHaveBeenCalled();
  await to("Journal");
  expect(reload).toHaveBeenCalledOnce();
  expect(location.pathname).toBe("/journal");
  // The next page is not begun twice.
  expect(getPageHeading()).toBeUndefined();
});

test("before that it stays what it was composed of", async () => {
  const { reload } = await opened();
  later(23.9);
  await to("Journal");
  expect(reload).not.toHaveBeenCalled();
  expect(getPageHeading()).toBe("Page /journal");
});

test("an old tab goes nowhere by itself", async () => {
  const { reload, page } = await opened();
  later(100);
  await act(async () => page.session.handleExpired());
  await to("Home");
  expect(reload).not.toHaveBeenCalled();
  expect(getPageHeading()).toBe("Page /");
});

test("an old tab without a network, or whose last call failed, stays as it is", async () => {
  const { reload, page } = await opened();
  later(24);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await to("Journal");
  onLine.mockReturnValue(true);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await page.host.http.send("POST", "/api/check-ins", {}).catch(() => {});
  await to("Journey");
  expect(reload).not.toHaveBeenCalled();
  expect(getPageHeading()).toBe("Page /journey");
});

test.each([
  ["answers nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is nobody's", () => Promise.resolve(new Response(null, { status: 503 }))],
])(
  "an old tab whose network %s shows the next page itself, and moves on later",
  async (_how, fetch) => {
    const { reload, page } = await opened();
    later(24 * 4);
    vi.stubGlobal("fetch", fetch);
    await to("Journal");
    expect(reload).not.toHaveBeenCalled();
    expect(getPageHeading()).toBe("Page /journal");
    await to("Journey");
    expect(getPageHeading()).toBe("Page /journey");
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
    await page.host.http.send("POST", "/api/check-ins", {});
    await to("Journal");
    expect(reload).toHaveBeenCalledOnce();
  },
);

test("an old tab that went elsewhere before the server answered does not load twice", async () => {
  const { reload } = await opened();
  later(24);
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
  await to("Journal");
  await to("Journey");
  await act(async () => answers.forEach((answer) => answer(new Response())));
  expect(reload).not.toHaveBeenCalled();
  expect(getPageHeading()).toBe("Page /journey");
});

test("an old tab waits for what is on its way, and for what it has just said", async () => {
  const { reload, page } = await opened();
  later(24);
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answer = resolve));
  const call = page.host.http.send("POST", "/api/check-ins", {});
  await to("Journal");
  expect(reload).not.toHaveBeenCalled();
  answer(Response.json({}));
  await call;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  await act(async () => page.host.notify({ title: "Saved" }));
  await to("Journey");
  expect(reload).not.toHaveBeenCalled();
  await act(async () => page.notices.close());
  await to("Home");
  expect(reload).toHaveBeenCalledOnce();
});

test("a version that is shown to one person ends with the way to the next page", async () => {
  const expiresAt = new Date(Date.now() + HOUR).toISOString();
  const { reload } = await opened({
    overrides: [{ name: "mfe-community", version: "3", expiresAt }],
  });
  await to("Journal");
  expect(reload).not.toHaveBeenCalled();
  later(1);
  await to("Journey");
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that was stored on the device gives way to what is live, once the network is back", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { reload, page } = await opened({ offline: [] });
  await to("Get help");
  expect(getPageHeading()).toBe("Page /get-help");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(sampleMember())));
  await act(() => page.session.read().refresh());
  expect(reload).not.toHaveBeenCalled();
  await to("Journey");
  expect(reload).toHaveBeenCalledOnce();
});
