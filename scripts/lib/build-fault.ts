import { stripVTControlCharacters } from "node:util";

/** How the bundler says that the module which stands for a library of the shell lacks a name. */
const NOT_GIVEN = [
  /"(.+?)" is not exported by "(?:\\0|\0)shared:(.+?)"/,
  /Import `(.+?)` will always be undefined because .+ in '(?:\\0|\0)shared:(.+?)'/,
];

/**
 * Why something could not be built, in words for whoever wrote it. Only a fault of ours comes with a
 * stack: what a bundler or a check of the build finds names its own place.
 */
export function whyNotBuilt(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A bundler throws what it found as one error.
  const found = "errors" in error && Array.isArray(error.errors)
    ? error.errors as Error[]
    : [error];
  return found.map(inWords).join("\n\n");
}

function inWords(error: Error): string {
  if (error instanceof TypeError || error instanceof ReferenceError) return error.stack ?? "";
  const text = stripVTControlCharacters(error.message).trim();
  const found = NOT_GIVEN.map((way) => text.match(way)).find((match) => match !== null);
  const [first = "", name = "", library = ""] = found ?? [];
  if (!first) return text;
  const said = text.replace(first, `the shell gives no "${name}" of ${library}`);
  const entry = "it may have an entry of its own, such as @reclaim/design-system/slider";
  const hint = library === "@reclaim/design-system" ? `; ${entry}` : "";
  return `${said}\nWhat it gives stands in shell/host-api/build/shared-contract.ts${hint}.`;
}
