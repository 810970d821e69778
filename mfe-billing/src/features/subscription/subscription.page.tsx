import { Grid, Page, SectionTitle, Stack } from "@reclaim/design-system";
import { styled } from "styled-components";
import { Checkout } from "./checkout.tsx";
import { copy } from "./subscription.copy.ts";

const Reasons = styled(Stack)`
  margin-top: var(--space-5);
`;
const Reason = styled.div`
  border-top: 2px solid var(--primary);
  padding-top: var(--space-3);
  h3 {
    font-size: var(--text-lead);
    margin-bottom: var(--space-1);
  }
`;

export default function SubscriptionPage() {
  return (
    <Page $wide>
      <Checkout />
      <Reasons as="section">
        <SectionTitle>{copy.why.title}</SectionTitle>
        <Grid $min="14rem">
          {copy.why.reasons.map(({ title, words }) => (
            <Reason key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </Reason>
          ))}
        </Grid>
      </Reasons>
    </Page>
  );
}
