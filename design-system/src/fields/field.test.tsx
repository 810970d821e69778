import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Select } from "./select.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const FIELDS = [
  ["text field", TextField, "INPUT"],
  ["text area", TextArea, "TEXTAREA"],
  ["select", Select, "SELECT"],
] as const;

/** The words that a screen reader says of a field after its label. */
const description = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? null;

test.each(FIELDS)("a %s is found by its label, which says nothing else", (_name, Field, tag) => {
  render(<Field label="Your name" hint="As you like to be called." />);
  const field = screen.getByLabelText("Your name");
  expect(field.tagName).toBe(tag);
  expect(screen.getByText("Your name").textContent).toBe("Your name");
});

test.each(FIELDS)("a %s is described by its hint", (_name, Field) => {
  render(<Field label="Password" hint="At least 8 characters." />);
  const field = screen.getByLabelText("Password");
  expect(description(field)).toBe("At least 8 characters.");
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each(FIELDS)("a fault of a %s takes the hint's place and is announced", (_name, Field) => {
  const { rerender } = render(<Field label="Password" hint="At least 8 characters." />);
  rerender(
    <Field label="Password" hint="At least 8 characters." error="Use at least 8 characters." />,
  );
  const field = screen.getByLabelText("Password");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(description(field)).toBe("Use at least 8 characters.");
  expect(screen.getByRole("alert").textContent).toBe("Use at least 8 characters.");
  expect(screen.queryByText("At least 8 characters.")).toBeNull();
});

test.each(FIELDS)("a %s without hint and fault is described by nothing", (_name, Field) => {
  render(<Field label="Your name" error={undefined} />);
  const field = screen.getByLabelText("Your name");
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("fields of the same label stay apart", () => {
  render(
    <>
      <TextField label="Time" hint="of the check-in" />
      <TextField label="Time" hint="of the journal" />
    </>,
  );
  expect(screen.getAllByLabelText("Time").map(description))
    .toEqual(["of the check-in", "of the journal"]);
});

test("a field takes what its element takes", () => {
  render(
    <>
      <TextField label="E-mail" type="email" autoComplete="email" defaultValue="martin@" />
      <TextArea label="Thoughts" spellCheck={false} />
      <Select label="Journal at" defaultValue="20:00">
        <option>08:00</option>
        <option>20:00</option>
      </Select>
    </>,
  );
  const [email, thoughts, time] = ["E-mail", "Thoughts", "Journal at"]
    .map((label) => screen.getByLabelText(label)) as [
      HTMLInputElement,
      HTMLTextAreaElement,
      HTMLSelectElement,
    ];
  expect([email.type, email.autocomplete, email.value]).toEqual(["email", "email", "martin@"]);
  expect([thoughts.rows, thoughts.getAttribute("spellcheck")]).toEqual([4, "false"]);
  expect([time.value, time.options.length]).toEqual(["20:00", 2]);
});

test("a text area with a limit cuts nothing, and says what to do with what is too long", () => {
  render(
    <TextArea label="Thoughts" hint="As long as you like." maxLength={5} defaultValue="1234" />,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>("Thoughts");
  const words = () =>
    area.getAttribute("aria-describedby")?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  expect(area.maxLength).toBe(-1);
  expect(words()).toEqual(["As long as you like.", "4 / 5"]);
  expect(area.validity.valid).toBe(true);
  fireEvent.input(area, { target: { value: "1234567" } });
  expect(area.value).toBe("1234567");
  expect(words()).toEqual(["Shorten the text by 2 characters.", "7 / 5"]);
  expect(area.getAttribute("aria-invalid")).toBe("true");
  expect(area.validity.valid).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a mark is a word of the label; a required control says it by itself", () => {
  render(
    <>
      <TextField label="Town" mark="optional" />
      <TextField label="E-mail" mark="required" required />
    </>,
  );
  expect(screen.getByRole("textbox", { name: "Town (optional)" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" }).required).toBe(true);
});
