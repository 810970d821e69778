import { POST_LIMIT, POST_TYPES, type PostType } from "@reclaim/contracts-community/community";
import { Grid, Select, Stack, TextArea, TextField } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { styled } from "styled-components";
import { useCategories } from "./categories.client.ts";
import { copy } from "./post-fields.copy.ts";
import {
  defaultTitle,
  findMissingField,
  MAX_TITLE_LENGTH,
  parseTags,
  type PostFields,
  validateTags,
} from "./post-fields.model.ts";

const Extras = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: var(--target);
    color: var(--primary-dark);
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
  &[open] summary {
    margin-bottom: var(--space-2);
  }
`;

/**
 * The form of a new post and of one that is changed; words first, what sorts them below. It asks for
 * what is missing before `onSubmit`. Without react-hook-form, which adds 16 kB gzip to the first
 * screen of the circle, with its resolver.
 */
export function PostFieldsForm({ fields: kept, onChange, onSubmit, busy, children }: {
  fields: PostFields;
  onChange: (fields: PostFields) => void;
  /** Called with fields that are complete. */
  onSubmit: (fields: PostFields) => void;
  /** The fields are on their way to the server. */
  busy: boolean;
  /** The buttons; `isComplete` when nothing that is required is missing. */
  children: (isComplete: boolean) => ReactNode;
}) {
  const { notify } = useHost();
  const categories = useCategories().data ?? [];
  const [tagsFault, setTagsFault] = useState<string>();
  const [opened, setOpened] = useState(false);
  const content = useRef<HTMLTextAreaElement>(null);

  // A category that is gone since the draft was kept cannot be posted to.
  const exists = categories.some(({ id }) => String(id) === kept.categoryId);
  const fields = { ...kept, categoryId: exists ? kept.categoryId : "" };
  const missing = findMissingField(fields);
  const change = (changed: Partial<PostFields>) => onChange({ ...kept, ...changed });

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = validateTags(parseTags(fields.tags));
    setTagsFault(
      fault === "too-many" ? copy.tooManyTags : fault ? copy.tagTooLong(fault.tooLong) : undefined,
    );
    if (fault) setOpened(true);
    if (missing) {
      const notice = missing === "content" ? copy.noContent : copy.categoryRequired;
      notify({ ...notice, variant: "destructive" });
    } else if (fields.content.length > POST_LIMIT) {
      // The field says by how much.
      content.current?.focus();
    } else if (!fault) onSubmit(fields);
  }

  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <TextArea
        label={copy.content}
        placeholder={copy.contentPlaceholder}
        rows={3}
        ref={content}
        maxLength={POST_LIMIT}
        readOnly={busy}
        value={fields.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <Grid $min="15rem">
        <Select
          label={copy.type}
          value={fields.type}
          onChange={(event) => change({ type: event.target.value as PostType })}
        >
          {POST_TYPES.map((type) => <option key={type} value={type}>{copy.types[type]}</option>)}
        </Select>
        <Select
          label={copy.category}
          value={fields.categoryId}
          onChange={(event) => change({ categoryId: event.target.value })}
        >
          <option value="">{copy.noCategory}</option>
          {categories.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </Select>
      </Grid>
      <Extras
        open={opened || kept.title !== "" || kept.tags !== ""}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary>{copy.more}</summary>
        <Grid $min="15rem">
          <TextField
            label={copy.title}
            hint={copy.titleHint(defaultTitle(fields.type))}
            maxLength={MAX_TITLE_LENGTH}
            readOnly={busy}
            value={fields.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextField
            label={copy.tags}
            placeholder={copy.tagsPlaceholder}
            hint={copy.tagsHint}
            error={tagsFault}
            readOnly={busy}
            value={fields.tags}
            onChange={(event) => {
              setTagsFault(undefined);
              change({ tags: event.target.value });
            }}
          />
        </Grid>
      </Extras>
      {children(missing === null)}
    </Stack>
  );
}
