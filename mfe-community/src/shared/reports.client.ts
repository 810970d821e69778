import { getErrorMessage, HttpError, useHost, useSingleMutation } from "@reclaim/host-api";
import { copy } from "./community.copy.ts";
import type { Target } from "./query-keys.ts";

/** Reports a post or comment to the moderators. A repeated report is treated as a success. */
export function useReport(target: Target) {
  const { http, notify } = useHost();
  const { mutate, isPending, isSuccess } = useSingleMutation({
    mutationKey: ["report", target],
    async mutationFn() {
      try {
        await http.send("POST", "/api/reports", target);
      } catch (error) {
        if (!(error instanceof HttpError && error.code === "already_reported")) throw error;
      }
    },
    onSuccess: () => notify("postId" in target ? copy.report.sent : copy.report.sentComment),
    onError: (error) =>
      notify({
        title: copy.report.failed.title,
        description: getErrorMessage(error, copy.report.failed.fallback),
        variant: "destructive",
      }),
  });
  return {
    label: isPending ? copy.report.sending : isSuccess ? copy.report.done : copy.report.button,
    closed: isPending || isSuccess,
    report: () => mutate(),
  };
}
