import { Button } from "@reclaim/design-system";
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { HostContext, useHost } from "./host.ts";
import type { LazyPage } from "./lazy-page.tsx";

/**
 * Called by a part of a remote that threw and shows its failure in its own place. The host provides
 * it around each remote, to roll back a version that throws.
 */
export const RenderErrorContext = createContext<(error: unknown) => unknown>(() => {});

interface BoundaryProps {
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a render error of late code in its own place. */
class PartErrorBoundary extends Component<BoundaryProps> {
  static override contextType = RenderErrorContext;
  declare context: React.ContextType<typeof RenderErrorContext>;
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    this.context(error);
  }
  override render() {
    const { failed, children } = this.props;
    return this.state.hasFailed ? failed(() => this.setState({ hasFailed: false })) : children;
  }
}

/** What a late component shows instead of itself. */
export interface LateFallbacks<Props> {
  /** Until the chunk has come; nothing by default. */
  Waiting?: ComponentType<Props>;
  /** After the chunk did not come or threw; by default a sentence and a button. */
  Failed?: ComponentType<Props & { retry: () => unknown }>;
}

const Nothing = () => null;

/** Says that a part of the page did not load, where it would stand, and offers to try again. */
export function PartFailure({ retry }: { retry: () => unknown }) {
  return (
    <div role="alert" data-testid="part-failed">
      <span>Something here did not load.</span>
      <Button data-variant="plain" onClick={() => void retry()}>Try again</Button>
    </div>
  );
}

/**
 * For a dialog that was asked for far from where a failure would stand: says by a notice that it did
 * not open, and closes it.
 */
export function DialogFailure({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const report = useEffectEvent(() => {
    notify({
      title: "This did not open.",
      description: "Load this page again, then try once more.",
      variant: "destructive",
    });
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}

/**
 * A part of a page in a chunk of its own, which the page can do without: shows `Waiting` until the
 * chunk has come and `Failed` when it did not, and keeps its errors to itself. Browsers keep a failed
 * import for the life of a page: a retry that fails, too, loads the page anew. For the page of a route
 * or slot itself, use `lazyPage`.
 */
export function lateComponent<Props extends object = Record<never, never>>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Waiting = Nothing, Failed = PartFailure }: LateFallbacks<Props> = {},
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => Loaded ??= (await load()).default;

  function Late(props: Props) {
    const reload = useContext(HostContext)?.reload;
    const [{ Part, hasFailed }, setState] = useState({ Part: Loaded, hasFailed: false });
    const show = (Part: ComponentType<Props> | null) => setState({ Part, hasFailed: !Part });
    useEffect(() => {
      if (!Part) loadOnce().then(show, () => show(null));
    }, [Part]);
    if (Part) {
      return (
        <PartErrorBoundary failed={(retry) => <Failed {...props} retry={retry} />}>
          <Part {...props} />
        </PartErrorBoundary>
      );
    }
    if (!hasFailed) return <Waiting {...props} />;
    const retry = () => loadOnce().then(show, reload);
    return <Failed {...props} retry={retry} />;
  }
  return Object.assign(Late, {
    // What does not arrive ahead is loaded again when it is shown.
    preload: () => loadOnce().then(() => {}, () => {}),
  });
}
