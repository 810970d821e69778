import type { Post } from "@reclaim/contracts-community/community";
import { Hidden } from "@reclaim/design-system";
import { PostAction, PostActions as Bar } from "@reclaim/design-system/post-card";
import { useHost } from "@reclaim/host-api";
import { Flag, HeartHandshake, MessageCircle } from "lucide-react";
import { copy } from "./community.copy.ts";
import { useReport } from "./reports.client.ts";
import { useSupport } from "./support.client.ts";

/** A count with what it counts, which shows by the words before it. */
const Count = ({ count, of }: { count: number; of: string }) =>
  count > 0 && (
    <>
      {" "}
      {count.toLocaleString("en")}
      <Hidden>{` ${of}`}</Hidden>
    </>
  );

/** Support, Comment and Report. `onComment` opens the comments; without it they stand on the page. */
export function PostActions({ post, onComment }: { post: Post; onComment?: () => void }) {
  const { session } = useHost();
  const { post: { likes, isLiked }, toggle } = useSupport(post);
  const { id, commentCount, isOwn } = post;
  return (
    <Bar>
      <PostAction
        icon={<HeartHandshake size={20} aria-hidden />}
        aria-pressed={isLiked}
        onClick={toggle}
      >
        {copy.support.button}
        <Count count={likes} of={copy.support.others(likes)} />
      </PostAction>
      {onComment && (
        <PostAction
          icon={<MessageCircle size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onComment}
        >
          {copy.comment}
          <Count count={commentCount} of={copy.posts.commentsWord(commentCount)} />
        </PostAction>
      )}
      {!isOwn && session.member && <ReportButton postId={id} />}
    </Bar>
  );
}

function ReportButton({ postId }: { postId: number }) {
  const { label, closed, report } = useReport({ postId });
  return (
    <PostAction
      data-end
      icon={<Flag size={18} aria-hidden />}
      aria-disabled={closed}
      onClick={() => closed || report()}
    >
      {label}
    </PostAction>
  );
}
