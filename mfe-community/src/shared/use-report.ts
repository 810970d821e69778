import { HttpError, reasonOf, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { copy } from "./community.copy.ts";

/** Reports a post to the moderators, once: a second report changes nothing and is no failure. */
export function useReport(postId: number) {
  const { http, notify } = useHost();
  const { mutate, isPending, isSuccess } = useMutation({
    async mutationFn() {
      try {
        await http.send("POST", "/api/reports", { postId });
      } catch (error) {
        if (!(error instanceof HttpError && error.code === "already_reported")) throw error;
      }
    },
    onSuccess: () => notify(copy.report.sent),
    onError: (error) =>
      notify({
        title: copy.report.failed.title,
        description: reasonOf(error, copy.report.failed.fallback),
        variant: "destructive",
      }),
  });
  return {
    label: isPending ? copy.report.sending : isSuccess ? copy.report.done : copy.report.button,
    closed: isPending || isSuccess,
    report: () => mutate(),
  };
}
