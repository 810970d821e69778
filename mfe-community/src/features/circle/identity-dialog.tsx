import {
  initialsOf,
  type Pseudonym,
  PSEUDONYM_LIMIT,
} from "@reclaim/contracts-community/community";
import { Button, Muted, Row, TextField } from "@reclaim/design-system";
import { Avatar } from "@reclaim/design-system/avatar";
import { Dialog } from "@reclaim/design-system/dialog";
import { useHost, useSingleMutation } from "@reclaim/host-api";
import { useState } from "react";
import { styled } from "styled-components";
import { createPseudonymOnce } from "../../shared/pseudonym.client.ts";
import { keys } from "../../shared/query-keys.ts";
import { copy } from "./circle.copy.ts";

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;
const Preview = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--sunken);
  min-width: 0;
  strong {
    font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
    overflow-wrap: anywhere;
  }
`;
const Warning = styled.p`
  padding-left: var(--space-4);
  border-left: 3px solid var(--accent);
`;

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Dialog that creates the member's pseudonym. The typed name stays when it is closed or a call fails. */
export default function IdentityDialog(
  { open, color, onOpenChange, onCreated }: {
    open: boolean;
    /** The colour of the avatar, as #rrggbb. */
    color: string;
    onOpenChange: (open: boolean) => void;
    onCreated: (created: Pseudonym) => void;
  },
) {
  const { http, notify, session } = useHost();
  const [name, setName] = useState("");
  const trimmed = name.trim();
  const text = copy.identity;

  const create = useSingleMutation({
    mutationKey: keys.createPseudonym,
    mutationFn: () =>
      createPseudonymOnce(http, {
        subject: session.member?.communitySubject,
        name: trimmed,
        color,
      }),
    onSuccess(created) {
      notify(text.created(created.pseudonym));
      onOpenChange(false);
      onCreated(created);
    },
    onError: () => notify({ ...text.failed, variant: "destructive" }),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      description={text.description}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog stands in a portal, but its events still pass through what opened it.
          event.stopPropagation();
          if (!trimmed) notify({ ...text.missing, variant: "destructive" });
          else create.mutate();
        }}
      >
        <TextField
          label={text.name}
          placeholder={text.placeholder}
          ref={focus}
          autoComplete="off"
          maxLength={PSEUDONYM_LIMIT}
          readOnly={create.isPending}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Preview>
          <Avatar color={color} initials={initialsOf(trimmed) || "?"} size="large" />
          <div>
            <Muted>{text.preview}</Muted>
            <strong>{trimmed || text.unnamed}</strong>
          </div>
        </Preview>
        <Warning>{text.warning}</Warning>
        <Row>
          <Button type="submit" aria-disabled={!trimmed || create.isPending}>
            {create.isPending ? text.submitting : text.submit}
          </Button>
          <Button data-variant="quiet" onClick={() => onOpenChange(false)}>{text.cancel}</Button>
        </Row>
      </Form>
    </Dialog>
  );
}
