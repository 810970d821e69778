import type { Notice } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { lazy, Suspense, useEffect, useReducer, useSyncExternalStore } from "react";

const load = () => import("@reclaim/design-system/toast");
const Toaster = lazy(() => load().then(({ Toaster }) => ({ default: Toaster })));

type Shown = (Notice & { id: number }) | null;

/** At most one notice shows; a new one replaces it. */
export function noticeStore() {
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

/** Long enough for what the page needs first. */
const IDLE_AFTER = 2000;

export function Notices({ store }: { store: ReturnType<typeof noticeStore> }) {
  const shown = useSyncExternalStore(store.subscribe, store.read);
  // A live region must be there before its words. It comes when the page has what it needs first,
  // or with the first notice, and stays.
  const [mounted, mount] = useReducer(() => true, false);
  useEffect(() => {
    const idle = setTimeout(mount, IDLE_AFTER);
    return () => clearTimeout(idle);
  }, []);
  if (shown && !mounted) mount();
  return (
    <Suspense fallback={null}>
      {mounted && <Toaster toast={shown && toastOf(shown)} onClose={store.close} />}
    </Suspense>
  );
}

const toastOf = (notice: NonNullable<Shown>) => ({
  ...notice,
  action: notice.action && <Link to={notice.action.to}>{notice.action.label}</Link>,
});
