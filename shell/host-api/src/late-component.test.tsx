import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { HostContext } from "./host.ts";
import {
  DialogFailure,
  lateComponent,
  type LateFallbacks,
  RenderErrorContext,
} from "./late-component.tsx";
import { fakeHost } from "./testing/fake-host.tsx";

beforeEach(() => vi.useFakeTimers());

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const Fallback = ({ text }: { text: string }) => <p>instead of {text}</p>;

type Fallbacks = LateFallbacks<{ text: string }>;
const OWN: Fallbacks = { Waiting: Fallback, Failed: Fallback };

/** A page with a late component whose chunk fails as often as `failures` says. */
async function pageWith(failures: number, part = Words, fallbacks: Fallbacks = OWN) {
  const load = vi.fn(() =>
    failures-- > 0
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve({ default: part })
  );
  const Late = lateComponent(load, fallbacks);
  const onRenderError = vi.fn();
  const { host } = fakeHost();
  const reload = vi.spyOn(host, "reload");
  render(
    <HostContext value={host}>
      <RenderErrorContext value={onRenderError}>
        <h1>The page</h1>
        <Late text="words" />
      </RenderErrorContext>
    </HostContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { load, onRenderError, reload };
}

test("a chunk that does not arrive leaves the page as it is", async () => {
  const { load } = await pageWith(1);
  expect(screen.getByRole("heading").textContent).toBe("The page");
  expect(screen.getByText("instead of words")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(load).toHaveBeenCalledOnce();
});

const askAgain = () =>
  act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));

test("a part that does not load says so, and is fetched at once when somebody asks", async () => {
  const { load, reload } = await pageWith(1, Words, {});
  expect(screen.getByRole("alert").textContent).toContain("Something here did not load.");
  await askAgain();
  expect(screen.getByText("words")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test("a part that does not load the second time either loads the page anew", async () => {
  const { load, reload } = await pageWith(9, Words, {});
  await askAgain();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole("alert")).toBeTruthy();
});

test("late code that throws keeps to its place, is reported, and can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let fault: Error | null = new Error("broken");
  const { onRenderError } = await pageWith(0, (props) => {
    if (fault) throw fault;
    return <Words {...props} />;
  }, {});
  expect(screen.getByRole("heading").textContent).toBe("The page");
  expect(onRenderError).toHaveBeenCalledExactlyOnceWith(fault);
  fault = null;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("words")).toBeTruthy();
});

test("a part that was fetched ahead is there in the first render", async () => {
  const Late = lateComponent(() => Promise.resolve({ default: Words }));
  await Late.preload();
  render(<Late text="words" />);
  expect(screen.getByText("words")).toBeTruthy();
});

test("a dialog that does not load closes and says so", async () => {
  const { host, notices } = fakeHost();
  const onClose = vi.fn();
  render(
    <HostContext value={host}>
      <DialogFailure onClose={onClose} />
    </HostContext>,
  );
  expect(onClose).toHaveBeenCalledOnce();
  expect(notices).toEqual([expect.objectContaining({ title: "This did not open." })]);
});
