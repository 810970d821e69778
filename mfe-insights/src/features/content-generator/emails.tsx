import {
  EMAIL_TYPES,
  type EmailType,
  type GeneratedEmail,
} from "@reclaim/contracts-insights/generated-content";
import type { Member } from "@reclaim/contracts-members/members";
import { Select, Skeleton, Stack } from "@reclaim/design-system";
import { lateComponent, useHost } from "@reclaim/host-api";
import { useState } from "react";
import { GenerationCard } from "../../shared/generation-card.tsx";
import { writeEmail } from "./content-generator.client.ts";
import { copy } from "./content-generator.copy.ts";
import { type Generator, useAnswer } from "./use-answer.ts";

const words = copy.emails;

/** What makes HTML harmless weighs more than the page. */
const EmailPreview = lateComponent(() => import("./email-preview.tsx"), {
  Waiting: () => <Skeleton $height="24rem" />,
});

/** The page holds it, so that a change of the tab loses no answer. */
export function useEmails(member: Member) {
  const { http } = useHost();
  return useAnswer<GeneratedEmail, EmailType>(
    member.id,
    (emailType) => writeEmail(http, member, emailType),
    words.failed,
  );
}

/** Writes an e-mail of a kind, and shows it as a mail program would. */
export function Emails(
  { member, generation, answer, failure }:
    & { member: Member }
    & Generator<GeneratedEmail, EmailType>,
) {
  const [emailType, setEmailType] = useState<EmailType>("welcome");
  const { isPending, isCrisis } = generation;
  return (
    <Stack $gap={5}>
      <GenerationCard
        {...{ member, generation, failure }}
        hasAnswer={answer !== null}
        title={words.title}
        words={words.words}
        labels={{ start: words.start, pending: words.pending, retry: words.again }}
        feature={words.feature}
        onStart={() => generation.start(emailType)}
      >
        <Select
          label={words.emailType}
          value={emailType}
          onChange={({ currentTarget }) => setEmailType(currentTarget.value as EmailType)}
        >
          {EMAIL_TYPES.map((type) => <option key={type} value={type}>{words.types[type]}</option>)}
        </Select>
      </GenerationCard>
      <div aria-live="polite" aria-busy={isPending}>
        {isPending
          ? <Skeleton $height="24rem" />
          : answer && !isCrisis && <EmailPreview email={answer} timeZone={member.timeZone} />}
      </div>
    </Stack>
  );
}
