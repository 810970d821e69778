import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EmptyState, ErrorState } from "./states.tsx";

afterEach(cleanup);

test("a failure is announced and can be tried again", () => {
  const onRetry = vi.fn();
  render(<ErrorState title="Your entries did not load." onRetry={onRetry} />);
  expect(screen.getByRole("alert").textContent).toContain("Your entries did not load.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a failure that cannot be tried again offers nothing", () => {
  render(<ErrorState title="This link is too old.">Ask for a new one.</ErrorState>);
  expect(screen.getByRole("alert").textContent).toContain("Ask for a new one.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("an empty place says what to do about it, and is no failure", () => {
  render(<EmptyState title="No entries yet">Write the first one.</EmptyState>);
  expect(screen.getByText("No entries yet")).toBeTruthy();
  expect(screen.getByText("Write the first one.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
