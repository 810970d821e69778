import type { Subscription } from "@reclaim/contracts-billing/billing";
import { Button, Muted, Stack, TextArea } from "@reclaim/design-system";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { getErrorMessage, useDraft, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";
import { formatDate } from "./format-date.ts";
import { ResumeSubscription } from "./resume-subscription.tsx";
import { cancelSubscription } from "./subscription.client.ts";
import { copy } from "./subscription.copy.ts";

/** Ends what is paid for again and again; what is paid stays until its end (D38). */
export function CancelSubscription({ has: { renewal, source } }: { has: Subscription }) {
  const { http, notify, session } = useHost();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const reason = useDraft("cancel-reason");
  const cancel = useSingleMutation({
    mutationFn: () => cancelSubscription(http, reason.text.trim()),
    onSuccess(now) {
      reason.clear();
      queries.setQueryData(SUBSCRIPTION_KEY, now);
      notify({ title: copy.cancel.done, description: copy.cancel.doneHint });
      // Where the last bill is open the plan ends now, on all pages.
      void session.refresh().catch(() => {});
    },
    onError: (error) =>
      notify({
        title: copy.cancel.failed,
        description: getErrorMessage(error, copy.cancel.failedHint),
        variant: "destructive",
      }),
    onSettled: () => setAsking(false),
  });
  if (!renewal) return <Muted>{copy.cancel.nothing[source]}</Muted>;
  const { plan, paidUntil, cancelled } = renewal;
  if (cancelled) {
    return (
      <div>
        {paidUntil && <p>{copy.cancel.ends(plan, formatDate(paidUntil))}</p>}
        <Muted>{copy.cancel.again}</Muted>
        <ResumeSubscription label={copy.resume.action} />
      </div>
    );
  }
  return (
    <div>
      <Button data-variant="quiet" onClick={() => setAsking(true)}>{copy.cancel.action}</Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.cancel.question}
        confirm={copy.cancel.action}
        working={cancel.isPending ? copy.cancel.working : undefined}
        cancel={copy.cancel.keep}
        onConfirm={() => cancel.mutate()}
      >
        <Stack>
          <p>
            {paidUntil ? copy.cancel.until(plan, formatDate(paidUntil)) : copy.cancel.atOnce(plan)}
          </p>
          <p>{copy.cancel.words}</p>
          <TextArea
            label={copy.cancel.reason}
            hint={copy.cancel.reasonHint}
            rows={2}
            maxLength={500}
            value={reason.text}
            onChange={(event) => reason.setText(event.target.value)}
          />
        </Stack>
      </AlertDialog>
    </div>
  );
}
