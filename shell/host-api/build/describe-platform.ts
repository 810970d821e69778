import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEVELOPMENT_SHELL, type PlatformDescription } from "./platform.ts";
import { DEVELOPMENT_SHARED, SHARED, type SharedModule } from "./shared-contract.ts";

const contractOf = (libraries: Record<string, SharedModule>) =>
  Object.fromEntries(
    Object.entries(libraries).map(([specifier, { prefix, names, hasDefault }]) => [
      specifier,
      { prefix, names: [...names], hasDefault },
    ]),
  );

/** The description of a shell that is built with this package. */
export const describePlatform = (): PlatformDescription => ({
  hostApi: hostApiVersion(),
  shared: contractOf(SHARED),
  developmentShared: contractOf(DEVELOPMENT_SHARED),
  entry: `/${DEVELOPMENT_SHELL}/shell.js`,
});

/** The version of this package. */
export const hostApiVersion = (): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")).version;
