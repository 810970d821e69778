import { Root, Thumb } from "@radix-ui/react-switch";
import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
import { OptionDescription, OptionWords } from "./option.ts";

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: var(--target);
  padding-block: calc((var(--target) - 1lh) / 2);
  cursor: pointer;
  &:hover [data-state="unchecked"]:enabled {
    border-color: var(--foreground);
  }
  &:has(:disabled) {
    color: var(--muted);
    cursor: default;
  }
`;
const Track = styled(Root)`
  flex: none;
  width: 3.25rem;
  height: 1.875rem;
  margin-block: calc((1lh - 1.875rem) / 2);
  padding: 0.2rem;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-round);
  background: var(--surface);
  text-align: start;
  cursor: inherit;
  transition: background-color var(--duration-calm) var(--ease-out), border-color
    var(--duration-quick);
  &&:focus-visible {
    border-radius: var(--radius-round);
  }
  &&[data-state="checked"] {
    background: var(--primary-dark);
    border-color: var(--primary-dark);
  }
  &&:disabled {
    background: var(--sunken);
    border: 1.5px dashed var(--edge);
  }
`;
const Knob = styled(Thumb)`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  background: var(--edge);
  color: transparent;
  transition: translate var(--duration-calm) var(--ease-out);
  &[data-state="checked"] {
    translate: 1.35rem 0;
    background: var(--on-primary);
    color: var(--primary-dark);
  }
  :disabled > &[data-state="checked"] {
    background: var(--edge);
    color: var(--on-primary);
  }
`;

/**
 * On or off, and it holds at once: the label on the left, the switch where the thumb is. Among the
 * fields of a form take a Checkbox.
 */
export function Switch(
  { label, description, ...root }:
    & { label: ReactNode; description?: ReactNode }
    & ComponentProps<typeof Root>,
) {
  const id = useId();
  return (
    <Line>
      <OptionWords>
        <span id={`${id}-name`}>{label}</span>
        {description && (
          <OptionDescription id={`${id}-description`}>{description}</OptionDescription>
        )}
      </OptionWords>
      <Track
        aria-labelledby={`${id}-name`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...root}
      >
        <Knob>
          <Check size={14} strokeWidth={3.5} aria-hidden />
        </Knob>
      </Track>
    </Line>
  );
}

const Lines = styled.div`
  > * + * {
    border-top: 1px solid var(--border);
  }
`;

/**
 * Switches of one matter. `disabled` dims them all, with what they are set to still to be seen: for
 * those that another switch has put to rest. The hint then says which.
 */
export function SwitchGroup({ children, ...group }: FieldGroupProps & { children: ReactNode }) {
  return (
    <FieldGroup {...group}>
      <Lines>{children}</Lines>
    </FieldGroup>
  );
}
