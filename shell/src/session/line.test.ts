import { afterEach, expect, test, vi } from "vitest";
import { watchedLine } from "./line.ts";

afterEach(() => vi.unstubAllGlobals());

test("a line is quiet when nothing is on its way and the last call came through", async () => {
  const line = watchedLine();
  expect(line.isQuiet()).toBe(true);
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answer = resolve));
  const call = line.fetch("/api/me");
  expect(line.isQuiet()).toBe(false);
  answer(new Response("", { status: 403 }));
  expect((await call).status).toBe(403);
  expect(line.isQuiet()).toBe(true);
});

test("after a call that failed a line is not quiet until one comes through", async () => {
  const line = watchedLine();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(line.fetch("/api/me")).rejects.toThrow("Failed to fetch");
  expect(line.isQuiet()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
  await line.fetch("/api/me");
  expect(line.isQuiet()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  await line.fetch("/api/me");
  expect(line.isQuiet()).toBe(true);
});
