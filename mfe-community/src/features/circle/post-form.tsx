import type { Pseudonym } from "@reclaim/contracts-community/community";
import { Button, Row } from "@reclaim/design-system";
import { useDraft } from "@reclaim/host-api";
import { UpgradeNotice } from "../../shared/notices.tsx";
import { isUpgradeRequired } from "../../shared/plan.model.ts";
import { parseDraft } from "../../shared/post-fields.model.ts";
import { PostFieldsForm } from "../../shared/post-fields.tsx";
import { useSharePost } from "./circle.client.ts";
import { copy } from "./circle.copy.ts";

/** Shares a post as `own`. What was typed stays on the device until the post is stored. */
export function PostForm({ own }: { own: Pseudonym }) {
  const draft = useDraft("community-post");
  const share = useSharePost(own, draft.clear);
  return (
    <PostFieldsForm
      fields={parseDraft(draft.text)}
      busy={share.isPending}
      onChange={(fields) => draft.setText(JSON.stringify(fields))}
      onSubmit={share.mutate}
    >
      {(isComplete) => (
        <>
          {isUpgradeRequired(share.error) && <UpgradeNotice />}
          <Row>
            <Button type="submit" aria-disabled={!isComplete || share.isPending}>
              {share.isPending ? copy.form.submitting : copy.form.submit}
            </Button>
          </Row>
        </>
      )}
    </PostFieldsForm>
  );
}
