import { mood } from "@reclaim/contracts-members/check-ins";
import { HttpError, useHost } from "@reclaim/host-api";
import { sampleMember } from "@reclaim/host-api/testing";
import { focusManager, onlineManager, useMutation, useQuery } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { clear } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Remotes } from "../remotes/remotes.ts";
import { createShellState, HostProvider } from "./host-provider.tsx";

vi.mock("idb-keyval", () => ({ clear: vi.fn() }));
const remotes: Remotes = { matchPath: () => undefined, findBySlot: () => [], navigation: [] };
const DAY = 24 * 60 * 60 * 1000;

const server = vi.fn<typeof fetch>();
beforeEach(() => {
  localStorage.clear();
  server.mockReset();
  vi.stubGlobal("fetch", server);
  vi.mocked(clear).mockReset().mockResolvedValue();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});
const answers = (value: unknown, status = 200) =>
  server.mockImplementation(() => Promise.resolve(Response.json(value, { status })));

/** Shows a mood from the server, a button that changes it, and the member's name. */
function Mood() {
  const { http, session } = useHost();
  const latest = useQuery({ queryKey: ["mood"], queryFn: () => http.get("/api/mood", mood) });
  const change = useMutation({ mutationFn: () => http.send("POST", "/api/mood", {}) });
  return (
    <>
      <output>{latest.data ?? latest.status}</output>
      <button onClick={() => change.mutate()}>{change.status}</button>
      <p>{session.user?.name ?? "nobody"}</p>
    </>
  );
}
function show(page = createShellState(remotes, { member: sampleMember() })) {
  const view = render(
    <HostProvider page={page}>
      <Mood />
    </HostProvider>,
  );
  return { page, ...view };
}

test("what was fetched is kept until it is invalidated, and only that fetches again [API-05]", async () => {
  vi.useFakeTimers();
  answers(3);
  const { page, unmount } = show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("status").textContent).toBe("3");
  answers(4);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(DAY);
  });
  expect(screen.getByRole("status").textContent).toBe("3");
  unmount();
  show(page);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("status").textContent).toBe("3");
  expect(server).toHaveBeenCalledOnce();

  await act(() => page.queries.invalidateQueries({ queryKey: ["mood"] }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("status").textContent).toBe("4");
  expect(server).toHaveBeenCalledTimes(2);
});

test("neither a query nor a change that failed is tried again [API-04]", async () => {
  vi.useFakeTimers();
  answers({ code: "unavailable", message: "Later." }, 503);
  show();
  await act(() => vi.advanceTimersByTimeAsync(DAY));
  expect(screen.getByRole("status").textContent).toBe("error");
  expect(server).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button"));
  await act(() => vi.advanceTimersByTimeAsync(DAY));
  expect(screen.getByRole("button").textContent).toBe("error");
  expect(server).toHaveBeenCalledTimes(2);
});

test("without a network a call fails at once instead of waiting unseen", async () => {
  onlineManager.setOnline(false);
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  show();
  const becomes = (role: string, words: string) =>
    waitFor(() => expect(screen.getByRole(role).textContent).toBe(words));
  await becomes("status", "error");
  fireEvent.click(screen.getByRole("button"));
  await becomes("button", "error");
});

test("a 401 takes the member away from the whole page [API-07]", async () => {
  answers({ code: "signed_out", message: "Sign in." }, 401);
  const { page } = show();
  expect(screen.getByText("Martin")).toBeTruthy();
  expect(await screen.findByText("nobody")).toBeTruthy();
  await waitFor(() =>
    expect(page.queries.getQueryState(["mood"])?.error).toBeInstanceOf(HttpError)
  );
});

test("signing out forgets what was fetched and what was typed", async () => {
  answers(3);
  const page = createShellState(remotes, { member: sampleMember() });
  page.queries.setQueryData(["mood"], 3);
  await page.session.read().signOut();
  expect(page.queries.getQueryData(["mood"])).toBeUndefined();
  expect(clear).toHaveBeenCalledOnce();
  expect(page.session.read().member).toBeNull();
});

test("signing out works where storage is forbidden", async () => {
  answers(3);
  vi.mocked(clear).mockImplementation(() => {
    throw new ReferenceError("indexedDB is not defined");
  });
  const page = createShellState(remotes, { member: sampleMember() });
  await page.session.read().signOut();
  expect(page.session.read().member).toBeNull();
});

test("a slot that nobody fills is empty", () => {
  const { Slot } = createShellState(remotes, { member: null }).host;
  expect(render(<Slot name="home.cards" />).container.innerHTML).toBe("");
});
