import {
  type Reaction,
  reaction as reactionContract,
  type ReactionEmoji,
  REACTIONS,
  type ReactionsAnswer,
  reactionsAnswer,
} from "@reclaim/contracts-community/community";
import { HttpError, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { copy } from "./community.copy.ts";
import { fetchOwnPseudonym } from "./pseudonym.client.ts";
import { keys, type Target } from "./query-keys.ts";
import { addReaction, countReactions, removeReaction } from "./reactions.model.ts";
import { refusalNotice } from "./refusal.ts";

const pathOf = (target: Target) =>
  "postId" in target
    ? `/api/forum/posts/${target.postId}/reactions`
    : `/api/forum/comments/${target.commentId}/reactions`;

const NONE: ReactionsAnswer = { reactions: [], summary: [] };

/**
 * The reactions to a post or comment, fetched when `enabled` and signed in, and `toggle`, which adds
 * the member's own or takes it back. What was pressed shows at once, until the answer is there.
 */
export function useReactions(target: Target, { enabled }: { enabled: boolean }) {
  const { http, notify, session } = useHost();
  const queries = useQueryClient();
  const queryKey = keys.reactions(target);
  const { data = NONE, isError } = useQuery({
    queryKey,
    enabled: enabled && session.member !== null,
    queryFn: () => http.get(pathOf(target), reactionsAnswer),
  });
  const change = (next: (answer: ReactionsAnswer) => ReactionsAnswer) =>
    queries.setQueryData<ReactionsAnswer>(queryKey, (answer) => next(answer ?? NONE));

  const { mutate, isPending, variables } = useSingleMutation({
    mutationKey: ["react", target],
    /** `own` is the member's reaction that is taken back. */
    async mutationFn({ emoji, own }: { emoji: ReactionEmoji; own?: Reaction | undefined }) {
      if (own) {
        await http.send("DELETE", `/api/forum/reactions/${own.id}`);
        return null;
      }
      const { id: pseudonymId, userId } = await fetchOwnPseudonym(queries, http, session);
      const body = { ...target, emoji, userId, pseudonymId };
      return await http.send("POST", "/api/forum/reactions", body, reactionContract);
    },
    onSuccess(added, { own }) {
      if (own) change((answer) => removeReaction(answer, own));
      if (added) change((answer) => addReaction(answer, added));
      notify(added ? copy.react.added : copy.react.removed);
    },
    onError(error, { own }) {
      const refusal = refusalNotice(error);
      if (refusal) notify(refusal);
      else if (own) notify(copy.react.notRemoved);
      else if (error instanceof HttpError && error.status === 409) notify(copy.react.already);
      else notify(copy.react.notAdded);
      // Another tab may have been faster.
      void queries.invalidateQueries({ queryKey });
    },
  });
  const ownOf = (emoji: ReactionEmoji) =>
    data.reactions.find((one) => one.isOwn && one.emoji === emoji);

  return {
    isError,
    working: isPending ? variables?.emoji : undefined,
    reactions: REACTIONS.map((emoji) => ({
      id: emoji,
      emoji,
      name: copy.react.names[emoji],
      ...countReactions(
        data,
        emoji,
        isPending && variables?.emoji === emoji && {
          own: !variables.own,
        },
      ),
    })),
    toggle(emoji: ReactionEmoji) {
      if (session.member) mutate({ emoji, own: ownOf(emoji) });
      else notify(copy.react.signIn);
    },
  };
}
