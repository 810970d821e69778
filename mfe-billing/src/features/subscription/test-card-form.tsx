import { confirmTestPayment } from "@reclaim/contracts-billing/billing";
import { Button, Card, Muted, Overline, TextField } from "@reclaim/design-system";
import { useState } from "react";
import { styled } from "styled-components";
import type { CardDetails } from "./payment.machine.ts";
import { copy } from "./subscription.copy.ts";

const { card: copyOfCard, test } = copy.payment;
const FIELDS = ["number", "expiry", "cvc"] as const;

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  > :first-child {
    grid-column: 1 / -1;
  }
`;
const Numbers = styled.ul`
  padding: 0;
  list-style: none;
  display: grid;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

export interface CardFormProps {
  isWorking: boolean;
  onSubmit: (card: CardDetails) => void;
}

/** The fields that the contract does not take. */
function faultsOf(card: CardDetails): (typeof FIELDS)[number][] {
  const parsed = confirmTestPayment.shape.card.safeParse(card);
  return FIELDS.filter((field) => parsed.error?.issues.some(({ path }) => path[0] === field));
}

/**
 * The card form of the built-in test provider (D37). What is typed lives in this component only, and
 * browsers are asked not to keep it.
 */
export default function TestCardForm({ isWorking, onSubmit }: CardFormProps) {
  const [card, setCard] = useState<CardDetails>({ number: "", expiry: "", cvc: "" });
  const [faults, setFaults] = useState<(typeof FIELDS)[number][]>([]);

  function submit() {
    if (isWorking) return;
    const trimmed = {
      number: card.number.trim(),
      expiry: card.expiry.trim(),
      cvc: card.cvc.trim(),
    };
    const found = faultsOf(trimmed);
    setFaults(found);
    if (found.length === 0) onSubmit(trimmed);
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card as="div" data-tone="sunken">
        <Overline as="h2">{test.title}</Overline>
        <Muted>{test.words}</Muted>
        <Numbers>
          {test.cards.map(([number, outcome]) => (
            <li key={number}>
              <strong>{number}</strong> {outcome}
            </li>
          ))}
        </Numbers>
      </Card>
      <Fields>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={copyOfCard[field]}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={field === "number" ? 23 : field === "expiry" ? 7 : 4}
            value={card[field]}
            onChange={({ target: { value } }) => {
              setCard((before) => ({ ...before, [field]: value }));
              setFaults((before) => before.filter((fault) => fault !== field));
            }}
            error={faults.includes(field) ? copyOfCard.faults[field] : undefined}
          />
        ))}
      </Fields>
      <div>
        <Button type="submit" disabled={isWorking}>
          {isWorking ? copy.payment.processing : copy.payment.complete}
        </Button>
      </div>
    </Form>
  );
}
