import { useId } from "react";
import { styled } from "styled-components";
import { MoodFace } from "./mood-face.tsx";

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: clamp(0.25rem, 1vw, 0.5rem);
`;
const Option = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-3) 0;
  border: 1px solid var(--edge);
  border-radius: var(--radius-medium);
  cursor: pointer;
  font-size: clamp(0.6rem, 0.4rem + 0.9vw, 0.85rem);
  text-align: center;
  &:hover {
    background: var(--sunken);
  }
  &:has(:checked) {
    border-color: var(--primary-dark);
    background: color-mix(in srgb, var(--primary) 12%, var(--surface));
    box-shadow: inset 0 0 0 1px var(--primary-dark);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    color: var(--primary-dark);
  }
`;
const Group = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  legend {
    padding: 0;
    margin-bottom: var(--space-3);
    font-weight: 600;
  }
`;

/** Five labelled moods, 1 to 5, as one radio group. `labels` has one text per score. */
export function MoodPicker(
  { legend, labels, value, onChange }: {
    legend: string;
    labels: Record<number, string>;
    value: number;
    onChange: (mood: number) => void;
  },
) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <Options>
        {Object.entries(labels).map(([score, label]) => (
          <Option key={score}>
            <input
              type="radio"
              name={name}
              value={score}
              checked={value === Number(score)}
              onChange={() => onChange(Number(score))}
            />
            <MoodFace mood={Number(score)} />
            {label}
          </Option>
        ))}
      </Options>
    </Group>
  );
}
