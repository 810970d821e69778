import { type ComponentType, type FunctionComponent, useEffect, useSyncExternalStore } from "react";

/** A page in a chunk of its own. `preload` starts the fetch, so that rendering need not wait. */
export interface LazyPage<Props> extends FunctionComponent<Props> {
  preload(): Promise<void>;
}

/** What a page throws whose code could not be had, so that it is not taken for a page that is broken. */
export class PageNotLoaded extends Error {
  override name = "PageNotLoaded";
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Like React.lazy, but held in a store: Suspense keeps its fallback for 300 ms, this shows the page
 * when it is there. A load that fails twice is thrown to the remote's boundary and tried anew after it.
 */
export function lazyPage<Props extends object = Record<never, never>>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loaded: { Page: ComponentType<Props> } | { error: PageNotLoaded } | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function preload(): Promise<void> {
    // A lost request is no fault of the version, and costs its members less than another version.
    loading ??= load().catch(load).then(
      (module) => {
        loaded = { Page: module.default };
      },
      (error: unknown) => {
        const failure = { error: new PageNotLoaded(error) };
        loaded = failure;
        loading = null;
        // Told to whoever shows the page now; the next one to show it tries anew.
        setTimeout(() => {
          if (loaded === failure) loaded = null;
        });
      },
    ).then(() => listeners.forEach((listener) => listener()));
    return loading;
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function Lazy(props: Props) {
    const now = useSyncExternalStore(subscribe, () => loaded);
    useEffect(() => {
      if (!now) void preload();
    }, [now]);
    if (!now) return null;
    if ("error" in now) throw now.error;
    return <now.Page {...props} />;
  }
  return Object.assign(Lazy, { preload });
}
