import { fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { lazyPage, PageLoadError } from "./lazy-page.tsx";

// React tells the console of errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const module = { default: ({ name }: { name: string }) => <h1>Journal of {name}</h1> };
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    expect(error).toBeInstanceOf(PageLoadError);
    return <button onClick={() => this.setState({ error: null })}>{error.message}</button>;
  }
}

test("a page that was fetched before is there in the first render", async () => {
  const load = vi.fn(() => Promise.resolve(module));
  const Journal = lazyPage(load);
  await Journal.preload();
  render(<Journal name="Martin" />);
  expect(screen.getByRole("heading").textContent).toBe("Journal of Martin");
  expect(load).toHaveBeenCalledOnce();
});

test("a page that was not fetched comes when it is there", async () => {
  let arrive: (page: typeof module) => void = () => {};
  const Journal = lazyPage(() => new Promise<typeof module>((done) => arrive = done));
  const { container } = render(<Journal name="Martin" />);
  expect(container.innerHTML).toBe("");
  arrive(module);
  expect(await screen.findByRole("heading")).toBeTruthy();
});

test("many who ask for a page fetch it once", async () => {
  const load = vi.fn(() => Promise.resolve(module));
  const Journal = lazyPage(load);
  const pending = [Journal.preload(), Journal.preload()];
  render(<Journal name="Martin" />);
  await Promise.all(pending);
  expect(await screen.findByRole("heading")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("a page that does not load is its boundary's affair, and a retry shows it", async () => {
  let load: () => Promise<typeof module> = offline;
  const Journal = lazyPage(() => load());
  render(
    <Boundary>
      <Journal name="Martin" />
    </Boundary>,
  );
  const retry = await screen.findByRole("button", { name: "Failed to fetch" });
  load = () => Promise.resolve(module);
  fireEvent.click(retry);
  expect(await screen.findByRole("heading")).toBeTruthy();
});

test("a page whose request was lost is asked for once more before it counts as not loaded", async () => {
  const load = vi.fn(() => Promise.resolve(module)).mockImplementationOnce(offline);
  const Journal = lazyPage(load);
  await Journal.preload();
  render(<Journal name="Martin" />);
  expect(screen.getByRole("heading")).toBeTruthy();
  load.mockClear().mockImplementation(offline);
  await lazyPage(load).preload();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a page fetched in vain beforehand is fetched anew when it is shown", async () => {
  vi.useFakeTimers();
  let load: () => Promise<typeof module> = offline;
  const Journal = lazyPage(() => load());
  await Journal.preload();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  load = () => Promise.resolve(module);
  render(<Journal name="Martin" />);
  expect(await screen.findByRole("heading")).toBeTruthy();
});

test("a second try right after a failure is not undone by it", async () => {
  vi.useFakeTimers();
  let load: () => Promise<typeof module> = offline;
  const Journal = lazyPage(() => load());
  await Journal.preload();
  load = () => Promise.resolve(module);
  await Journal.preload();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  render(<Journal name="Martin" />);
  expect(screen.getByRole("heading")).toBeTruthy();
});
