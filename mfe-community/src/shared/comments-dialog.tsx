import type { Post } from "@reclaim/contracts-community/community";
import { Dialog } from "@reclaim/design-system/dialog";
import { Comments } from "./comments.tsx";
import { copy } from "./community.copy.ts";

/** The comments of a post of a list, over that list. */
export default function CommentsDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.comments.title}
      description={copy.comments.description}
    >
      <Comments postId={post.id} />
    </Dialog>
  );
}
