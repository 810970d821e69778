import { stripVTControlCharacters } from "node:util";

/** The bundler's messages about a name that the virtual module of a shared library lacks. */
const NOT_GIVEN = [
  /"(.+?)" is not exported by "(?:\\0|\0)shared:(.+?)"/,
  /Import `(.+?)` will always be undefined because .+ in '(?:\\0|\0)shared:(.+?)'/,
];

/**
 * The text of a build error. Only an error of the build itself comes with a stack: what a bundler or a
 * check of the build finds names its own place in the sources.
 */
export function formatBuildError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A bundler throws all that it found as one error.
  const errors = "errors" in error && Array.isArray(error.errors)
    ? error.errors as Error[]
    : [error];
  return errors.map(formatOne).join("\n\n");
}

function formatOne(error: Error): string {
  if (error instanceof TypeError || error instanceof ReferenceError) return error.stack ?? "";
  const text = stripVTControlCharacters(error.message).trim();
  const found = NOT_GIVEN.map((pattern) => text.match(pattern)).find((match) => match !== null);
  const [matched = "", name = "", library = ""] = found ?? [];
  if (!matched) return text;
  const message = text.replace(matched, `the shell gives no "${name}" of ${library}`);
  const entry = "it may have an entry of its own, such as @reclaim/design-system/slider";
  const hint = library === "@reclaim/design-system" ? `; ${entry}` : "";
  return `${message}\nIt gives the names of its shared contract only${hint}.`;
}
