import { useHost } from "@reclaim/host-api";
import { useNavigate, useSearchParams } from "@reclaim/host-api/router";
import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { endAttempt } from "../../shared/attempt-key.storage.ts";
import { ownerOf, SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";
import { isRefusal, orderErrorMessage } from "../../shared/order-error.ts";
import { confirmTestPaymentActor, createPaymentActor, readPaymentActor } from "./payment.actors.ts";
import { paymentMachine } from "./payment.machine.ts";
import { PaymentStep } from "./payment-step.tsx";
import { PlanStep } from "./plan-step.tsx";
import { copy } from "./subscription.copy.ts";

/** The two steps of a payment; the address of the page names the one that is under way. */
export function Checkout() {
  const host = useHost();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const [snapshot, send] = useMachine(
    paymentMachine.provide({
      actors: {
        createPayment: createPaymentActor(host),
        readPayment: readPaymentActor(host),
        confirmPayment: confirmTestPaymentActor(host),
      },
      guards: { isRefusal: (_, { error }) => isRefusal(error) },
      actions: {
        showPaymentId: (_, { id }) => setQuery(id ? { payment: id } : {}, { replace: true }),
        endAttempt: () => void endAttempt(ownerOf(host)),
        leave(_, { payment: { tier, provider } }) {
          void queries.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
          const test = provider === "test" ? "&test=true" : "";
          void navigate(`/payment-success?plan=${tier}${test}`, { replace: true });
        },
        tellOrderFailed: (_, { error }) =>
          host.notify({
            title: copy.failed,
            description: orderErrorMessage(error),
            variant: "destructive",
          }),
        tellDeclined: (_, { message }) =>
          host.notify({
            title: copy.payment.declined,
            description: message ?? copy.payment.declinedHint,
            variant: "destructive",
          }),
        tellNoAnswer: () =>
          host.notify({
            title: copy.payment.error,
            description: copy.payment.errorHint,
            variant: "destructive",
          }),
      },
    }),
    { input: { paymentId: query.get("payment") } },
  );
  if (snapshot.matches("choosing") || snapshot.matches("creating")) {
    return (
      <PlanStep
        problem={snapshot.context.problem}
        isProceeding={snapshot.matches("creating")}
        onOrder={(order) => send({ type: "order.placed", order })}
      />
    );
  }
  return <PaymentStep snapshot={snapshot} send={send} />;
}
