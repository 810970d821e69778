import { styled } from "styled-components";
import { markWords } from "./found-words.model.ts";

const Mark = styled.mark`
  padding-inline: 0.1em;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--accent) 45%, var(--surface));
  color: var(--foreground);
  box-decoration-break: clone;
`;

/** A text with the words that a search found marked. */
export function FoundText({ text, words }: { text: string; words: string }) {
  let start = 0;
  return markWords(text, words).map((part) => {
    const key = start;
    start += part.text.length;
    return part.isFound ? <Mark key={key}>{part.text}</Mark> : <span key={key}>{part.text}</span>;
  });
}
