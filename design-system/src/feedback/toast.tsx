import * as Primitive from "@radix-ui/react-toast";
import { CircleAlert, X } from "lucide-react";
import { type ReactElement, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { keyframes, styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";
import { Announcer } from "./announcer.tsx";
import { useFocusOverDialogs } from "./focus-over-dialogs.ts";

/** `duration` is in milliseconds; the primitive closes by itself after 5000 by default. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  duration?: number;
  /** One link or button, of one or two words; a press closes the toast. */
  action?: ReactElement | undefined;
  /** Where in the page the toast lies; at its end by default. It looks the same everywhere. */
  container?: HTMLElement;
}

const rise = keyframes`from { opacity: 0; translate: 0 0.75rem; }`;

const Viewport = styled(Primitive.Viewport)`
  position: fixed;
  z-index: var(--layer-toast);
  /* Above the bottom navigation. */
  inset: auto 0 calc(5.25rem + env(safe-area-inset-bottom)) 0;
  display: grid;
  justify-items: center;
  padding: 0 var(--space-4);
  margin: 0;
  list-style: none;
  pointer-events: none;
  outline: none;
`;
const Root = styled(Primitive.Root)`
  pointer-events: auto;
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  width: min(26rem, 100%);
  padding: var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--inverse);
  color: var(--on-inverse);
  box-shadow: var(--shadow-high);
  overflow-wrap: anywhere;
  animation: ${rise} var(--duration-calm) var(--ease-out);
  > svg {
    flex: none;
    margin-top: 0.1rem;
  }
  &[data-variant="destructive"] {
    background: var(--destructive);
    color: var(--on-destructive);
  }
  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe="cancel"] {
    transition: transform var(--duration-quick);
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
`;
const Title = styled(Primitive.Title)`
  font-weight: var(--weight-strong);
`;
const Action = styled.div`
  > * {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0 var(--space-4);
    margin-top: var(--space-3);
    border: 1px solid currentColor;
    border-radius: var(--radius-round);
    background: none;
    font-weight: var(--weight-strong);
    color: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  > :hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
`;
const Close = styled.div`
  margin: calc(-1 * var(--space-2));
  margin-left: 0;
  button:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
`;

const shownPage = {
  subscribe(listener: () => void) {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
  isHidden: () => document.visibilityState === "hidden",
};

/**
 * Shows one toast at a time. A new `id` replaces the one shown; closing removes it at once. Mount it
 * with the page and leave it: its live regions must be there before the first words. F8 brings the
 * focus to the toast, also from within a dialog. Its time begins when the page is looked at.
 */
export function Toaster(
  { toast, onClose }: { toast: (ToastMessage & { id: number }) | null; onClose: () => void },
) {
  return (
    <>
      {createPortal(<Announcer toast={toast} />, document.body)}
      {createPortal(
        <Place toast={toast} onClose={onClose} />,
        toast?.container ?? document.body,
      )}
    </>
  );
}

function Place({ toast, onClose }: Parameters<typeof Toaster>[0]) {
  // The primitive makes its live region along with the words, which some screen readers then miss.
  // It speaks into a node outside of the page, and the Announcer speaks instead.
  const [unheard] = useState(() => document.createElement("div"));
  const place = useRef<HTMLDivElement>(null);
  const hidden = useSyncExternalStore(shownPage.subscribe, shownPage.isHidden);
  useFocusOverDialogs(place);
  // Open dialogs hide the rest of the page from screen readers, but nothing that is live.
  return (
    <div ref={place} aria-live="off" data-notice>
      <Primitive.Provider
        swipeThreshold={50}
        duration={5000}
        label="Notice"
        announcerContainer={unheard}
      >
        {toast && (
          <Root
            key={toast.id}
            open
            duration={hidden ? Infinity : toast.duration}
            type={toast.variant === "destructive" ? "foreground" : "background"}
            data-variant={toast.variant ?? "default"}
            // Also here: a dialog asks where a press was when the toast may be gone from its place.
            data-notice
            data-testid="toast"
            onOpenChange={(open) => open || onClose()}
          >
            {toast.variant === "destructive" && <CircleAlert aria-hidden />}
            <Words>
              <Title>{toast.title}</Title>
              {toast.description && (
                <Primitive.Description>{toast.description}</Primitive.Description>
              )}
              {toast.action && (
                <Action>
                  <Primitive.Close asChild>{toast.action}</Primitive.Close>
                </Action>
              )}
            </Words>
            <Close>
              <Primitive.Close asChild>
                <IconButton label="Dismiss">
                  <X size={20} aria-hidden />
                </IconButton>
              </Primitive.Close>
            </Close>
          </Root>
        )}
        <Viewport label="Notices ({hotkey})" />
      </Primitive.Provider>
    </div>
  );
}
