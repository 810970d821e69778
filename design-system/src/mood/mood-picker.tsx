import { useId } from "react";
import { styled } from "styled-components";
import { MoodFace } from "./mood-face.tsx";

/**
 * Five boxes where there is room, one strip of five on phones; with very large text the words would
 * not fit beside each other, so they stand below each other: never words too small.
 */
const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--space-2);
  @container (max-width: 24rem) {
    grid-template-columns: repeat(5, minmax(min-content, 1fr));
    gap: 0;
    border: 1px solid var(--edge);
    border-radius: var(--radius-medium);
    background: var(--surface);
  }
  /* The longest word of the smallest phones needs more than a fifth. */
  @container (max-width: 16rem) {
    grid-template-columns: repeat(5, auto);
  }
  @container (max-width: 13rem) {
    grid-template-columns: 1fr;
  }
`;
const Option = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) 0;
  border: 1px solid var(--edge);
  border-radius: var(--radius-medium);
  background: var(--surface);
  cursor: pointer;
  font-size: var(--text-small);
  line-height: var(--leading-heading);
  text-align: center;
  transition: background-color var(--duration-quick), border-color var(--duration-quick);
  &:hover {
    background: var(--sunken);
  }
  /* The chosen face is filled, too, so that colour is not all that tells it. */
  &:has(:checked) {
    border-color: var(--primary-dark);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--primary-dark);
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    flex: none;
    color: var(--primary-dark);
  }
  @container (max-width: 24rem) {
    /* The strip has the edge; the chosen face has its own, over it. */
    margin: -1px;
    border-color: transparent;
    background: transparent;
    /* 12 px on the smallest phones. */
    font-size: clamp(0.667rem, 4.1cqi, var(--text-tiny));
  }
  @container (max-width: 13rem) {
    flex-direction: row;
    gap: var(--space-3);
    min-height: var(--target);
    padding: var(--space-1) var(--space-3);
    font-size: var(--text-body);
    text-align: start;
  }
`;
const Group = styled.fieldset`
  container-type: inline-size;
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  legend {
    padding: 0;
    margin-bottom: var(--space-3);
    font-weight: var(--weight-strong);
  }
`;

/** Five labelled moods, 1 to 5, as one radio group. `labels` has one text per score. */
export function MoodPicker(
  { legend, labels, value, onChange }: {
    legend: string;
    labels: Record<number, string>;
    /** Null while none is chosen. */
    value: number | null;
    onChange: (mood: number) => void;
  },
) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <Options>
        {Object.entries(labels).map(([score, label]) => {
          const mood = Number(score);
          return (
            <Option key={score}>
              <input
                type="radio"
                name={name}
                value={score}
                checked={value === mood}
                onChange={() => onChange(mood)}
              />
              <MoodFace mood={mood} filled={value === mood} />
              {label}
            </Option>
          );
        })}
      </Options>
    </Group>
  );
}
