import { Lead, PageTitle, Row } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--space-2);
  min-height: var(--target);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
const Words = styled(Lead)`
  margin-top: var(--space-2);
  overflow-wrap: anywhere;
`;
const Ways = styled(Row)`
  margin-top: var(--space-4);
`;
const Title = styled(PageTitle)`
  overflow-wrap: anywhere;
`;

/** The top of a page: the way back, title, lead, and the ways on as children. */
export function PageHead(
  { back, title, lead, children }: {
    back?: { to: string; label: string };
    title: string;
    lead?: ReactNode;
    children?: ReactNode;
  },
) {
  return (
    <div>
      {back && (
        <BackLink to={back.to}>
          <ArrowLeft size={20} aria-hidden />
          {back.label}
        </BackLink>
      )}
      <Title>{title}</Title>
      {lead && <Words>{lead}</Words>}
      {children && <Ways>{children}</Ways>}
    </div>
  );
}
