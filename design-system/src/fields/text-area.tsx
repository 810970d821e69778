import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Hidden } from "../layout/layout.ts";
import { inputStyles } from "./input.styles.ts";
import { countCharacters } from "./character-count.model.ts";
import { ErrorNote, type FieldProps, FieldStack, useFormField } from "./form-field.tsx";

/* It grows with the text up to most of the screen; --rows is its least height. */
const Area = styled.textarea`
  ${inputStyles} display: block;
  field-sizing: content;
  min-height: calc(var(--rows) * 1lh + 2 * var(--space-3) + 2px);
  max-height: 70vh;
  resize: vertical;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0 var(--space-4);
  > :not(:last-child) {
    flex: 1 1 8rem;
  }
  &:empty {
    display: none;
  }
`;
const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-size: var(--text-small);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  color: var(--muted);
  &[data-over] {
    font-weight: var(--weight-strong);
    color: var(--danger);
  }
`;

/**
 * Several lines; it grows with what is written. With `maxLength` it counts, and what is too long
 * stays as it was typed or pasted: nobody's words are cut. It then says what to do, is invalid, and
 * holds back a form that validates; a form with `noValidate` asks for the length itself.
 */
export function TextArea(
  { label, hint, error, mark, labelHidden, rows = 4, maxLength, ...area }:
    & FieldProps
    & ComponentProps<"textarea">,
) {
  const { control, caption, note } = useFormField({ label, hint, error, mark, labelHidden });
  const [typed, setTyped] = useState(String(area.defaultValue ?? ""));
  const frame = useRef<HTMLDivElement>(null);
  const count = maxLength === undefined
    ? undefined
    : countCharacters(String(area.value ?? typed).length, maxLength);
  const fault = count?.fault;
  const faultId = `${control.id}-fault`;
  const countId = `${control.id}-count`;
  const describedBy = [
    fault && !error ? faultId : control["aria-describedby"],
    count && countId,
  ].filter(Boolean).join(" ");

  useEffect(() => {
    frame.current?.querySelector("textarea")?.setCustomValidity(fault ?? "");
  }, [fault]);

  return (
    <FieldStack ref={frame}>
      {caption}
      <Area
        rows={rows}
        {...control}
        aria-invalid={fault ? true : control["aria-invalid"]}
        aria-describedby={describedBy || undefined}
        {...area}
        style={{ "--rows": rows, ...area.style } as CSSProperties}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          area.onInput?.(event);
        }}
      />
      <Foot>
        {fault && !error ? <ErrorNote id={faultId} live={false}>{fault}</ErrorNote> : note}
        {count && <Count id={countId} data-over={fault ? "" : undefined}>{count.shown}</Count>}
      </Foot>
      {count && <Hidden role="status">{count.announced}</Hidden>}
    </FieldStack>
  );
}
