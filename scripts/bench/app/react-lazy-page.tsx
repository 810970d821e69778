import { type ComponentType, lazy, Suspense } from "react";

export { PageNotLoaded } from "../../../shell/host-api/src/lazy-page.tsx";

/** What host-api's lazyPage would be if one wrote it with React alone. */
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
