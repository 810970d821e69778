import { LoaderCircle } from "lucide-react";
import { keyframes, styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";

export const Player = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-3);
  width: 100%;
  max-width: var(--column);
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius-large);
  background: var(--surface);
`;
export const Title = styled.p`
  font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
`;
export const Times = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: calc(-1 * var(--space-2));
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--muted);
`;
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  @container (max-width: 26rem) {
    flex-direction: column;
    flex-wrap: nowrap;
  }
`;
export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  &[data-part="volume"] {
    flex: 0 1 15rem;
    min-width: 10rem;
  }
  @container (max-width: 26rem) {
    &[data-part="volume"] {
      flex: none;
      width: 100%;
    }
  }
`;
export const PlayButton = styled(IconButton)`
  width: 3.5rem;
  height: 3.5rem;
`;
const turn = keyframes`to { rotate: 1turn; }`;
export const Turning = styled(LoaderCircle)`
  animation: ${turn} var(--duration-slow) linear infinite;
`;
export const Fault = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--danger-ground);
  p {
    flex: 1 1 12rem;
  }
`;
