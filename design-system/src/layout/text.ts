import { css, styled } from "styled-components";

/** As base.css has it for headings, also where a title is none in the order of the page. */
const title = css`
  font-family: var(--serif);
  font-weight: var(--weight-strong);
  line-height: var(--leading-heading);
  letter-spacing: -0.01em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** The one title of a page. */
export const PageTitle = styled.h1`
  ${title} font-size: clamp(var(--text-large), 1.4rem + 1.6vw, var(--text-display));
`;

/** The title of a part of a page, or of a card. */
export const SectionTitle = styled.h2`
  ${title} font-size: var(--text-title);
`;

/** Small words above a title that say where one is; no title, also where it is a heading. */
export const Overline = styled.p`
  font-family: var(--sans);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  letter-spacing: 0.02em;
  color: var(--primary-dark);
`;

/** The sentence or two below a page's title. */
export const Lead = styled.p`
  font-size: var(--text-lead);
  color: var(--muted);
  max-width: 36rem;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** Words that matter less than those beside them. */
export const Muted = styled.p`
  color: var(--muted);
  font-size: var(--text-small);
`;
