import { type ComponentType, lazy, Suspense } from "react";

export { PageLoadError } from "../../../shell/host-api/src/lazy-page.tsx";

/** host-api's lazyPage written with React alone. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Page = lazy(load) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
