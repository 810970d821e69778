import * as Primitive from "@radix-ui/react-slider";
import { styled } from "styled-components";
import { stepByKey } from "./audio-player.model.ts";

const Root = styled(Primitive.Root)`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1;
  min-width: 0;
  height: var(--target);
  cursor: pointer;
  touch-action: none;
  &[data-disabled] {
    cursor: default;
  }
`;
const Track = styled(Primitive.Track)`
  position: relative;
  flex: 1;
  height: 0.375rem;
  border-radius: var(--radius-round);
  background: var(--edge);
  overflow: hidden;
  [data-disabled] > & {
    background: var(--border);
  }
`;
const Range = styled(Primitive.Range)`
  position: absolute;
  height: 100%;
  background: var(--primary-dark);
`;
const Thumb = styled(Primitive.Thumb)`
  display: block;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid var(--primary-dark);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: var(--shadow-low);
  transition: scale var(--duration-quick);
  &:hover {
    scale: 1.15;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[data-disabled] {
    border-color: var(--edge);
    background: var(--sunken);
    box-shadow: none;
    scale: none;
  }
`;

/** A slider of the player, 0 to `max`, with steps of its own for arrows and Page keys. */
export function PlayerSlider(
  { label, valueText, value, max, arrow, page, disabled = false, onMove, onSettle }: {
    label: string;
    valueText: string;
    value: number;
    max: number;
    arrow: number;
    page: number;
    disabled?: boolean;
    /** While it is dragged. */
    onMove: (value: number) => void;
    /** Where it was let go, or led by a key. */
    onSettle: (value: number) => void;
  },
) {
  return (
    <Root
      min={0}
      max={max}
      value={[value]}
      disabled={disabled}
      onValueChange={([next]) => onMove(next ?? 0)}
      onValueCommit={([next]) => onSettle(next ?? 0)}
      onKeyDown={(event) => {
        const next = stepByKey(event.key, value, { max, arrow, page });
        if (next === undefined || disabled) return;
        // Radix knows one step for arrows and ten of it for pages.
        event.preventDefault();
        onSettle(next);
      }}
    >
      <Track>
        <Range />
      </Track>
      <Thumb aria-label={label} aria-valuetext={valueText} />
    </Root>
  );
}
