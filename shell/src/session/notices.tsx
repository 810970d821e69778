import type { Notice } from "@reclaim/host-api";
import { lazy, Suspense, useSyncExternalStore } from "react";

const load = () => import("@reclaim/design-system/toast");
const Toaster = lazy(() => load().then(({ Toaster }) => ({ default: Toaster })));

type Shown = (Notice & { id: number }) | null;

/** At most one notice shows; a new one replaces it. */
export function noticeStore() {
  let shown: Shown = null;
  let count = 0;
  const listeners = new Set<() => void>();
  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
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

export function Notices({ store }: { store: ReturnType<typeof noticeStore> }) {
  const shown = useSyncExternalStore(store.subscribe, store.read);
  // The live region must be there before the words; it costs nothing until the first notice.
  return (
    <Suspense fallback={null}>
      {shown && <Toaster toast={shown} onClose={store.close} />}
    </Suspense>
  );
}
