import { Indicator, Root } from "@radix-ui/react-checkbox";
import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
import { ErrorNote, FieldStack } from "./form-field.tsx";
import { Option, OptionDescription, OptionWords } from "./option.ts";

const Box = styled(Root)`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--on-primary);
  cursor: inherit;
  transition: background-color var(--duration-quick), border-color var(--duration-quick);
  span {
    display: grid;
  }
  &&[data-state="checked"],
  &&[data-state="indeterminate"] {
    background: var(--primary-dark);
    border-color: var(--primary-dark);
  }
  &&[aria-invalid="true"] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &&:disabled {
    background: var(--sunken);
    border-color: var(--edge);
    color: var(--muted);
  }
`;

/** A yes that stands alone, or one of several. `checked="indeterminate"` when only some are. */
export function Checkbox(
  { label, description, error, "data-variant": variant, ...box }:
    & {
      label: ReactNode;
      description?: ReactNode;
      /** The error and its remedy; announced at once. */
      error?: string | undefined;
      /** With an edge that shows the choice, for a few that matter. */
      "data-variant"?: "cards" | undefined;
    }
    & ComponentProps<typeof Root>,
) {
  const id = useId();
  const [nameId, descriptionId, faultId] = [`${id}-name`, `${id}-description`, `${id}-fault`];
  const describedBy = [description && descriptionId, error && faultId].filter(Boolean).join(" ");
  return (
    <FieldStack>
      <Option data-variant={variant}>
        <Box
          aria-labelledby={nameId}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          {...box}
        >
          <Indicator>
            {box.checked === "indeterminate"
              ? <Minus size={18} strokeWidth={3} aria-hidden />
              : <Check size={18} strokeWidth={3} aria-hidden />}
          </Indicator>
        </Box>
        <OptionWords>
          <span id={nameId}>{label}</span>
          {description && <OptionDescription id={descriptionId}>{description}</OptionDescription>}
        </OptionWords>
      </Option>
      {error && <ErrorNote id={faultId} live>{error}</ErrorNote>}
    </FieldStack>
  );
}

const CheckboxGrid = styled.div`
  display: grid;
  &:has([data-variant="cards"]) {
    gap: var(--space-3);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  }
`;

/** Several checkboxes that answer one question. */
export function CheckboxGroup(
  { children, ...group }: FieldGroupProps & { children: ReactNode },
) {
  return (
    <FieldGroup {...group}>
      <CheckboxGrid>{children}</CheckboxGrid>
    </FieldGroup>
  );
}
