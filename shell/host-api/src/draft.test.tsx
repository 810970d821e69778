import { act, renderHook, waitFor } from "@testing-library/react";
import { del, get, set } from "idb-keyval";
import { beforeEach, expect, test, vi } from "vitest";
import { useDraft } from "./draft.ts";

// jsdom has no IndexedDB; a map has the same promises.
vi.mock("idb-keyval", () => ({ get: vi.fn(), set: vi.fn(), del: vi.fn() }));
const device = new Map<string, string>();
beforeEach(() => {
  device.clear();
  vi.mocked(get).mockImplementation((key) => Promise.resolve(device.get(String(key)) as never));
  vi.mocked(set).mockImplementation((key, value) =>
    Promise.resolve(void device.set(String(key), String(value)))
  );
  vi.mocked(del).mockImplementation((key) => Promise.resolve(void device.delete(String(key))));
});

/** A field, after it looked for what was kept. */
async function field(key: string) {
  const { result, unmount } = renderHook(() => useDraft(key));
  await waitFor(() => expect(result.current.restored).toBe(true));
  return { result, unmount };
}

test("text that was typed comes back after a reload", async () => {
  const { result, unmount } = await field("journal");
  expect(result.current.text).toBe("");
  act(() => result.current.setText("A long day"));
  expect(result.current.text).toBe("A long day");
  unmount();
  expect((await field("journal")).result.current.text).toBe("A long day");
});

test("each field has its own draft", async () => {
  const { result } = await field("journal");
  act(() => result.current.setText("A long day"));
  expect((await field("check-in")).result.current.text).toBe("");
});

test("drafts are in a place of their own and not in local storage", async () => {
  const { result } = await field("journal");
  act(() => result.current.setText("A long day"));
  expect([...device.keys()]).toEqual(["reclaim-draft:visitor:journal"]);
  expect(localStorage).toHaveLength(0);
});

test("a cleared draft is gone, on the page and on the device", async () => {
  const { result } = await field("journal");
  act(() => result.current.setText("A long day"));
  act(() => result.current.clear());
  expect(result.current.text).toBe("");
  expect(device.size).toBe(0);
});

test("a field that was emptied by hand keeps nothing", async () => {
  const { result } = await field("journal");
  act(() => result.current.setText("A"));
  act(() => result.current.setText(""));
  expect(device.size).toBe(0);
});

test("what was typed before the device answered is not overwritten", async () => {
  let answer: (kept: unknown) => void = () => {};
  vi.mocked(get).mockReturnValue(new Promise((done) => answer = done));
  const { result } = renderHook(() => useDraft("journal"));
  act(() => result.current.setText("New words"));
  expect(result.current.restored).toBe(false);
  await act(async () => answer("Old words"));
  expect(result.current).toMatchObject({ text: "New words", restored: true });
});

test("a device that answers after the page is gone is not heard", async () => {
  let answer: (kept: unknown) => void = () => {};
  vi.mocked(get).mockReturnValue(new Promise((done) => answer = done));
  const { result, unmount } = renderHook(() => useDraft("journal"));
  unmount();
  await act(async () => answer("Old words"));
  expect(result.current).toMatchObject({ text: "", restored: false });
});

test.each([
  ["throws", () => {
    throw new ReferenceError("indexedDB is not defined");
  }],
  ["rejects", () => Promise.reject(new DOMException("forbidden", "SecurityError"))],
])("where storage %s, the field works and keeps nothing", async (_how, refuse) => {
  for (const call of [get, set, del]) vi.mocked(call).mockImplementation(refuse as never);
  const { result } = await field("journal");
  act(() => result.current.setText("A long day"));
  expect(result.current.text).toBe("A long day");
  act(() => result.current.clear());
  expect(result.current.text).toBe("");
});
