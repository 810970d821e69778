import { styled } from "styled-components";

export const PageTitle = styled.h1`
  font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem);
`;

export const SectionTitle = styled.h2`
  font-size: 1.3rem;
`;

/** Small words above a title that say where one is. */
export const Overline = styled.p`
  font-size: 0.8rem;
  font-weight: 600;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  color: var(--primary-dark);
`;

export const Lead = styled.p`
  font-size: 1.1rem;
  color: var(--muted);
  max-width: 36rem;
`;

export const Muted = styled.p`
  color: var(--muted);
  font-size: 0.9rem;
`;
