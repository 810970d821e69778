import { ReactionBar } from "@reclaim/design-system/reaction-bar";
import { useHost } from "@reclaim/host-api";
import type { ReactionEmoji } from "@reclaim/contracts-community/community";
import { copy } from "./community.copy.ts";
import { canWrite } from "./plan.model.ts";
import type { Target } from "./query-keys.ts";
import { useReactions } from "./reactions.client.ts";
import { useSeen } from "./use-seen.ts";

/** The reactions to a post or comment, asked for when they come into view. */
export function Reactions({ target }: { target: Target }) {
  const { session } = useHost();
  const [ref, isSeen] = useSeen<HTMLDivElement>();
  const { reactions, isError, working, toggle } = useReactions(target, { enabled: isSeen });
  const readsOnly = session.member !== null && !canWrite(session);
  return (
    <div ref={ref}>
      <ReactionBar
        label={copy.react.label}
        addLabel={copy.react.add}
        lessLabel={copy.react.less}
        reactions={isError ? [] : reactions}
        readOnly={isError || readsOnly}
        working={working}
        note={isError && copy.react.unavailable}
        onToggle={(emoji) => toggle(emoji as ReactionEmoji)}
      />
    </div>
  );
}
