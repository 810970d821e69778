import {
  type OwnDecision,
  ownDecisionList,
  writtenAppeal,
} from "@reclaim/contracts-community/moderation";
import { getErrorMessage, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { type ListPages, useListPages } from "./list-pages.client.ts";
import { copy } from "./decision-notice.copy.ts";

const OWN_DECISIONS = ["own-decisions"];

/** What moderators decided about the member, newest first. */
export function useOwnDecisions(): ListPages<OwnDecision> {
  const { http } = useHost();
  return useListPages(
    { name: "Reading decisions", queryKey: OWN_DECISIONS, path: "/api/forum/decisions" },
    (path) => http.getPage(path, ownDecisionList),
  );
}

/** Sends the member's one answer to a decision. */
export function useAppeal(decisionId: number, onSent: () => void) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (text: string) =>
      http.send("POST", "/api/forum/appeals", { decisionId, text }, writtenAppeal),
    onSuccess({ crisis }) {
      // Signs of risk are answered by the offer of help only (D46).
      if (!crisis) notify(copy.sent);
      onSent();
      void queries.invalidateQueries({ queryKey: OWN_DECISIONS });
    },
    onError: (error) =>
      notify({
        title: copy.notSent.title,
        description: getErrorMessage(error, copy.notSent.fallback),
        variant: "destructive",
      }),
  });
}
