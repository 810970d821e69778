import type { Plans } from "@reclaim/contracts-billing/billing";
import { SectionTitle, Tag } from "@reclaim/design-system";
import { FeatureList } from "../../shared/price-card.tsx";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { styled } from "styled-components";
import { formatDollars } from "../../shared/money.ts";
import { copy } from "./subscription.copy.ts";

type Plan = Plans["subscription"]["plans"][number];

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
  const chosen = plans.find(({ id }) => id === value);
  return (
    <>
      <SectionTitle>{copy.plans}</SectionTitle>
      <RadioGroup
        label={copy.plans}
        labelHidden
        data-variant="cards"
        value={value}
        onChange={onChange}
        options={plans.map((plan) => ({
          value: plan.id,
          label: (
            <Line>
              <b>{plan.title}</b>
              {plan.saving && <Tag>{plan.saving}</Tag>}
              <Price>
                <strong>{formatDollars(plan.price)}</strong> {copy.per[plan.duration]}
              </Price>
            </Line>
          ),
        }))}
      />
      {chosen && (
        <FeatureList features={chosen.features.map((text) => ({ text, included: true }))} />
      )}
    </>
  );
}
