import { Muted } from "@reclaim/design-system";
import { styled } from "styled-components";
import { copy } from "./marketing.copy.ts";
import { Band, Column, Heading, Items } from "./marketing.styles.ts";

const Voice = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  border-top: 2px solid var(--primary);
  padding-top: var(--space-4);
  blockquote {
    margin: 0;
    font: var(--weight-strong) var(--text-title) / var(--leading-body) var(--serif);
    text-wrap: pretty;
  }
  figcaption {
    font-weight: var(--weight-strong);
  }
`;

/** Three voices, which are told to be examples (D45). */
export function Testimonials() {
  return (
    <Band data-tone="sunken" aria-labelledby="voices-title">
      <Column>
        <Heading>
          <h2 id="voices-title">{copy.testimonials.title}</h2>
          <p>{copy.testimonials.examples}</p>
        </Heading>
        <Items data-wide>
          {copy.testimonials.list.map(({ words, name, about }) => (
            <li key={name}>
              <Voice>
                <blockquote>{words}</blockquote>
                <figcaption>
                  {name}
                  <Muted as="span">, {about}</Muted>
                </figcaption>
              </Voice>
            </li>
          ))}
        </Items>
      </Column>
    </Band>
  );
}
