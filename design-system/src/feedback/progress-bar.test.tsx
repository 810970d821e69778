import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProgressBar } from "./progress-bar.tsx";

test("a bar says what it measures and how far it is", () => {
  render(<ProgressBar label="Body Reset" value={50} />);
  const bar = screen.getByRole("progressbar", { name: "Body Reset" });
  expect(["valuemin", "valuemax", "valuenow"].map((name) => bar.getAttribute(`aria-${name}`)))
    .toEqual(["0", "100", "50"]);
  expect((bar.firstElementChild as HTMLElement).style.width).toBe("50%");
});

test.each([[-5, "0"], [0, "0"], [16.67, "17"], [99.4, "99"], [100, "100"], [140, "100"]])(
  "%d percent is shown as %s",
  (value, shown) => {
    render(<ProgressBar label="Body Reset" value={value} />);
    const bar = screen.getByRole("progressbar");
    expect(bar.getAttribute("aria-valuenow")).toBe(shown);
    expect((bar.firstElementChild as HTMLElement).style.width).toBe(`${shown}%`);
  },
);
