import { type CSSProperties, useId } from "react";
import { Hidden } from "../layout/layout.ts";
import { type FieldProps, FieldStack, Label, useFormField } from "./form-field.tsx";
import {
  Ends,
  Head,
  Mark,
  SliderRange,
  SliderRoot,
  SliderThumb,
  SliderTrack,
  Value,
} from "./slider.styles.ts";

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
      /** Labels of the minimum and the maximum. */
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
      <SliderRoot
        min={min}
        max={max}
        step={step}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        disabled={disabled}
      >
        <SliderTrack>
          <SliderRange />
        </SliderTrack>
        {steps.map((at) => (
          <Mark
            key={at}
            data-done={at <= value}
            style={{ "--at": (at - min) / (max - min) } as CSSProperties}
          />
        ))}
        <SliderThumb
          {...control}
          aria-labelledby={labelId}
          aria-describedby={[ends && endsId, control["aria-describedby"]].filter(Boolean).join(
            " ",
          ) ||
            undefined}
          aria-valuetext={say(value)}
        />
      </SliderRoot>
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
