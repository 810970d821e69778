import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";

/** The specifier of the shell's one file of shared libraries; the page's import map points to it. */
export const SHARED_ID = "@shell/shared";

export interface SharedModule {
  /** Set before every name in the one file, so that libraries do not collide. */
  prefix: string;
  names: readonly string[];
  hasDefault: boolean;
  /** CommonJS modules have no named exports to pass on; their members are read instead. */
  commonJs: boolean;
}

const membersOf = (module: object): string[] =>
  Object.keys(module).filter((name) =>
    /^[a-zA-Z][\w$]*$/.test(name) && name !== "default" && name !== "module.exports"
  );
const commonJs = (prefix: string, module: object, hasDefault: boolean): SharedModule => ({
  prefix,
  names: membersOf(module),
  hasDefault,
  commonJs: true,
});
const esm = (prefix: string, names: string, hasDefault = false): SharedModule => ({
  prefix,
  names: names.trim().split(/\s+/),
  hasDefault,
  commonJs: false,
});

/**
 * The libraries that the shell gives to remotes, and the names it gives of each. A remote that uses
 * a name which is not here does not build; add the name, and the next shell gives it.
 */
export const SHARED: Record<string, SharedModule> = {
  react: commonJs("R_", react, true),
  "react/jsx-runtime": commonJs("J_", jsxRuntime, false),
  "react-dom": commonJs("D_", reactDom, true),
  "styled-components": esm("S_", "css keyframes styled"),
  "@tanstack/react-query": esm("Q_", "useInfiniteQuery useMutation useQuery useQueryClient"),
  "zod/mini": esm(
    "Z_",
    `_default array boolean coerce email enum extend gte int literal looseObject lte maxLength
     minLength nullable number object optional pipe record refine regex string toLowerCase transform
     trim union unknown uuid url parse safeParse`,
  ),
  "@reclaim/host-api": esm(
    "H_",
    `defineRemote DialogFailure HttpError lateComponent lazyPage getErrorMessage useDraft useHost
     useInstallPrompt useSingleMutation useTitle`,
  ),
  "@reclaim/host-api/router": esm(
    "N_",
    "Link NavLink useLocation useNavigate useParams useSearchParams",
  ),
  "@reclaim/design-system": esm(
    "U_",
    `Button Card EmptyState ErrorState FormField Grid Hidden IconButton Lead LinkButton MoodFace
     MoodPicker Muted Overline Page PageHeader PageTitle ProgressBar Row SectionTitle Select
     Skeleton Spinner Stack Tag TextArea TextField`,
  ),
};

/** Libraries of the shell's development build besides: JSX as a development server compiles it. */
export const DEVELOPMENT_SHARED: Record<string, SharedModule> = {
  ...SHARED,
  "react/jsx-dev-runtime": {
    prefix: "JD_",
    names: ["Fragment", "jsxDEV"],
    hasDefault: false,
    commonJs: true,
  },
};

/** The part of a shared library that a remote's build needs. */
type SharedLibrary = Pick<SharedModule, "prefix" | "names" | "hasDefault">;
/** Shared libraries by specifier: those of this package, or those that a running shell declares. */
export type SharedContract = Record<string, SharedLibrary>;

/** A library's names as a remote writes them. */
const exportedNames = ({ names, hasDefault }: SharedLibrary): readonly string[] =>
  hasDefault ? [...names, "default"] : names;

/** All names that the shell gives, as a release names them. */
export const providedNames = (): string[] =>
  Object.values(SHARED).flatMap((shared) =>
    exportedNames(shared).map((name) => shared.prefix + name)
  ).sort();

/** The shell's side: one module that exports everything shared under prefixed names. */
export const providedModule = (libraries: Record<string, SharedModule> = SHARED): string =>
  Object.entries(libraries).map(([specifier, shared], index) => {
    const { prefix, names, hasDefault, commonJs } = shared;
    if (!commonJs) {
      const list = exportedNames(shared).map((name) => `${name} as ${prefix}${name}`);
      return `export { ${list.join(", ")} } from "${specifier}";`;
    }
    return [
      `import module${index} from "${specifier}";`,
      hasDefault ? `export { module${index} as ${prefix}default };` : "",
      `export const ${
        names.map((name) => `${prefix}${name} = module${index}.${name}`).join(", ")
      };`,
    ].join("\n");
  }).join("\n");

/** A remote's side: one virtual module per shared specifier; the bundler flattens it away. */
export function consumedModule(specifier: string, contract: SharedContract = SHARED): string {
  const shared = contract[specifier];
  if (!shared) throw new Error(`${specifier} is not shared`);
  const list = exportedNames(shared).map((name) => `${shared.prefix}${name} as ${name}`);
  return `export { ${list.join(", ")} } from "${SHARED_ID}";`;
}

/** Standard specifiers stay importable: a small module per library, fetched only when used. */
export function facadeModule(
  specifier: string,
  sharedUrl: string,
  contract: SharedContract = SHARED,
): string {
  return consumedModule(specifier, contract).replace(`"${SHARED_ID}"`, JSON.stringify(sharedUrl));
}
