import { PERIODS } from "@reclaim/contracts-billing/billing";
import { Row, Tag } from "@reclaim/design-system";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { styled } from "styled-components";
import { copy } from "./products.copy.ts";

export type Period = typeof PERIODS[number];

const Saving = styled(Tag)`
  background: var(--accent);
  color: var(--foreground);
`;

/** Monthly or yearly, with what the year saves. */
export function PeriodToggle(
  { value, onChange, saving }: {
    value: Period;
    onChange: (period: Period) => void;
    saving: string | undefined;
  },
) {
  return (
    <RadioGroup
      label={copy.period}
      labelHidden
      data-variant="segments"
      options={PERIODS.map((period) => ({
        value: period,
        label: period === "yearly" && saving
          ? (
            <Row as="span" $gap={2}>
              {copy.periods[period]}
              <Saving>{saving}</Saving>
            </Row>
          )
          : copy.periods[period],
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
