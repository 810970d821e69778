import { useId } from "react";
import { styled } from "styled-components";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
import { SelectBox } from "./select.tsx";
import { HOURS, minuteOptions, splitTime } from "./time-picker.model.ts";

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6.5rem) auto minmax(0, 6.5rem);
  align-items: end;
  justify-content: start;
  gap: var(--space-1) var(--space-2);
  select {
    font-variant-numeric: tabular-nums;
  }
`;
const Part = styled.label`
  font-size: var(--text-small);
  line-height: 1.4;
  color: var(--muted);
`;
const Colon = styled.span`
  align-self: center;
  font-weight: var(--weight-strong);
`;

/**
 * A time of day in quarters of an hour, "HH:MM", by two of the phone's own wheels. A time kept from
 * before that is no quarter ("08:10") is shown, and stays until another minute is chosen.
 */
export function TimePicker(
  { value, onChange, hourLabel = "Hour", minuteLabel = "Minutes", ...group }: FieldGroupProps & {
    value: string;
    onChange: (value: string) => void;
    hourLabel?: string;
    minuteLabel?: string;
  },
) {
  const id = useId();
  const { hour, minute } = splitTime(value);
  const invalid = group.error ? true : undefined;
  return (
    <FieldGroup {...group}>
      <Parts>
        <Part htmlFor={`${id}-hour`}>{hourLabel}</Part>
        <span />
        <Part htmlFor={`${id}-minute`}>{minuteLabel}</Part>
        <SelectBox
          id={`${id}-hour`}
          value={hour}
          aria-invalid={invalid}
          onChange={(event) => onChange(`${event.target.value}:${minute}`)}
        >
          {HOURS.map((choice) => <option key={choice}>{choice}</option>)}
        </SelectBox>
        <Colon aria-hidden>:</Colon>
        <SelectBox
          id={`${id}-minute`}
          value={minute}
          aria-invalid={invalid}
          onChange={(event) => onChange(`${hour}:${event.target.value}`)}
        >
          {minuteOptions(minute).map((choice) => <option key={choice}>{choice}</option>)}
        </SelectBox>
      </Parts>
    </FieldGroup>
  );
}
