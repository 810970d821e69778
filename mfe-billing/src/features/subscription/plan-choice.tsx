import type { Plans } from "@reclaim/contracts/billing";
import { Tag } from "@reclaim/design-system";
import { FeatureList } from "@reclaim/design-system/price-card";
import { useId } from "react";
import { styled } from "styled-components";
import { dollars } from "../../shared/money.ts";
import { copy } from "./subscription.copy.ts";

type Plan = Plans["subscription"]["plans"][number];

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
  }
`;
const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--edge);
  border-radius: var(--radius-medium);
  background: var(--surface);
  cursor: pointer;
  &:hover {
    background: var(--background);
  }
  &:has(:checked) {
    border-color: var(--primary-dark);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--primary-dark);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.3rem 0 0;
    accent-color: var(--primary-dark);
    outline: none;
  }
`;
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  b {
    font: var(--weight-strong) var(--text-lead) / var(--leading-heading) var(--serif);
  }
`;
const Price = styled.span`
  flex-basis: 100%;
  @media (min-width: 30rem) {
    flex-basis: auto;
    margin-left: auto;
  }
  color: var(--muted);
  strong {
    font: var(--weight-strong) var(--text-title) / 1 var(--serif);
    color: var(--foreground);
  }
`;

/** The three ways to pay, one of them chosen, and what the chosen one holds. */
export function PlanChoice(
  { plans, value, onChange }: {
    plans: Plan[];
    value: Plan["id"];
    onChange: (plan: Plan["id"]) => void;
  },
) {
  const name = useId();
  const chosen = plans.find(({ id }) => id === value);
  return (
    <>
      <Group>
        <legend>{copy.plans}</legend>
        {plans.map((plan) => (
          <Option key={plan.id}>
            <input
              type="radio"
              name={name}
              checked={value === plan.id}
              onChange={() => onChange(plan.id)}
            />
            <Line>
              <b>{plan.title}</b>
              {plan.saving && <Tag>{plan.saving}</Tag>}
              <Price>
                <strong>{dollars(plan.price)}</strong> {copy.per[plan.duration]}
              </Price>
            </Line>
          </Option>
        ))}
      </Group>
      {chosen && (
        <FeatureList features={chosen.features.map((text) => ({ text, included: true }))} />
      )}
    </>
  );
}
