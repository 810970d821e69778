import * as Primitive from "@radix-ui/react-toast";
import { CircleAlert, X } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { keyframes, styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";
import { Announcer } from "./announcer.tsx";
import { useFocusOverDialogs } from "./focus-over-dialogs.ts";
import type { ToastMessage } from "./toast.model.ts";
import { subscribeToNothing, useOpenDialogs, useReservedTop } from "./toast-placement.ts";

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
  @media (min-width: 1100px) {
    inset: calc(var(--top-bar) + 4.5rem) 0 auto auto;
    width: min(28rem, 100%);
  }
  &[data-over-dialog="true"] {
    inset: calc(var(--space-2) + env(safe-area-inset-top)) 0 auto 0;
    width: auto;
  }
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

const pageVisibility = {
  subscribe(listener: () => void) {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
  isHidden: () => document.visibilityState === "hidden",
};

/**
 * Shows one toast at a time. A new `id` replaces the one shown; closing removes it at once. Mount it
 * with the page and leave it: its live regions must be there before the first words. F8 brings the
 * focus to the toast, also from within a dialog. Its duration starts when the page is visible.
 *
 * A toast never covers a dialog. While a `Dialog` or `AlertDialog` is open, the toast stands at the
 * top of the window and the dialog leaves that space free; with any other open dialog (a tour, the
 * offer of help), it waits until that closes. Elsewhere it stands above the bottom navigation, from
 * 1100 px at the top right.
 */
export function Toaster(
  { toast, onClose }: { toast: (ToastMessage & { id: number }) | null; onClose: () => void },
) {
  const page = useSyncExternalStore(subscribeToNothing, () => document, () => null);
  const dialogs = useOpenDialogs(toast !== null);
  const shown = dialogs === "other" ? null : toast;
  if (!page) return null;
  return (
    <>
      {createPortal(<Announcer toast={shown} />, page.body)}
      {createPortal(
        <Place page={page} toast={shown} overDialog={dialogs === "panel"} onClose={onClose} />,
        toast?.container ?? page.body,
      )}
    </>
  );
}

function Place(
  { page, toast, overDialog, onClose }: Parameters<typeof Toaster>[0] & {
    page: Document;
    overDialog: boolean;
  },
) {
  // The primitive makes its live region along with the words, which some screen readers then miss.
  // It speaks into a node outside of the page, and the Announcer speaks instead.
  const [unheard] = useState(() => page.createElement("div"));
  const place = useRef<HTMLDivElement>(null);
  const hidden = useSyncExternalStore(
    pageVisibility.subscribe,
    pageVisibility.isHidden,
    () => false,
  );
  // A toast that came over a dialog stays at the top when that closes.
  const [topId, setTopId] = useState<number>();
  if (overDialog && toast && topId !== toast.id) setTopId(toast.id);
  const viewport = useRef<HTMLOListElement>(null);
  useReservedTop(viewport, overDialog ? toast?.id : undefined);
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
            duration={hidden ? Infinity : toast.durationMs}
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
        <Viewport
          ref={viewport}
          label="Notices ({hotkey})"
          data-over-dialog={toast !== null && topId === toast.id}
        />
      </Primitive.Provider>
    </div>
  );
}
