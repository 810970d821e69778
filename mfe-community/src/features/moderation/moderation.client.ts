import {
  type AppealOutcome,
  type Decision,
  decision,
  type DECISION_ACTIONS,
  decisionList,
  type QueueItem,
  queueItemList,
  type QueueKind,
} from "@reclaim/contracts-community/moderation";
import { getErrorMessage, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { type ListPages, useListPages } from "../../shared/list-pages.client.ts";
import { refreshPosts } from "../../shared/query-keys.ts";
import { copy } from "./moderation.copy.ts";

const MODERATION = ["moderation"];

/** What waits for a moderator, risk first, then the longest wait. */
export function useQueue(kind: QueueKind | "all"): ListPages<QueueItem> {
  const { http } = useHost();
  return useListPages(
    {
      name: "Reading the queue",
      queryKey: [...MODERATION, "queue", kind],
      path: `/api/moderation/queue${kind === "all" ? "" : `?kind=${kind}`}`,
    },
    (path) => http.getPage(path, queueItemList),
  );
}

/** What was decided, newest first, about one pseudonym or all. */
export function useHistory(pseudonymId: number | undefined): ListPages<Decision> {
  const { http } = useHost();
  return useListPages(
    {
      name: "Reading the history",
      queryKey: [...MODERATION, "history", pseudonymId ?? "all"],
      path: `/api/moderation/history${
        pseudonymId === undefined ? "" : `?pseudonymId=${pseudonymId}`
      }`,
    },
    (path) => http.getPage(path, decisionList),
  );
}

/** What is decided: about a post, comment or pseudonym, or about an appeal. */
export type Deciding =
  | {
    action: (typeof DECISION_ACTIONS)[number];
    target: { postId: number } | { commentId: number } | { pseudonymId: number };
  }
  | { outcome: AppealOutcome; appealId: number };

/** Sends a decision once; whoever was faster shows when the queue is read anew. */
export function useDecide(deciding: Deciding, onDone: () => void) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const words = "action" in deciding ? copy.actions[deciding.action] : copy[deciding.outcome];
  const refresh = () => queries.invalidateQueries({ queryKey: MODERATION });
  return useSingleMutation<Decision, { reason: string; days?: number }>({
    mutationFn: ({ reason, days }) =>
      "action" in deciding
        ? http.send("POST", "/api/moderation/decisions", {
          ...deciding.target,
          action: deciding.action,
          reason,
          days,
        }, decision)
        : http.send("POST", `/api/moderation/appeals/${deciding.appealId}/answer`, {
          outcome: deciding.outcome,
          reason,
        }, decision),
    onSuccess() {
      notify({ title: words.done });
      onDone();
      void refresh();
      void refreshPosts(queries);
    },
    onError(error) {
      notify({
        title: copy.notDecided.title,
        description: getErrorMessage(error, copy.notDecided.fallback),
        variant: "destructive",
      });
      void refresh();
    },
  });
}
