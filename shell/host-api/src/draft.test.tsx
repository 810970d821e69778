import "fake-indexeddb/auto";
import { act, renderHook, waitFor } from "@testing-library/react";
import { clear, del, get, keys, set } from "idb-keyval";
import { beforeEach, expect, test, vi } from "vitest";
import { useDraft } from "./draft.ts";

vi.mock("idb-keyval", { spy: true });
beforeEach(() => clear());

/** A field, after it looked for what was kept. */
async function field(key: string) {
  const { result, unmount } = renderHook(() => useDraft(key));
  await waitFor(() => expect(result.current.isRestored).toBe(true));
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
  expect(await keys()).toEqual(["reclaim-draft:visitor:journal"]);
  expect(localStorage).toHaveLength(0);
});

test("a cleared draft is gone, on the page and on the device", async () => {
  const { result } = await field("journal");
  act(() => result.current.setText("A long day"));
  act(() => result.current.clear());
  expect(result.current.text).toBe("");
  expect(await keys()).toEqual([]);
});

test("a field that was emptied by hand keeps nothing", async () => {
  const { result } = await field("journal");
  act(() => result.current.setText("A"));
  act(() => result.current.setText(""));
  expect(await keys()).toEqual([]);
});

test("what was typed before the device answered is not overwritten", async () => {
  let answer: (kept: unknown) => void = () => {};
  vi.mocked(get).mockReturnValue(new Promise((done) => answer = done));
  const { result } = renderHook(() => useDraft("journal"));
  act(() => result.current.setText("New words"));
  expect(result.current.isRestored).toBe(false);
  await act(async () => answer("Old words"));
  expect(result.current).toMatchObject({ text: "New words", isRestored: true });
});

test("who asks for the restored text gets it as soon as the device has answered", async () => {
  let answer: (kept: unknown) => void = () => {};
  vi.mocked(get).mockReturnValue(new Promise((done) => answer = done));
  const { result } = renderHook(() => useDraft("journal"));
  const asked = vi.fn();
  const read = result.current.readRestored().then(asked);
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  await act(async () => answer("Old words"));
  await read;
  expect(asked).toHaveBeenCalledExactlyOnceWith("Old words");
  act(() => result.current.setText("New words"));
  expect(await result.current.readRestored()).toBe("New words");
});

test("a device that answers after the page is gone is not heard", async () => {
  let answer: (kept: unknown) => void = () => {};
  vi.mocked(get).mockReturnValue(new Promise((done) => answer = done));
  const { result, unmount } = renderHook(() => useDraft("journal"));
  unmount();
  await act(async () => answer("Old words"));
  expect(result.current).toMatchObject({ text: "", isRestored: false });
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
