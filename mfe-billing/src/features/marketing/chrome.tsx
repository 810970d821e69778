import { Row } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { copy } from "./marketing.copy.ts";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: var(--background);
  border-bottom: 1px solid var(--border);
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    max-width: 68rem;
    min-height: 3.25rem;
    margin: 0 auto;
    padding: 0 var(--space-4);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 600;
  }
`;
const Name = styled.span`
  font: 600 1.35rem var(--serif);
  color: var(--primary-dark);
`;

/** For visitors, who see no frame: the name, and the way in. */
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

const Ground = styled.footer`
  padding: var(--space-7) var(--space-4);
  background: var(--foreground);
  color: var(--background);
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-5);
    max-width: 66rem;
    margin: 0 auto;
  }
  strong {
    font: 600 1.35rem var(--serif);
  }
  p {
    font-size: 0.9rem;
  }
  [role="link"] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The foot of the page. Its links hold the places of pages that the launch brings. */
export function Footer() {
  return (
    <Ground>
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
    </Ground>
  );
}
