/** A path or pattern as what it is compared by: its parts in lower case, without a slash at the end. */
const versionsOfComposition = (path: string): string[] => {
  const [plain = ""] = path.toLowerCase().split(/[?#]/);
  return plain.replace(/(.)\/$/, "$1").split("/").slice(1);
};
const isParameter = (part: string | undefined): boolean => part?.startsWith(":") === true;

/** True for `/journey/:id` and the like. */
export const hasParameter = (pattern: string): boolean =>
  versionsOfComposition(pattern).some(isParameter);

/** A pattern with its parameters all alike: two that read the same answer the same addresses. */
export const normalised = (pattern: string): string =>
  `/${versionsOfComposition(pattern).map((part) => isParameter(part) ? ":" : part).join("/")}`;

/** True when an address can fit both patterns: `/a/:id` and `/a/new`. */
export function overlap(one: string, other: string): boolean {
  const parts = versionsOfComposition(one);
  const others = versionsOfComposition(other);
  return parts.length === others.length &&
    parts.every((part, index) =>
      part === others[index] || isParameter(part) || isParameter(others[index])
    );
}

/** True when an address (with or without a query) fits a pattern. */
export function answers(pattern: string, address: string): boolean {
  const given = versionsOfComposition(address);
  const wanted = versionsOfComposition(pattern);
  return address.startsWith("/") && wanted.length === given.length &&
    wanted.every((part, index) =>
      part === given[index] || (isParameter(part) && given[index] !== "")
    );
}

/** First parts that the product answers itself: they never reach a remote. */
const RESERVED = new Set([
  "api",
  "remotes",
  "storybook",
  "healthz",
  "readyz",
  "metrics",
  "offline",
]);

/** Why a pattern cannot be that of a page, with what to do; or null. */
export function findPathFlaw(pattern: string): string | null {
  if (!pattern.startsWith("/")) return 'It must begin with "/".';
  const parts = versionsOfComposition(pattern);
  const [first = ""] = parts;
  if (isParameter(first)) {
    return "Its first part would take the addresses of everybody. Begin with a word of its own.";
  }
  if (RESERVED.has(first)) {
    return `What is below /${first} is answered by the product itself. Choose another path.`;
  }
  if (!isParameter(parts.at(-1)) && parts.at(-1)?.includes(".")) {
    return "A dot in the last part makes it the address of a file. Leave it out.";
  }
  const isPlain = pattern === "/" ||
    parts.every((part) => /^(:[a-z]\w*|(?!\.+$)[\w~@.-]+)$/.test(part));
  return isPlain && !/[?#]/.test(pattern)
    ? null
    : 'Each part must be a plain word or a parameter such as ":id": other patterns are not known.';
}
