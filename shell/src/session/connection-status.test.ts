import { expect, test, vi } from "vitest";
import { createConnectionStatus } from "./connection-status.ts";

test("a line is quiet when nothing is on its way and the last call came through", async () => {
  const line = createConnectionStatus();
  expect(line.isIdle()).toBe(true);
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answer = resolve));
  const call = line.fetch("/api/me");
  expect(line.isIdle()).toBe(false);
  answer(new Response("", { status: 403 }));
  expect((await call).status).toBe(403);
  expect(line.isIdle()).toBe(true);
});

test("after a call that failed a line is not quiet until one comes through", async () => {
  const line = createConnectionStatus();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(line.fetch("/api/me")).rejects.toThrow("Failed to fetch");
  expect(line.isIdle()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
  await line.fetch("/api/me");
  expect(line.isIdle()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  await line.fetch("/api/me");
  expect(line.isIdle()).toBe(true);
});
