import { IconButton } from "@reclaim/design-system";
import { X } from "lucide-react";
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import { useDeviceValue } from "../../shared/use-device-value.ts";

const Sheet = styled.dialog`
  position: fixed;
  inset: auto 0 0 0;
  margin: auto;
  padding: var(--space-5);
  padding-bottom: calc(var(--space-5) + env(safe-area-inset-bottom));
  width: 100%;
  max-width: none;
  max-height: 92dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--surface);
  color: var(--foreground);
  box-shadow: var(--shadow-high);
  overflow-wrap: anywhere;
  /* Another dialog may have switched the pointer off for the page. */
  pointer-events: auto;
  &::backdrop {
    background: var(--scrim);
  }
  @media (min-width: 40rem) {
    inset: 0;
    width: calc(100% - 2 * var(--space-4));
    max-width: 34rem;
    height: fit-content;
    border-radius: var(--radius-large);
  }
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--space-3);
  h2 {
    font-size: var(--text-title);
    padding-top: var(--space-2);
  }
  h2:focus {
    outline: none;
  }
`;

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

interface TopLayerDialogProps {
  title: string;
  description: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The platform's own modal dialog, on top of all else. Help may come while a dialog of another
 * bundle is open (a comment is answered): two traps for the focus that do not know of each other
 * would fight, but what lies below this one is inert. The focus starts at the title.
 */
export function TopLayerDialog(props: TopLayerDialogProps) {
  const body = useDeviceValue<HTMLElement | null>(() => document.body, null);
  return body && createPortal(<OpenDialog {...props} />, body);
}

function OpenDialog({ title, description, closeLabel, onClose, children }: TopLayerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const wordsId = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    head.current?.focus();
    // Escape closes this dialog, and a dialog below must not hear it: that one listens at the document.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopPropagation();
    };
    window.addEventListener("keydown", keepEscape, true);
    return () => {
      window.removeEventListener("keydown", keepEscape, true);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      // A dialog below takes presses here for presses beside it, and scrolling for the page's.
      data-notice
      onWheel={stopPropagation}
      onTouchMove={stopPropagation}
      onClose={onClose}
      onClick={(event) => isBackdropPress(event) && onClose()}
    >
      <Body>
        <Head>
          <h2 id={titleId} tabIndex={-1} ref={head}>{title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X size={22} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Head>
        <p id={wordsId}>{description}</p>
        {children}
      </Body>
    </Sheet>
  );
}

/** The backdrop is part of the dialog: what is outside its box was pressed beside it. */
function isBackdropPress({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
