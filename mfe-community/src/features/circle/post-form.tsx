import {
  POST_LIMIT,
  POST_TYPES,
  type PostType,
  type Pseudonym,
} from "@reclaim/contracts/community";
import { Button, Grid, Row, Select, Stack, TextArea, TextField } from "@reclaim/design-system";
import { useDraft, useHost } from "@reclaim/host-api";
import { useRef, useState } from "react";
import { useCategories } from "../../shared/categories.queries.ts";
import { UpgradeNotice } from "../../shared/notices.tsx";
import { isUpgradeRequired } from "../../shared/plan.ts";
import { copy } from "./circle.copy.ts";
import {
  faultOfTags,
  fromDraft,
  missingIn,
  type PostFields,
  tagsOf,
  TITLE_LIMIT,
  usualTitle,
} from "./post-form.model.ts";
import { useSharePost } from "./use-share-post.ts";

/** Shares a post as `own`. What was typed stays on the device until the post is stored. */
export function PostForm({ own }: { own: Pseudonym }) {
  const { notify } = useHost();
  const draft = useDraft("community-post");
  const kept = fromDraft(draft.text);
  const categories = useCategories().data ?? [];
  const [tagsFault, setTagsFault] = useState<string>();
  const share = useSharePost(own, draft.clear);
  const content = useRef<HTMLTextAreaElement>(null);

  // A category that is gone since the draft was kept cannot be posted to.
  const exists = categories.some(({ id }) => String(id) === kept.categoryId);
  const fields = { ...kept, categoryId: exists ? kept.categoryId : "" };
  const missing = missingIn(fields);
  const change = (changed: Partial<PostFields>) =>
    draft.setText(JSON.stringify({ ...kept, ...changed }));

  function submit() {
    const fault = faultOfTags(tagsOf(fields.tags));
    setTagsFault(
      fault === "too-many"
        ? copy.form.tooManyTags
        : fault
        ? copy.form.tagTooLong(fault.tooLong)
        : undefined,
    );
    if (missing) {
      const notice = missing === "content" ? copy.form.noContent : copy.form.categoryRequired;
      notify({ ...notice, variant: "destructive" });
    } else if (fields.content.length > POST_LIMIT) {
      // The field says by how much.
      content.current?.focus();
    } else if (!fault && !share.isPending) share.mutate(fields);
  }

  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <Grid $min="15rem">
        <Select
          label={copy.form.type}
          value={fields.type}
          onChange={(event) => change({ type: event.target.value as PostType })}
        >
          {POST_TYPES.map((type) => <option key={type} value={type}>{copy.form.types[type]}
          </option>)}
        </Select>
        <Select
          label={copy.form.category}
          value={fields.categoryId}
          onChange={(event) => change({ categoryId: event.target.value })}
        >
          <option value="">{copy.form.noCategory}</option>
          {categories.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </Select>
      </Grid>
      <TextArea
        label={copy.form.content}
        placeholder={copy.form.contentPlaceholder}
        rows={4}
        ref={content}
        maxLength={POST_LIMIT}
        readOnly={share.isPending}
        value={fields.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <Grid $min="15rem">
        <TextField
          label={copy.form.title}
          hint={copy.form.titleHint(usualTitle(fields.type))}
          maxLength={TITLE_LIMIT}
          readOnly={share.isPending}
          value={fields.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          label={copy.form.tags}
          placeholder={copy.form.tagsPlaceholder}
          hint={copy.form.tagsHint}
          error={tagsFault}
          readOnly={share.isPending}
          value={fields.tags}
          onChange={(event) => {
            setTagsFault(undefined);
            change({ tags: event.target.value });
          }}
        />
      </Grid>
      {isUpgradeRequired(share.error) && <UpgradeNotice />}
      <Row>
        <Button type="submit" aria-disabled={missing !== null || share.isPending}>
          {share.isPending ? copy.form.submitting : copy.form.submit}
        </Button>
      </Row>
    </Stack>
  );
}
