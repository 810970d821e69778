import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { type CSSProperties, useId } from "react";
import { styled } from "styled-components";
import { Hidden } from "../layout/layout.ts";
import { type FieldProps, FieldStack, Label, useFormField } from "./form-field.tsx";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
`;
const Value = styled.span`
  margin-inline-start: auto;
  text-align: end;
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  color: var(--primary-dark);
`;
const Rail = styled(Root)`
  --knob: 1.625rem;
  position: relative;
  display: flex;
  align-items: center;
  height: var(--target);
  touch-action: none;
  user-select: none;
  cursor: pointer;
  &[data-disabled] {
    cursor: default;
  }
`;
const Way = styled(Track)`
  position: relative;
  flex: 1;
  height: 0.375rem;
  border-radius: var(--radius-round);
  background: var(--edge);
`;
const Done = styled(Range)`
  position: absolute;
  height: 100%;
  border-radius: var(--radius-round);
  background: var(--primary-dark);
  &[data-disabled] {
    background: var(--muted);
  }
`;
/* Where the middle of the knob comes to stand: half a knob from each end. */
const Mark = styled.span`
  position: absolute;
  left: calc(var(--knob) / 2 + (100% - var(--knob)) * var(--at));
  width: 0.75rem;
  height: 0.75rem;
  border: 2px solid var(--edge);
  border-radius: 50%;
  background: var(--surface);
  translate: -50% 0;
  pointer-events: none;
  &[data-done="true"] {
    border-color: var(--primary-dark);
  }
  [data-disabled] &[data-done="true"] {
    border-color: var(--muted);
  }
`;
const Knob = styled(Thumb)`
  position: relative;
  display: block;
  width: var(--knob);
  height: var(--knob);
  border: 2px solid var(--primary-dark);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: var(--shadow-low);
  cursor: grab;
  /* A target of full size around the knob. */
  &::after {
    content: "";
    position: absolute;
    inset: calc((var(--knob) - var(--target)) / 2);
    border-radius: 50%;
  }
  &:hover {
    background: var(--selected);
  }
  &:active {
    cursor: grabbing;
    background: var(--primary-dark);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[data-disabled] {
    border-color: var(--muted);
    background: var(--sunken);
    box-shadow: none;
    cursor: default;
  }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  margin-top: calc(var(--space-2) * -1);
  font-size: var(--text-small);
  line-height: 1.4;
  color: var(--muted);
  overflow-wrap: anywhere;
  span:last-child {
    text-align: end;
  }
`;

/**
 * A value between two ends, where about right is right: a level, a length, a volume. It says its
 * value in words. Arrows go by steps, PageUp and PageDown by ten, Home and End to the ends.
 */
export function Slider(
  { value, onChange, min, max, step = 1, say = String, ends, marks, disabled, ...field }:
    & FieldProps
    & {
      value: number;
      onChange: (value: number) => void;
      min: number;
      max: number;
      step?: number;
      /** The value in words, shown and spoken: "3 of 5", "6 seconds". */
      say?: (value: number) => string;
      /** What the least and the most mean. */
      ends?: readonly [least: string, most: string];
      /** A mark on each step, for up to ten. */
      marks?: boolean;
      disabled?: boolean;
    },
) {
  const { control, labelId, words, note } = useFormField(field);
  const endsId = useId();
  const label = <Label as="span" id={labelId}>{words}</Label>;
  const steps = marks
    ? Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step)
    : [];
  return (
    <FieldStack>
      <Head>
        {field.labelHidden ? <Hidden>{label}</Hidden> : label}
        <Value aria-hidden>{say(value)}</Value>
      </Head>
      <Rail
        min={min}
        max={max}
        step={step}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        disabled={disabled}
      >
        <Way>
          <Done />
        </Way>
        {steps.map((at) => (
          <Mark
            key={at}
            data-done={at <= value}
            style={{ "--at": (at - min) / (max - min) } as CSSProperties}
          />
        ))}
        <Knob
          {...control}
          aria-labelledby={labelId}
          aria-describedby={[ends && endsId, control["aria-describedby"]].filter(Boolean).join(
            " ",
          ) ||
            undefined}
          aria-valuetext={say(value)}
        />
      </Rail>
      {ends && (
        <Ends id={endsId}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </Ends>
      )}
      {note}
    </FieldStack>
  );
}
