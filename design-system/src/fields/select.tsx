import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { inputStyles } from "./input.styles.ts";
import { type FieldProps, FormField } from "./form-field.tsx";

const Frame = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    inset-inline-end: var(--space-4);
    top: 50%;
    width: 1rem;
    height: 1rem;
    translate: 0 -50%;
    pointer-events: none;
  }
  select:disabled ~ svg {
    color: var(--muted);
  }
`;
const Native = styled.select`
  ${inputStyles} appearance: none;
  padding-inline-end: calc(var(--space-4) * 2 + 1rem);
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** The box alone, with its arrow, for groups that name it in their own way. */
export function SelectBox(select: ComponentProps<"select">) {
  return (
    <Frame>
      <Native {...select} />
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="m3 5.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Frame>
  );
}

/**
 * One of a few choices, in the browser's own list, restyled only while closed. Native on purpose:
 * the phone's own wheel is the best picker, works with every screen reader, and costs nothing. For
 * two to five short ones take the RadioGroup.
 */
export function Select(
  { label, hint, error, mark, labelHidden, ...select }: FieldProps & ComponentProps<"select">,
) {
  return (
    <FormField {...{ label, hint, error, mark, labelHidden }}>
      {(control) => <SelectBox {...control} {...select} />}
    </FormField>
  );
}
