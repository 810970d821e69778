import { Indicator, Item, Root } from "@radix-ui/react-radio-group";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { type FieldProps, FieldStack, Label, useFormField } from "./form-field.tsx";
import { Option, OptionDescription, OptionWords } from "./option.ts";
import { Hidden } from "../layout/layout.ts";

const Options = styled(Root)`
  display: grid;
  &[data-variant="cards"] {
    gap: var(--space-3);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  }
  &[data-variant="segments"] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    width: fit-content;
    max-width: 100%;
    padding: var(--space-1);
    border: 1px solid var(--edge);
    border-radius: calc(var(--target) / 2 + var(--space-1) + 1px);
    background: var(--surface);
  }
  &[aria-invalid="true"][data-variant="segments"] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;
const Dot = styled(Item)`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 1.5px solid var(--edge);
  border-radius: 50%;
  background: var(--surface);
  color: var(--primary-dark);
  cursor: inherit;
  transition: border-color var(--duration-quick);
  span {
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    background: currentColor;
  }
  &&:focus-visible {
    border-radius: 50%;
  }
  &&[data-state="checked"] {
    border-color: var(--primary-dark);
  }
  [aria-invalid="true"] && {
    border-color: var(--danger);
  }
  &&:disabled {
    background: var(--sunken);
    border-color: var(--edge);
    color: var(--muted);
  }
  /* The segment is the look; the radio lies over all of it. */
  [data-variant="segments"] > && {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
  }
`;

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

/**
 * One of two to six. `data-variant`: none for a list, `cards` for few that matter and need a
 * description, `segments` for two to four short words.
 */
export function RadioGroup<Value extends string>(
  { options, value, onChange, disabled, required, "data-variant": variant, ...field }:
    & FieldProps
    & {
      options: readonly RadioOption<Value>[];
      /** Undefined while nothing is chosen. */
      value: Value | undefined;
      onChange: (value: Value) => void;
      disabled?: boolean;
      required?: boolean;
      "data-variant"?: "cards" | "segments" | undefined;
    },
) {
  const { control, labelId, words, note } = useFormField(field);
  const label = <Label as="span" id={labelId}>{words}</Label>;
  return (
    <FieldStack>
      {field.labelHidden ? <Hidden>{label}</Hidden> : label}
      <Options
        {...control}
        aria-labelledby={labelId}
        data-variant={variant}
        value={value ?? null}
        onValueChange={(chosen) => onChange(chosen as Value)}
        disabled={disabled}
        required={required}
      >
        {options.map((option) => <Choice key={option.value} option={option} variant={variant} />)}
      </Options>
      {note}
    </FieldStack>
  );
}

function Choice(
  { option: { value, label, description, disabled }, variant }: {
    option: RadioOption<string>;
    variant: string | undefined;
  },
) {
  const id = useId();
  return (
    <Option data-variant={variant}>
      <Dot
        value={value}
        disabled={disabled}
        aria-labelledby={`${id}-name`}
        aria-describedby={description ? `${id}-description` : undefined}
      >
        {variant !== "segments" && <Indicator />}
      </Dot>
      <OptionWords>
        <span id={`${id}-name`}>{label}</span>
        {description && (
          <OptionDescription id={`${id}-description`}>{description}</OptionDescription>
        )}
      </OptionWords>
    </Option>
  );
}
