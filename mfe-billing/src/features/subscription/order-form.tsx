import { email as emailContract } from "@reclaim/contracts-identity/accounts";
import type { Plans, RecurringPlan, Subscription } from "@reclaim/contracts-billing/billing";
import { Button, Card, TextField } from "@reclaim/design-system";
import { useDraft, useHost } from "@reclaim/host-api";
import { useState } from "react";
import { styled } from "styled-components";
import type { ContextFrom } from "xstate";
import type { PlanOrder } from "../../shared/attempt-key.storage.ts";
import { orderErrorMessage } from "../../shared/order-error.ts";
import type { paymentMachine } from "./payment.machine.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { copy } from "./subscription.copy.ts";

type PlanId = Plans["subscription"]["plans"][number]["id"];

const OrderError = styled.p`
  color: var(--danger);
  font-weight: var(--weight-strong);
`;

/**
 * The plan and the address for receipts. Who pays already reviews a change instead; lifetime is
 * bought in any case, and replaces what runs.
 */
export function OrderForm(
  { plans, has, problem, isProceeding, onOrder, onReview }: {
    plans: Plans["subscription"]["plans"];
    /** Undefined for a visitor, and until it is known. */
    has: Subscription | undefined;
    problem: ContextFrom<typeof paymentMachine>["problem"];
    isProceeding: boolean;
    onOrder: (order: PlanOrder) => void;
    onReview: (plan: RecurringPlan) => void;
  },
) {
  const { session: { user }, notify } = useHost();
  const [plan, setPlan] = useState<PlanId>("monthly");
  const draft = useDraft("order-email");
  const [isTouched, setIsTouched] = useState(false);
  const email = isTouched || draft.text ? draft.text : user?.email ?? "";
  const [fault, setFault] = useState(false);
  const purchase = has?.purchase;
  if (purchase?.planId === "lifetime") return <Card as="p">{copy.forGood}</Card>;
  const isCurrent = purchase?.planId === plan;
  const change = purchase && plan !== "lifetime" ? plan : undefined;

  function proceed() {
    if (isCurrent || isProceeding) return;
    if (change) return onReview(change);
    const typed = email.trim();
    if (!typed) notify({ ...copy.email.required, variant: "destructive" });
    const valid = emailContract.safeParse(typed).success;
    setFault(!valid);
    if (valid) onOrder({ plan, email: typed });
  }

  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
    >
      {problem?.kind === "ended" && <p role="status">{copy.payment.ended}</p>}
      <PlanChoice plans={plans} value={plan} onChange={setPlan} />
      {!change && (
        <TextField
          label={copy.email.label}
          hint={copy.email.hint}
          type="email"
          required
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setIsTouched(true);
            draft.setText(event.target.value);
            setFault(false);
          }}
          error={fault ? copy.email.fault : undefined}
        />
      )}
      <div>
        <Button type="submit" aria-disabled={isProceeding || isCurrent}>
          {isProceeding
            ? copy.proceeding
            : isCurrent
            ? copy.yourPlan
            : change
            ? copy.review
            : copy.proceed}
        </Button>
      </div>
      {problem?.kind === "order" && (
        <OrderError role="alert">{orderErrorMessage(problem.error)}</OrderError>
      )}
    </Card>
  );
}
