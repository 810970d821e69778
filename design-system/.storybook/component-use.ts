/** A live remote, or the shell. */
export interface User {
  name: string;
  version: string;
  team: string;
}
export type ComponentUse = Record<string, User[]>;

/** Answered by the product that this Storybook stands in, or that its server reaches. */
const ADDRESS = "/api/releases/components";

/** There is no product behind this Storybook. */
export class NoProduct extends Error {
  override name = "NoProduct";
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isUser = (value: unknown): value is User =>
  isObject(value) &&
  ["name", "version", "team"].every((field) => typeof value[field] === "string");

/** The body of the answer; undefined when it is none. A leaf cannot import the contract. */
function componentsIn(body: unknown): ComponentUse | undefined {
  const components = isObject(body) ? body.components : undefined;
  if (!isObject(components)) return undefined;
  const fits = Object.values(components).every((users) =>
    Array.isArray(users) && users.every(isUser)
  );
  return fits ? components as ComponentUse : undefined;
}

/** What the live releases are made with. Throws `NoProduct` where nobody can know it. */
export async function componentsInUse(): Promise<ComponentUse> {
  const answer = await fetch(ADDRESS).catch(() => {
    throw new NoProduct();
  });
  const isJson = answer.headers.get("content-type")?.includes("application/json");
  // A server of mere files, or one that found no product to ask, has other words than ours.
  if (!isJson) throw new NoProduct();
  const found = answer.ok ? componentsIn(await answer.json()) : undefined;
  if (!found) throw new Error(`${ADDRESS} answered ${answer.status}`);
  return found;
}

/** A story's title is "Actions/Button", "Navigation/Menu row" or "Layout/Stack, Row, Grid, Page". */
const named = (title: string): string[] =>
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
  return parameters.components ?? [...new Set([...named(title), ...Object.keys(subcomponents)])];
}

/** Who uses any of `components`, each once, with those that it uses; by name. */
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
