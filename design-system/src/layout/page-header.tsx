import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type LinkAs, plainLink } from "../navigation/link-as.tsx";
import { Row, Stack } from "./layout.ts";
import { Lead, Overline, PageTitle } from "./text.ts";

const Back = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    /* The arrow stands on the page's edge, the target reaches beyond it. */
    padding-inline: var(--space-2);
    margin-inline: calc(-1 * var(--space-2));
    border-radius: var(--radius-medium);
    font-weight: var(--weight-strong);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  svg {
    flex: none;
  }
`;
const Actions = styled(Row)`
  margin-top: var(--space-3);
`;

/** The top of a page: the way back, where one is, title, lead, and what can be done here. */
export function PageHeader(
  { back, linkAs: LinkTo = plainLink, overline, title, lead, actions }: {
    /** The page this one belongs to. */
    back?: { to: string; label: string } | undefined;
    /** The router's link, for the way back. */
    linkAs?: LinkAs;
    /** Small words above the title that say where one is. */
    overline?: ReactNode;
    title: ReactNode;
    /** A sentence or two on what is here. */
    lead?: ReactNode;
    /** Buttons and links; the main one first. */
    actions?: ReactNode;
  },
) {
  return (
    <Stack $gap={2}>
      {back && (
        <Back>
          <LinkTo to={back.to}>
            <ArrowLeft size={20} aria-hidden />
            {back.label}
          </LinkTo>
        </Back>
      )}
      {overline && <Overline>{overline}</Overline>}
      <PageTitle>{title}</PageTitle>
      {lead && <Lead>{lead}</Lead>}
      {actions && <Actions>{actions}</Actions>}
    </Stack>
  );
}
