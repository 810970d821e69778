import { act, render, screen } from "@testing-library/react";
import Pieces from "react-confetti";
import { beforeEach, expect, test, vi } from "vitest";
import { Confetti } from "./confetti.tsx";

// The library draws on a canvas, which jsdom has not.
vi.mock("react-confetti", () => ({ default: vi.fn(() => null) }));

const visitor = ({ wantsNoMotion }: { wantsNoMotion: boolean }) =>
  vi.stubGlobal(
    "matchMedia",
    (query: string) => ({
      matches: wantsNoMotion && query === "(prefers-reduced-motion: reduce)",
      addEventListener() {},
      removeEventListener() {},
    }),
  );
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(Pieces).mockClear();
  visitor({ wantsNoMotion: false });
});
const drawn = () => vi.mocked(Pieces).mock.lastCall?.[0];
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("confetti is 200 pieces with gravity 0.1 and friction 0.99 [SHELL-24]", () => {
  render(<Confetti milliseconds={4000} />);
  expect(drawn()).toMatchObject({ numberOfPieces: 200, gravity: 0.1, friction: 0.99 });
});

test("a celebration may say otherwise, as far as it wants", () => {
  render(<Confetti milliseconds={4000} numberOfPieces={500} gravity={0.3} />);
  expect(drawn()).toMatchObject({ numberOfPieces: 500, gravity: 0.3, friction: 0.99 });
  expect(screen.getByTestId("confetti").dataset.pieces).toBe("500");
});

test("confetti stops after its time", () => {
  render(<Confetti milliseconds={4000} />);
  after(3999);
  expect(screen.queryByTestId("confetti")).not.toBeNull();
  after(1);
  expect(screen.queryByTestId("confetti")).toBeNull();
});

test("confetti whose page is gone leaves no timer behind", () => {
  render(<Confetti milliseconds={4000} />).unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("those who want no motion see laurels instead, for the same time", () => {
  visitor({ wantsNoMotion: true });
  render(<Confetti milliseconds={4000} />);
  expect(screen.queryByTestId("confetti")).toBeNull();
  expect(Pieces).not.toHaveBeenCalled();
  expect(screen.getByTestId("laurel").getAttribute("aria-hidden")).toBe("true");
  after(4000);
  expect(screen.queryByTestId("laurel")).toBeNull();
});

test("confetti has the colours of the theme", () => {
  const { style } = document.documentElement;
  style.setProperty("--primary", "#d7582e");
  style.setProperty("--accent", "#e9b44c");
  render(<Confetti milliseconds={4000} />);
  expect(drawn()?.colors).toEqual(expect.arrayContaining(["#d7582e", "#e9b44c"]));
});

test("screen readers are spared the decoration", () => {
  render(<Confetti milliseconds={4000} />);
  expect(screen.getByTestId("confetti").getAttribute("aria-hidden")).toBe("true");
});
