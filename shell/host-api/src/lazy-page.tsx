import { type ComponentType, type FunctionComponent, useEffect, useSyncExternalStore } from "react";

/** A code-split component. `preload` starts its import before it is rendered. */
export interface LazyPage<Props> extends FunctionComponent<Props> {
  preload(): Promise<void>;
}

/** Thrown by a lazy page whose chunk did not load, to tell it from a page that throws itself. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Like React.lazy without Suspense, which keeps its fallback for at least 300 ms: renders nothing until
 * the chunk has loaded. A chunk that fails twice throws `PageLoadError` to the nearest error boundary;
 * the next mount tries again.
 */
export function lazyPage<Props extends object = Record<never, never>>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loaded: { Page: ComponentType<Props> } | { error: PageLoadError } | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function preload(): Promise<void> {
    // One retry: a lost request does not mean that the version is broken.
    loading ??= load().catch(load).then(
      (module) => {
        loaded = { Page: module.default };
      },
      (error: unknown) => {
        const failure = { error: new PageLoadError(error) };
        loaded = failure;
        loading = null;
        // Components mounted now get the error; the next mount tries again.
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
    const current = useSyncExternalStore(subscribe, () => loaded, () => loaded);
    useEffect(() => {
      if (!current) void preload();
    }, [current]);
    if (!current) return null;
    if ("error" in current) throw current.error;
    return <current.Page {...props} />;
  }
  return Object.assign(Lazy, { preload });
}
