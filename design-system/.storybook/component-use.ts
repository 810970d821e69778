/** A live remote, or the shell. */
export interface User {
  name: string;
  version: string;
  team: string;
}
export type ComponentUse = Record<string, User[]>;

/** Answered by the product that this Storybook stands in, or that its server reaches. */
const COMPONENTS_URL = "/api/releases/components";

/** There is no product behind this Storybook. */
export class ProductUnreachableError extends Error {
  override name = "NoProduct";
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isUser = (value: unknown): value is User =>
  isObject(value) &&
  ["name", "version", "team"].every((field) => typeof value[field] === "string");

/** The body of the answer; undefined when it is none. A leaf cannot import the contract. */
function parseComponentUse(body: unknown): ComponentUse | undefined {
  const components = isObject(body) ? body.components : undefined;
  if (!isObject(components)) return undefined;
  const fits = Object.values(components).every((users) =>
    Array.isArray(users) && users.every(isUser)
  );
  return fits ? components as ComponentUse : undefined;
}

/** The components of the live releases. Throws `NoProduct` where nobody can know it. */
export async function fetchComponentUse(): Promise<ComponentUse> {
  const answer = await fetch(COMPONENTS_URL).catch(() => {
    throw new ProductUnreachableError();
  });
  const isJson = answer.headers.get("content-type")?.includes("application/json");
  // A server of mere files, or one that found no product to ask, has other words than ours.
  if (!isJson) throw new ProductUnreachableError();
  const found = answer.ok ? parseComponentUse(await answer.json()) : undefined;
  if (!found) throw new Error(`${COMPONENTS_URL} answered ${answer.status}`);
  return found;
}

/** A story's title is "Actions/Button", "Navigation/Menu row" or "Layout/Stack, Row, Grid, Page". */
const componentNames = (title: string): string[] =>
  (title.split("/").at(-1) ?? "").split(",").map((name) =>
    name.trim().replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  );

/**
 * The components that a page of documentation is about: those in `parameters.components`, else the
 * title's last part and the subcomponents. None for screens.
 */
export function componentsOf(
  { title, parameters, subcomponents = {} }: {
    title: string;
    parameters: { components?: string[] };
    subcomponents?: Record<string, unknown> | undefined;
  },
): string[] {
  if (title.startsWith("Screens/")) return [];
  return parameters.components ??
    [...new Set([...componentNames(title), ...Object.keys(subcomponents)])];
}

/** The users of any of `components`, each once with the components that it uses, by name. */
export function usersOf(use: ComponentUse, components: string[]): (User & { uses: string[] })[] {
  const users = new Map<string, User & { uses: string[] }>();
  for (const component of components) {
    for (const user of use[component] ?? []) {
      const known = users.get(user.name) ?? { ...user, uses: [] };
      users.set(user.name, { ...known, uses: [...known.uses, component] });
    }
  }
  return [...users.values()].sort((one, other) => one.name.localeCompare(other.name));
}
