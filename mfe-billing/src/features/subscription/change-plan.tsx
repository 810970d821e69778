import type { ChangePreview, Plans, RecurringPlan } from "@reclaim/contracts-billing/billing";
import { Button, ErrorState, Muted, Row, Spinner, Stack } from "@reclaim/design-system";
import { Dialog } from "@reclaim/design-system/dialog";
import { getErrorMessage, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { endAttempt } from "../../shared/attempt-key.storage.ts";
import { announcePlan, ownerOf, SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";
import { formatDollars } from "../../shared/money.ts";
import { isRefusal } from "../../shared/order-error.ts";
import { nameOfPlan } from "../../shared/paid-plan.model.ts";
import { formatDate } from "./format-date.ts";
import { changeSubscription, useChangePreview } from "./subscription.client.ts";
import { copy } from "./subscription.copy.ts";

/** What a change of plan does and costs, before it is made (D38). */
export function ChangePlan(
  { planId, plans, onClose }: { planId: RecurringPlan; plans: Plans; onClose: () => void },
) {
  const preview = useChangePreview(planId);
  const host = useHost();
  const queries = useQueryClient();
  const owner = ownerOf(host);
  const change = useSingleMutation({
    mutationFn: ({ prorationDate }: ChangePreview) =>
      changeSubscription(host.http, owner, { planId, prorationDate }),
    async onSuccess({ subscription, paymentId }, { effect, startsAt }) {
      await endAttempt(`${owner}:change`);
      // The bank asks, or the card was declined: the old plan stays until this is paid.
      if (paymentId) return location.assign(`/subscription?payment=${paymentId}`);
      queries.setQueryData(SUBSCRIPTION_KEY, subscription);
      host.notify({
        title: copy.change.done,
        description: effect === "now"
          ? copy.change.doneNow
          : copy.change.doneLater(formatDate(startsAt)),
      });
      onClose();
      await announcePlan(host, queries);
    },
    onError(error) {
      if (isRefusal(error)) void endAttempt(`${owner}:change`);
      host.notify({
        title: copy.change.failed,
        description: getErrorMessage(error, copy.change.failedHint),
        variant: "destructive",
      });
      // What is due may have changed since it was shown.
      void preview.refetch();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || change.isPending || onClose()}
      title={copy.change.title(nameOfPlan(planId, plans))}
    >
      {preview.isPending && <Spinner label={copy.change.loading} />}
      {preview.isError && (
        <ErrorState
          title={copy.change.previewFailed}
          onRetry={() => void preview.refetch()}
        >
          <p>{getErrorMessage(preview.error, copy.change.failedHint)}</p>
        </ErrorState>
      )}
      {preview.data && (
        <Review
          preview={preview.data}
          isChanging={change.isPending}
          onConfirm={() => change.mutate(preview.data)}
          onKeep={onClose}
        />
      )}
    </Dialog>
  );
}

function Review(
  { preview, isChanging, onConfirm, onKeep }: {
    preview: ChangePreview;
    isChanging: boolean;
    onConfirm: () => void;
    onKeep: () => void;
  },
) {
  const { effect, amountDue, credit, startsAt, nextPayment } = preview;
  const due = formatDollars(amountDue);
  const isNow = effect === "now";
  return (
    <Stack>
      <p>{isNow ? copy.change.now(due) : copy.change.later(formatDate(startsAt))}</p>
      {isNow && credit > 0 && <p>{copy.change.credit(formatDollars(credit))}</p>}
      <Muted>
        {copy.change.next(formatDollars(nextPayment.amount), formatDate(nextPayment.at))}
      </Muted>
      <Row>
        <Button aria-disabled={isChanging} onClick={() => isChanging || onConfirm()}>
          {isChanging
            ? copy.change.working
            : isNow
            ? copy.change.confirmNow(due)
            : copy.change.confirmLater}
        </Button>
        <Button
          data-variant="quiet"
          aria-disabled={isChanging}
          onClick={() => isChanging || onKeep()}
        >
          {copy.change.keep}
        </Button>
      </Row>
    </Stack>
  );
}
