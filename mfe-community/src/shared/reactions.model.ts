import type {
  Reaction,
  ReactionEmoji,
  ReactionsAnswer,
} from "@reclaim/contracts-community/community";

const countOf = ({ summary }: ReactionsAnswer, emoji: ReactionEmoji) =>
  summary.find((one) => one.emoji === emoji)?.count ?? 0;

const withCount = ({ summary }: ReactionsAnswer, emoji: ReactionEmoji, count: number) => [
  ...summary.filter((one) => one.emoji !== emoji),
  ...(count > 0 ? [{ emoji, count }] : []),
];

/** The answer with a reaction more; the same when it was counted already. */
export const addReaction = (answer: ReactionsAnswer, added: Reaction): ReactionsAnswer =>
  answer.reactions.some(({ id }) => id === added.id) ? answer : {
    reactions: [added, ...answer.reactions],
    summary: withCount(answer, added.emoji, countOf(answer, added.emoji) + 1),
  };

/** The answer with a reaction less; the same when it is gone already. */
export const removeReaction = (answer: ReactionsAnswer, gone: Reaction): ReactionsAnswer =>
  answer.reactions.some(({ id }) => id === gone.id)
    ? {
      reactions: answer.reactions.filter(({ id }) => id !== gone.id),
      summary: withCount(answer, gone.emoji, countOf(answer, gone.emoji) - 1),
    }
    : answer;

/** How an emoji stands; with `wanted` as if the member's press had been answered already. */
export function countReactions(
  answer: ReactionsAnswer,
  emoji: ReactionEmoji,
  wanted: { own: boolean } | false,
): { own: boolean; count: number } {
  const own = answer.reactions.some((one) => one.isOwn && one.emoji === emoji);
  const count = countOf(answer, emoji);
  if (!wanted || wanted.own === own) return { own, count };
  return { own: wanted.own, count: count + (wanted.own ? 1 : -1) };
}
