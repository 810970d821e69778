import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MoodPicker } from "./mood-picker.tsx";

const labels = { 1: "Struggling", 2: "Neutral", 3: "Good", 4: "Great", 5: "Excellent" };

function picker(value: number) {
  const onChange = vi.fn();
  render(<MoodPicker legend="Mood" labels={labels} value={value} onChange={onChange} />);
  const group = within(screen.getByRole("group", { name: "Mood" }));
  return { onChange, moods: group.getAllByRole<HTMLInputElement>("radio"), group };
}

test("five moods stand in order, each with its words", () => {
  const { moods } = picker(3);
  expect(moods.map((mood) => mood.labels?.[0]?.textContent))
    .toEqual(["Struggling", "Neutral", "Good", "Great", "Excellent"]);
});

test("the value is chosen and no other", () => {
  const { moods } = picker(3);
  expect(moods.map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
});

test("choosing a mood tells its score", () => {
  const { onChange, group } = picker(3);
  fireEvent.click(group.getByLabelText("Excellent"));
  fireEvent.click(group.getByLabelText("Struggling"));
  expect(onChange.mock.calls).toEqual([[5], [1]]);
});

test("choosing the chosen mood again tells nothing", () => {
  const { onChange, group } = picker(3);
  fireEvent.click(group.getByLabelText("Good"));
  expect(onChange).not.toHaveBeenCalled();
});

test("two pickers on one page do not share their choice", () => {
  const { moods } = picker(3);
  render(<MoodPicker legend="Yesterday" labels={labels} value={5} onChange={() => {}} />);
  const yesterday = within(screen.getByRole("group", { name: "Yesterday" }))
    .getAllByRole<HTMLInputElement>("radio");
  expect(moods[2]?.checked).toBe(true);
  expect(yesterday[4]?.checked).toBe(true);
});

test("faces are decoration beside the words", () => {
  picker(3);
  const faces = [...document.querySelectorAll("svg")];
  expect(faces.map((face) => face.getAttribute("aria-hidden"))).toEqual(Array(5).fill("true"));
  expect(new Set(faces.map((face) => face.innerHTML)).size).toBe(5);
});
