import { css, keyframes } from "styled-components";

const appear = keyframes`from { opacity: 0; }`;
const disappear = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { translate: 0 100%; }`;
const sink = keyframes`to { translate: 0 100%; }`;
const arrive = keyframes`from { opacity: 0; translate: 0 0.75rem; scale: 0.98; }`;
const leave = keyframes`to { opacity: 0; translate: 0 0.5rem; scale: 0.98; }`;

/** The darkened page behind a dialog. */
export const scrim = css`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scrim);
  background: var(--scrim);
  animation: ${appear} var(--duration-calm) var(--ease-out);
  &[data-state="closed"] {
    animation: ${disappear} var(--duration-quick) var(--ease-out) forwards;
  }
`;

/** A dialog's surface: a sheet that rises on phones, a card in the middle elsewhere. */
export const panel = css`
  position: fixed;
  z-index: var(--layer-dialog);
  inset: auto 0 0 0;
  margin: auto;
  width: 100%;
  /* A toast that shows over a dialog reserves the top of the window. */
  max-height: min(92dvh, 100dvh - var(--reserved-top));
  display: flex;
  flex-direction: column;
  background: var(--surface);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  box-shadow: var(--shadow-high);
  overflow-wrap: anywhere;
  animation: ${rise} var(--duration-calm) var(--ease-out);
  &:focus {
    outline: none;
  }
  &[data-state="closed"] {
    animation: ${sink} var(--duration-quick) ease-in forwards;
  }
  @media (min-width: 40rem) {
    inset: var(--reserved-top) 0 0;
    width: calc(100% - 2 * var(--space-4));
    height: fit-content;
    border-radius: var(--radius-large);
    animation-name: ${arrive};
    &[data-state="closed"] {
      animation-name: ${leave};
    }
  }
`;

/** Bottom padding of a sheet, with room for the phone's home indicator. */
export const SHEET_END_PADDING = "calc(var(--space-5) + env(safe-area-inset-bottom))";

/** For `onInteractOutside`: a press on a toast does not close the dialog. */
export function keepOpenOnToastPress(event: Event): void {
  if ((event.target as Element).closest("[data-notice]")) event.preventDefault();
}
