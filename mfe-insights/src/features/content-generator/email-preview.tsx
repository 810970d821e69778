import type { GeneratedEmail } from "@reclaim/contracts-insights/generated-content";
import { Card, Overline, Row, SectionTitle } from "@reclaim/design-system";
import { useMemo } from "react";
import { styled } from "styled-components";
import { SourceLabel } from "../../shared/source-label.tsx";
import { copy } from "./content-generator.copy.ts";
import { CopyButton } from "./copy-button.tsx";
import { sanitizeHtml, toFrameDocument } from "./sanitize-html.ts";

const words = copy.emails;

const Frame = styled.iframe`
  width: 100%;
  height: 24rem;
  border: 1px solid var(--border);
  border-radius: var(--radius-medium);
  /* White in every theme, as e-mails are. */
  background: var(--surface);
`;

/** The e-mail as a mail program shows it. The frame may run nothing and reach nothing. */
export default function EmailPreview(
  { email, timeZone }: { email: GeneratedEmail; timeZone: string },
) {
  const { subject, bodyHtml, source, generatedAt } = email;
  const safeHtml = useMemo(() => sanitizeHtml(bodyHtml), [bodyHtml]);
  return (
    <Card>
      <div>
        <Overline as="h2">{words.subject}</Overline>
        <SectionTitle as="p">{subject}</SectionTitle>
      </div>
      <Frame sandbox="" title={words.body} srcDoc={toFrameDocument(safeHtml)} />
      <SourceLabel {...{ source, generatedAt, timeZone }} />
      <Row>
        <CopyButton label={words.copySubject} text={subject} />
        <CopyButton label={words.copyHtml} text={safeHtml} />
      </Row>
    </Card>
  );
}
