import { includesTier } from "@reclaim/contracts-common/entitlements";
import type { Member } from "@reclaim/contracts-members/members";
import { SUPPORT_MESSAGE_LIMIT } from "@reclaim/contracts-members/support";
import { Button, Card, Muted, SectionTitle, TextArea } from "@reclaim/design-system";
import { getErrorMessage, useDraft, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { sendSupportMessage } from "./help.client.ts";
import { copy } from "./help.copy.ts";

/** A message to the team. It stays in the field until it has arrived. */
export function WriteToUs({ member }: { member: Member }) {
  const { http, notify } = useHost();
  const draft = useDraft("support-message");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  const send = useMutation({
    mutationFn: (message: string) => sendSupportMessage(http, message),
    onSuccess({ crisis }) {
      if (!crisis) notify(copy.write.sent);
      draft.clear();
    },
    onError: (error) =>
      notify({
        title: copy.write.failed.title,
        description: getErrorMessage(error, copy.write.failed.fallback),
        variant: "destructive",
      }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const message = draft.text.trim();
    const wrong = !message
      ? copy.write.empty
      : message.length > SUPPORT_MESSAGE_LIMIT
      ? copy.write.tooLong(SUPPORT_MESSAGE_LIMIT)
      : undefined;
    setFault(wrong);
    if (wrong) field.current?.focus();
    else if (!send.isPending) send.mutate(message);
  }

  const { priority, usual, guest, answerTo } = copy.write;
  const isPremium = includesTier(member.entitlement.tier, "premium");
  return (
    <Card as="form" noValidate aria-labelledby={title} onSubmit={submit}>
      <div>
        <SectionTitle id={title}>{copy.write.title}</SectionTitle>
        <Muted>
          {isPremium ? priority : usual}{" "}
          {member.guest || !member.email ? guest : answerTo(member.email)}
        </Muted>
      </div>
      <TextArea
        ref={field}
        label={copy.write.label}
        rows={5}
        maxLength={SUPPORT_MESSAGE_LIMIT}
        readOnly={send.isPending}
        value={draft.text}
        error={fault}
        onChange={(event) => {
          setFault(undefined);
          draft.setText(event.target.value);
        }}
      />
      <div>
        <Button type="submit" aria-disabled={send.isPending}>
          {send.isPending ? copy.write.submitting : copy.write.submit}
        </Button>
      </div>
    </Card>
  );
}
