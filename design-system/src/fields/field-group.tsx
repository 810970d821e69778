import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Hidden } from "../layout/layout.ts";
import { type FieldProps, FieldStack, Label, useFormField } from "./form-field.tsx";

/* A legend is no flex item, so the gap below it is its own. */
const Legend = styled.legend`
  max-width: 100%;
  margin-bottom: var(--space-2);
  padding: 0;
`;

export interface FieldGroupProps extends FieldProps {
  /** The browser then holds every control in it back; say why in the hint. */
  disabled?: boolean | undefined;
}

/** Controls that answer one question, under one legend, with one note. */
export function FieldGroup(
  { children, disabled, ...field }: FieldGroupProps & { children: ReactNode },
) {
  const { control, words, note } = useFormField(field);
  const legend = <Label as="span">{words}</Label>;
  return (
    <FieldStack
      as="fieldset"
      disabled={disabled}
      aria-describedby={control["aria-describedby"]}
    >
      {field.labelHidden ? <Hidden as="legend">{words}</Hidden> : <Legend>{legend}</Legend>}
      {children}
      {note}
    </FieldStack>
  );
}
