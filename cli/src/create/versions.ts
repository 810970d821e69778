import { readFileSync } from "node:fs";
import { join } from "node:path";

type Dependencies = Record<string, string>;

const { name, version, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
) as {
  name: string;
  version: string;
  dependencies: Dependencies;
  devDependencies: Dependencies;
};

/** The versions that the templates are tested with: this package and its own dependencies. */
const VERSIONS: Dependencies = { ...dependencies, ...devDependencies, [name]: version };

/** The version of a package that a new remote depends on. */
export function templateVersion(name: string): string {
  const version = VERSIONS[name];
  if (!version) throw new Error(`no version of ${name} is known`);
  return version;
}
