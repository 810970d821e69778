import { lateComponent, type Notice } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useEffect, useReducer, useSyncExternalStore } from "react";
import { styled } from "styled-components";

const Plain = styled.div`
  position: fixed;
  z-index: var(--layer-toast);
  inset: auto 0 calc(5.25rem + env(safe-area-inset-bottom)) 0;
  width: fit-content;
  max-width: 26rem;
  margin: 0 auto;
  background: var(--inverse);
  color: var(--on-inverse);
  border-radius: var(--radius-medium);
  &:not(:empty) {
    padding: var(--space-4);
  }
`;
const DEFAULT_DURATION_MS = 5000;

/** A notice in plain words, where the chunk of the toasts did not arrive. */
function PlainNotice({ toast, onClose }: ToasterProps) {
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(onClose, toast.durationMs ?? DEFAULT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast, onClose]);
  return (
    <Plain role="status">
      {toast && (
        <>
          <strong>{toast.title}</strong> {toast.description} {toast.action}
        </>
      )}
    </Plain>
  );
}
interface ToasterProps {
  toast: ReturnType<typeof toToast> | null;
  onClose: () => void;
}

const Toaster = lateComponent<ToasterProps>(
  async () => ({ default: (await import("@reclaim/design-system/toast")).Toaster }),
  { Failed: PlainNotice },
);

type Shown = (Notice & { id: number }) | null;

/** At most one notice shows; a new one replaces it. */
export function createNoticeStore() {
  let shown: Shown = null;
  let count = 0;
  const listeners = new Set<() => void>();
  const show = (next: Shown) => {
    const before = shown;
    shown = next;
    for (const listener of listeners) listener();
    before?.onClose?.();
  };
  return {
    notify: (notice: Notice) => show({ ...notice, id: ++count }),
    close: () => show(null),
    read: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Delay of what the first screen does not need. */
const IDLE_DELAY_MS = 2000;

export function Notices({ store }: { store: ReturnType<typeof createNoticeStore> }) {
  const shown = useSyncExternalStore(store.subscribe, store.read, store.read);
  // A live region must be there before its words. It comes when the page has what it needs first,
  // or with the first notice, and stays.
  const [mounted, mount] = useReducer(() => true, false);
  useEffect(() => {
    const idle = setTimeout(mount, IDLE_DELAY_MS);
    return () => clearTimeout(idle);
  }, []);
  if (shown && !mounted) mount();
  return mounted && <Toaster toast={shown && toToast(shown)} onClose={store.close} />;
}

const toToast = (notice: NonNullable<Shown>) => ({
  ...notice,
  action: notice.action && toElement(notice.action),
});

function toElement({ label, ...action }: NonNullable<Notice["action"]>) {
  return "to" in action
    ? <Link to={action.to}>{label}</Link>
    : <button type="button" onClick={action.onPress}>{label}</button>;
}
