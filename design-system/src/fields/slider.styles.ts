import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { styled } from "styled-components";

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
`;
export const Value = styled.span`
  margin-inline-start: auto;
  text-align: end;
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  color: var(--primary-dark);
`;
export const SliderRoot = styled(Root)`
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
export const SliderTrack = styled(Track)`
  position: relative;
  flex: 1;
  height: 0.375rem;
  border-radius: var(--radius-round);
  background: var(--edge);
`;
export const SliderRange = styled(Range)`
  position: absolute;
  height: 100%;
  border-radius: var(--radius-round);
  background: var(--primary-dark);
  &[data-disabled] {
    background: var(--muted);
  }
`;
/* Where the middle of the knob comes to stand: half a knob from each end. */
export const Mark = styled.span`
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
export const SliderThumb = styled(Thumb)`
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
export const Ends = styled.div`
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
