import { PERIODS } from "@reclaim/contracts/billing";
import { Tag } from "@reclaim/design-system";
import { useId } from "react";
import { styled } from "styled-components";
import { copy } from "./products.copy.ts";

export type Period = typeof PERIODS[number];

const Group = styled.fieldset`
  display: inline-flex;
  margin: 0;
  padding: 0.25rem;
  border: 1px solid var(--edge);
  border-radius: 999px;
  background: var(--surface);
`;
const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: 0 var(--space-4);
  border-radius: 999px;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:has(:checked) {
    background: var(--foreground);
    color: var(--background);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
const Saving = styled(Tag)`
  background: var(--accent);
  /* The accent is light in every theme, so its words are dark in every theme. */
  color: #2a2520;
`;

/** Monthly or yearly, with what the year saves. */
export function PeriodToggle(
  { value, onChange, saving }: {
    value: Period;
    onChange: (period: Period) => void;
    saving: string | undefined;
  },
) {
  const name = useId();
  return (
    <Group aria-label={copy.period}>
      {PERIODS.map((period) => (
        <Option key={period}>
          <input
            type="radio"
            name={name}
            checked={value === period}
            onChange={() => onChange(period)}
          />
          {copy.periods[period]}
          {period === "yearly" && saving && <Saving>{saving}</Saving>}
        </Option>
      ))}
    </Group>
  );
}
