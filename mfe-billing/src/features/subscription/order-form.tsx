import { email as emailContract } from "@reclaim/contracts-identity/accounts";
import type { Plans } from "@reclaim/contracts-billing/billing";
import { Button, Card, TextField } from "@reclaim/design-system";
import { useHost, useSingleMutation } from "@reclaim/host-api";
import { useState } from "react";
import { styled } from "styled-components";
import { createSubscription } from "../../shared/billing.client.ts";
import { orderErrorMessage, OrderRejectedError } from "../../shared/order-error.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { copy } from "./subscription.copy.ts";

type PlanId = Plans["subscription"]["plans"][number]["id"];

const OrderError = styled.p`
  color: var(--danger);
  font-weight: var(--weight-strong);
`;

/** Step 1: the plan and the address for receipts. */
export function OrderForm({ plans }: { plans: Plans["subscription"]["plans"] }) {
  const { http, session, notify } = useHost();
  const { user } = session;
  const [plan, setPlan] = useState<PlanId>("monthly");
  const [email, setEmail] = useState(user?.email ?? "");
  const [fault, setFault] = useState(false);

  const order = useSingleMutation({
    async mutationFn() {
      const { message } = await createSubscription(http, {
        plan,
        email: email.trim(),
        name: user?.name,
        userId: user?.id,
      });
      // Without a card form no OK answer leads on, whatever it carries.
      throw new OrderRejectedError(message);
    },
    onError: (error) =>
      notify({ title: copy.failed, description: orderErrorMessage(error), variant: "destructive" }),
  });

  function proceed() {
    const typed = email.trim();
    if (!typed) notify({ ...copy.email.required, variant: "destructive" });
    const valid = emailContract.safeParse(typed).success;
    setFault(!valid);
    if (valid) order.mutate();
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
      <PlanChoice plans={plans} value={plan} onChange={setPlan} />
      <TextField
        label={copy.email.label}
        hint={copy.email.hint}
        type="email"
        required
        autoComplete="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(false);
        }}
        error={fault ? copy.email.fault : undefined}
      />
      <div>
        <Button type="submit" aria-disabled={order.isPending}>
          {order.isPending ? copy.proceeding : copy.proceed}
        </Button>
      </div>
      {order.isError && <OrderError role="alert">{orderErrorMessage(order.error)}</OrderError>}
    </Card>
  );
}
