import { useId } from "react";
import { styled } from "styled-components";

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
  border-radius: var(--radius);
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
    width: 2rem;
    height: 2rem;
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

/** Mouths of the five faces, from low to high; the middle one is calm, not flat. */
const MOUTHS = [
  "M8 16.4Q12 13 16 16.4",
  "M8.5 15.5H15.5",
  "M8.5 14.8Q12 16.6 15.5 14.8",
  "M8 14.4Q12 18 16 14.4",
  "M7.6 14H16.4Q15.6 18.4 12 18.4Q8.4 18.4 7.6 14Z",
];

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
        {Object.entries(labels).map(([score, label], index) => (
          <Option key={score}>
            <input
              type="radio"
              name={name}
              value={score}
              checked={value === Number(score)}
              onChange={() => onChange(Number(score))}
            />
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <circle cx="12" cy="12" r="9.5" />
              <path d="M9 9.6v.4M15 9.6v.4" strokeWidth="2.2" />
              <path d={MOUTHS[index]} />
            </svg>
            {label}
          </Option>
        ))}
      </Options>
    </Group>
  );
}
