import { styled } from "styled-components";

/** A part of a text, as the search answers it. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const Mark = styled.mark`
  padding-inline: 0.1em;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--accent) 45%, var(--surface));
  color: var(--foreground);
  box-decoration-break: clone;
`;

/** A text with what a search found marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  let start = 0;
  return parts.map(({ text, isMatch }) => {
    const key = start;
    start += text.length;
    return isMatch ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>;
  });
}
