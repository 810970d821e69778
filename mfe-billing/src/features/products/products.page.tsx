import type { Plans } from "@reclaim/contracts-billing/billing";
import {
  Button,
  Card,
  Grid,
  Lead,
  Page,
  PageTitle,
  SectionTitle,
  Skeleton,
  Stack,
} from "@reclaim/design-system";
import { ComparisonTable } from "./comparison-table.tsx";
import { useTitle } from "@reclaim/host-api";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { usePlans } from "../../shared/billing.client.ts";
import { PlansError } from "../../shared/plans-error.tsx";
import { type Period, PeriodToggle } from "./period-toggle.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { copy } from "./products.copy.ts";

/** The frame's header stays above the page. */
const BELOW_HEADER = "calc(var(--target) + var(--space-2))";

const Head = styled.header`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding-block: var(--space-4) var(--space-2);
  text-align: center;
`;
const Sections = styled.div`
  display: grid;
  gap: var(--space-7);
`;
const Questions = styled(Stack)`
  details {
    border-bottom: 1px solid var(--border);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: var(--target);
    padding: var(--space-3) 0;
    list-style: none;
    font-weight: var(--weight-strong);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    color: var(--muted);
    transition: rotate var(--duration-calm) var(--ease-out);
  }
  details[open] svg {
    rotate: 180deg;
  }
  p {
    overflow-wrap: anywhere;
    padding-bottom: var(--space-4);
    max-width: var(--column);
  }
`;
const Closing = styled(Card)`
  align-items: center;
  text-align: center;
  padding-block: var(--space-6);
`;

export default function Products() {
  useTitle(copy.title);
  const [period, setPeriod] = useState<Period>("monthly");
  const catalogue = usePlans();
  return (
    <Page $wide>
      <Head>
        <PageTitle>{copy.title}</PageTitle>
        <Lead>
          {catalogue.data ? copy.lead(catalogue.data.trialDays) : copy.leadWaiting}
        </Lead>
        <PeriodToggle
          value={period}
          onChange={setPeriod}
          saving={catalogue.data?.products.yearlySaving}
        />
      </Head>
      {catalogue.isPending && (
        <Grid $min="17rem">
          {[1, 2, 3].map((card) => <Skeleton key={card} $height="28rem" />)}
        </Grid>
      )}
      {catalogue.isError && <PlansError onRetry={() => void catalogue.refetch()} />}
      {catalogue.data && <Offer products={catalogue.data.products} period={period} />}
    </Page>
  );
}

function Offer({ products, period }: { products: Plans["products"]; period: Period }) {
  return (
    <Sections>
      <PlanCards plans={products.plans} period={period} />
      <Stack as="section">
        <SectionTitle>{copy.comparison.title}</SectionTitle>
        <ComparisonTable
          label={copy.comparison.title}
          feature={copy.comparison.feature}
          plans={products.plans.map(({ name }) => name)}
          groups={products.comparison.map(({ title, rows }) => ({
            title,
            rows: rows.map((row) => ({
              label: row.label,
              detail: row.detail,
              cells: products.plans.map(({ id }) => row[id]),
            })),
          }))}
          yes={copy.comparison.yes}
          no={copy.comparison.no}
          top={BELOW_HEADER}
        />
      </Stack>
      <Questions as="section" $gap={2}>
        <SectionTitle>{copy.faq}</SectionTitle>
        <div>
          {products.faq.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                {question}
                <ChevronDown size={20} aria-hidden />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </Questions>
      <Closing data-tone="sunken">
        <SectionTitle>{copy.closing.title}</SectionTitle>
        <p>{copy.closing.words}</p>
        <Button onClick={() => scrollTo(0, 0)}>{copy.closing.action}</Button>
      </Closing>
    </Sections>
  );
}
