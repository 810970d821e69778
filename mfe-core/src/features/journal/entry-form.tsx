import {
  ENTRY_LIMIT,
  recordedJournalEntry,
  STARTER_WEEKLY_ENTRIES,
} from "@reclaim/contracts/journal";
import {
  Button,
  Card,
  IconButton,
  LinkButton,
  Overline,
  Row,
  SectionTitle,
  Stack,
  TextArea,
} from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { useDraft, useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { Mic } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { styled } from "styled-components";
import type { JournalPrompt } from "../../shared/home-prompts.ts";
import { failureOf, lacksPlan } from "./failure.ts";
import { copy } from "./journal.copy.ts";
import { useRenewal } from "./journal.queries.ts";

/** The counter shows when the end is near; before, it would only press. */
const COUNTED_FROM = ENTRY_LIMIT - 1000;

const Foot = styled(Row)`
  justify-content: space-between;
`;
/* In the middle of the screen when a prompt brings the focus here, so that the prompt shows too. */
const Box = styled(TextArea)`
  scroll-margin-block: 14rem 6rem;
`;

/** Where an entry is written. It keeps its words until they are saved. */
export function EntryForm({ prompt, onForget, box }: {
  prompt: JournalPrompt | undefined;
  onForget: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}) {
  const { http, notify, session: { member } } = useHost();
  const draft = useDraft("journal-entry");
  const renew = useRenewal();
  const [earned, setEarned] = useState<string[]>([]);
  // One id until the words are saved: then a repeat changes the entry and writes no second one.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const title = useId();

  const save = useMutation({
    mutationFn(content: string) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return http.send("POST", "/api/journal-entries", {
        promptId: prompt?.id ?? null,
        promptText: prompt?.text ?? null,
        content,
        timeZone,
        clientId,
      }, recordedJournalEntry);
    },
    async onSuccess({ newBadges }, content) {
      notify(copy.saved);
      setEarned(newBadges);
      // What was typed while it was sent is not saved yet.
      if ((box.current?.value ?? content) === content) {
        draft.clear();
        onForget();
        setClientId(crypto.randomUUID());
      }
      await renew();
    },
    onError(error) {
      if (lacksPlan(error)) return;
      notify({ ...failureOf(error), title: copy.failed.title, variant: "destructive" });
    },
  });

  function submit() {
    if (save.isPending) return;
    if (draft.text.trim() === "") notify({ ...copy.empty, variant: "destructive" });
    else save.mutate(draft.text);
  }

  const names = member?.badges.filter(({ id }) => earned.includes(id)).map(({ name }) => name) ??
    [];
  return (
    <Card
      as="form"
      data-tone="accent"
      data-tour="entry"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack $gap={1}>
        {prompt && <Overline>{copy.entry.prompted}</Overline>}
        <SectionTitle id={title}>{prompt?.text ?? copy.entry.title}</SectionTitle>
      </Stack>
      <Box
        ref={box}
        label={copy.entry.label}
        labelHidden
        hint={member?.entitlement.tier === "starter"
          ? copy.entry.starterHint(STARTER_WEEKLY_ENTRIES)
          : copy.entry.hint}
        rows={9}
        {...(draft.text.length > COUNTED_FROM && { maxLength: ENTRY_LIMIT })}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
      />
      {lacksPlan(save.error) && <Upgrade />}
      <Foot>
        <Row>
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending ? copy.entry.saving : copy.entry.save}
          </Button>
          {prompt && <Button data-variant="plain" onClick={onForget}>{copy.entry.forget}</Button>}
        </Row>
        <IconButton
          label={copy.entry.voice}
          data-variant="quiet"
          onClick={() => notify(copy.voiceSoon)}
        >
          <Mic size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Foot>
      {names.length > 0 && (
        <Banner
          tone="success"
          title={copy.badge(names)}
          action={<Link to="/achievements">{copy.badges}</Link>}
          onDismiss={() => setEarned([])}
        />
      )}
    </Card>
  );
}

/** What the plan lacks, and the way to the plans. */
function Upgrade() {
  return (
    <Banner
      title={copy.upgrade.title}
      action={
        <LinkButton as={Link} data-variant="quiet" to="/products">{copy.upgrade.link}</LinkButton>
      }
    >
      {copy.upgrade.text(STARTER_WEEKLY_ENTRIES)}
    </Banner>
  );
}
