import { Hidden, Icon } from "@reclaim/design-system";
import { styled } from "styled-components";
import { copy } from "./shared.copy.ts";

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    align-items: start;
  }
  svg {
    margin-top: 0.2rem;
    color: var(--success);
  }
  li[data-included="false"],
  li[data-included="false"] svg {
    color: var(--muted);
  }
`;

export const CHECK = ["M5 12.5l4.5 4.5L19 7"];
export const DASH = ["M7 12h10"];

/** What a plan has, and what it lacks; said in words to those who do not see the marks. */
export function FeatureList(
  { features }: { features: readonly { text: string; included: boolean }[] },
) {
  return (
    <List>
      {features.map(({ text, included }) => (
        <li key={text} data-included={included}>
          <Icon paths={included ? CHECK : DASH} size={18} />
          <span>
            <Hidden>{included ? copy.included : copy.notIncluded}</Hidden> {text}
          </span>
        </li>
      ))}
    </List>
  );
}
