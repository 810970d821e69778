import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { inputStyles } from "./input.styles.ts";
import { type FieldProps, FormField } from "./form-field.tsx";

const Input = styled.input`
  ${inputStyles}
`;

/** One line of text, with all that an input takes: `type`, `autoComplete`, `inputMode`. */
export function TextField(
  { label, hint, error, mark, labelHidden, ...input }: FieldProps & ComponentProps<"input">,
) {
  return (
    <FormField {...{ label, hint, error, mark, labelHidden }}>
      {(control) => <Input {...control} {...input} />}
    </FormField>
  );
}
