import type { Payment, TestPaymentResult } from "@reclaim/contracts-billing/billing";
import type { Host } from "@reclaim/host-api";
import { fromPromise } from "xstate";
import type { PlanOrder } from "../../shared/attempt-key.storage.ts";
import { createSubscription, ownerOf } from "../../shared/billing.client.ts";
import { OrderRejectedError } from "../../shared/order-error.ts";
import type { ConfirmOutcome, ConfirmStep } from "./payment.machine.ts";
import { authenticateTestPayment, confirmTestPayment, readPayment } from "./subscription.client.ts";

/** Orders a plan of /subscription. An OK answer without a client secret is a failure with its message. */
export const createPaymentActor = (host: Host) =>
  fromPromise<string, PlanOrder>(async ({ input }) => {
    const { user } = host.session;
    const answer = await createSubscription(host.http, ownerOf(host), input, {
      userId: user?.id,
      name: user?.name,
    });
    if (!answer.clientSecret || !answer.paymentId) throw new OrderRejectedError(answer.message);
    return answer.paymentId;
  });

export const readPaymentActor = ({ http }: Host) =>
  fromPromise<Payment, string>(({ input }) => readPayment(http, input));

/** Sends the card, or how the bank's question was answered, to the test provider. */
export const confirmTestPaymentActor = ({ http }: Host) =>
  fromPromise<ConfirmOutcome, { payment: Payment; step: ConfirmStep }>(async ({ input }) => {
    const { payment: { clientSecret }, step } = input;
    if (!clientSecret) throw new Error("The payment is not open");
    if (step.type === "challenge") {
      const outcome = step.approved ? "complete" : "fail";
      return toOutcome(await authenticateTestPayment(http, clientSecret, outcome));
    }
    if (!step.card) throw new Error("The test provider needs a card");
    return toOutcome(await confirmTestPayment(http, clientSecret, step.card));
  });

function toOutcome({ status, message }: TestPaymentResult): ConfirmOutcome {
  if (status === "declined") return { state: "declined", message: message ?? undefined };
  return { state: status === "succeeded" ? "paid" : "actionRequired" };
}
