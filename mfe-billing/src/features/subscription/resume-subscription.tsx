import { Button } from "@reclaim/design-system";
import { getErrorMessage, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { announcePlan, SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";
import { resumeSubscription } from "./subscription.client.ts";
import { copy } from "./subscription.copy.ts";

/** Takes back a cancellation or a downgrade, as long as the paid period runs (D60). */
export function ResumeSubscription({ label }: { label: string }) {
  const host = useHost();
  const queries = useQueryClient();
  const resume = useSingleMutation({
    mutationFn: () => resumeSubscription(host.http),
    async onSuccess(now) {
      queries.setQueryData(SUBSCRIPTION_KEY, now);
      host.notify({ title: copy.resume.done });
      await announcePlan(host, queries);
    },
    onError: (error) =>
      host.notify({
        title: copy.resume.failed,
        description: getErrorMessage(error, copy.resume.failedHint),
        variant: "destructive",
      }),
  });
  return (
    <div>
      <Button
        data-variant="quiet"
        aria-disabled={resume.isPending}
        onClick={() => resume.mutate()}
      >
        {resume.isPending ? copy.resume.working : label}
      </Button>
    </div>
  );
}
