import { Row } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { copy } from "./marketing.copy.ts";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-header);
  background: var(--background);
  border-bottom: 1px solid var(--border);
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    max-width: var(--column-wide);
    min-height: 3.25rem;
    margin: 0 auto;
    padding: 0 var(--space-4);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: var(--weight-strong);
  }
`;
const Name = styled.span`
  font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
  color: var(--primary-dark);
`;

/** Header for visitors, outside of the frame: the name and the sign-in link. */
export function VisitorHeader() {
  return (
    <Bar>
      <div>
        <Name>{copy.product}</Name>
        <Link to="/">{copy.open}</Link>
      </div>
    </Bar>
  );
}

const FooterSection = styled.footer`
  padding: var(--space-7) var(--space-4);
  background: var(--inverse);
  color: var(--on-inverse);
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-5);
    max-width: 66rem;
    margin: 0 auto;
  }
  strong {
    font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
  }
  p {
    font-size: var(--text-small);
  }
  [role="link"] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The foot of the page. Its links hold the places of pages that the launch brings. */
export function Footer() {
  return (
    <FooterSection>
      <div>
        <div>
          <strong>{copy.product}</strong>
          <p>{copy.title}</p>
        </div>
        <div>
          <Row $gap={5}>
            {copy.footer.links.map((label) => (
              <span key={label} role="link" aria-disabled="true">{label}</span>
            ))}
          </Row>
          <p>{copy.footer.note}</p>
        </div>
      </div>
    </FooterSection>
  );
}
