/**
 * No module and no render reads the device, the clock, the language or randomness,
 * so that a page can be rendered anywhere (D50). It follows functions within one file;
 * scripts/server-rendering.test.tsx finds what is read in functions of other files.
 */

/** An ESTree node; its children stand under the names that ESTree gives them. */
interface Node {
  type: string;
  parent: Node;
  [child: string]: unknown;
}
interface Reference {
  identifier: Node;
}
interface Variable {
  name: string;
  defs: unknown[];
  references: Reference[];
}
interface Scope {
  variables: Variable[];
  through: Reference[];
}
interface Context {
  sourceCode: {
    scopeManager: { globalScope: Scope; getDeclaredVariables(node: Node): Variable[] };
  };
  report(problem: { node: Node; message: string }): void;
}

/** When code runs: at import, in a render, or after both (effects, handlers, actors). */
type Phase = "import" | "render" | "later";

const DEVICE = new Set(
  `window document navigator location history screen localStorage sessionStorage indexedDB caches
  matchMedia getComputedStyle getSelection innerWidth innerHeight outerWidth outerHeight scrollX
  scrollY devicePixelRatio visualViewport performance`.split(/\s+/),
);
const GLOBAL_OBJECTS = new Set(["globalThis", "self"]);
const IMPURE_MEMBERS: Record<string, Set<string>> = {
  Date: new Set(["now"]),
  Math: new Set(["random"]),
  crypto: new Set(["randomUUID", "getRandomValues"]),
};
/** Methods that take a locale, by the place of that argument. */
const LOCALE_METHODS = new Map([
  ...["String", "DateString", "TimeString", "LowerCase", "UpperCase"]
    .map((name) => [`toLocale${name}`, 0] as const),
  ["localeCompare", 1],
]);

const FUNCTIONS = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);
/** Hooks that call their first argument while they render. */
const RENDER_HOOKS = new Set(["useState", "useReducer", "useMemo"]);
/** Calls of React that make a component of a function. */
const COMPONENT_WRAPPERS = new Set(["memo", "forwardRef"]);
/** Methods that call a function before they return. */
const SYNCHRONOUS = new Set(
  `map filter forEach reduce reduceRight some every find findIndex findLast findLastIndex flatMap
  sort toSorted from`.split(/\s+/),
);
/** Methods of a class component that run while it renders. */
const RENDER_METHODS = new Set([
  "constructor",
  "render",
  "getDerivedStateFromProps",
  "getDerivedStateFromError",
  "shouldComponentUpdate",
]);

const nameOf = (node: unknown): string | undefined => {
  const { type, name, value } = (node ?? {}) as Partial<Node>;
  if (type === "Identifier" || type === "PrivateIdentifier") return name as string;
  return type === "Literal" ? String(value) : undefined;
};

/** The name that a call goes by: `map` of `days.map(…)`, `useState` of `useState(…)`. */
function calleeName({ callee }: Node): string | undefined {
  const { type, property } = callee as Node;
  return type === "MemberExpression" ? nameOf(property) : nameOf(callee);
}

const isComponentClass = ({ superClass }: Node): boolean =>
  /^(Pure)?Component$/.test(
    nameOf((superClass as Node | null)?.property) ?? nameOf(superClass) ?? "",
  );

const isMissing = (argument: unknown): boolean =>
  argument === undefined || nameOf(argument) === "undefined" ||
  ((argument as Node).type === "ArrayExpression" &&
    (argument as { elements: unknown[] }).elements.length === 0);

const hasProperty = (object: unknown, name: string): boolean =>
  ((object as { properties?: Node[] } | undefined)?.properties ?? [])
    .some(({ type, key }) => type === "SpreadElement" || nameOf(key) === name);

export function create({ sourceCode, report }: Context) {
  const { scopeManager } = sourceCode;
  const phases = new Map<Node, Phase>();

  /** When the code at `node` runs. */
  function phaseOf(node: Node): Phase {
    let child = node;
    for (let at = node.parent; at; child = at, at = at.parent) {
      if (FUNCTIONS.has(at.type)) return phaseOfFunction(at);
      if (at.type === "PropertyDefinition" && child === at.value && at.static !== true) {
        return isComponentClass(at.parent.parent) ? "render" : "later";
      }
    }
    return "import";
  }

  function phaseOfFunction(node: Node): Phase {
    const known = phases.get(node);
    if (known) return known;
    // A function that calls itself runs when its first caller does.
    phases.set(node, "later");
    const phase = findPhaseOfFunction(node);
    phases.set(node, phase);
    return phase;
  }

  function findPhaseOfFunction(node: Node): Phase {
    const { parent } = node;
    if (parent.type === "MethodDefinition") {
      const isRendered = isComponentClass(parent.parent.parent) &&
        RENDER_METHODS.has(nameOf(parent.key) ?? "");
      return isRendered ? "render" : "later";
    }
    const holder = parent.type === "VariableDeclarator" && parent.init === node ? parent : node;
    const name = nameOf(holder.id) ?? (parent.type === "Property" ? nameOf(parent.key) : undefined);
    if (name && /^(use)?[A-Z]/.test(name)) return "render";
    if (node.type === "FunctionDeclaration" || holder === parent) {
      const callers = scopeManager.getDeclaredVariables(holder)
        .flatMap(({ references }) => references.map(({ identifier }) => identifier))
        .map(phaseOfValue);
      return callers.find((phase) => phase === "render") ??
        callers.find((phase) => phase === "import") ?? "later";
    }
    return phaseOfValue(node);
  }

  /** When a function is called that stands as a value at `node`. */
  function phaseOfValue(node: Node): Phase {
    const { parent } = node;
    if (parent.type === "TemplateLiteral" && parent.parent.type === "TaggedTemplateExpression") {
      return "render";
    }
    if (parent.type !== "CallExpression" && parent.type !== "NewExpression") return "later";
    if (parent.callee === node) return phaseOf(parent);
    const place = (parent.arguments as Node[]).indexOf(node);
    const name = calleeName(parent) ?? "";
    if (COMPONENT_WRAPPERS.has(name)) return "render";
    const isCalledNow = name === "useSyncExternalStore"
      ? place === 2
      : RENDER_HOOKS.has(name) || SYNCHRONOUS.has(name);
    return isCalledNow ? phaseOf(parent) : "later";
  }

  function check(node: Node, name: string) {
    const phase = phaseOf(node);
    if (phase === "later") return;
    const when = phase === "import" ? "when the module is imported" : "in a render";
    report({
      node,
      message: `${name} is read ${when}. Read it in an effect or a handler, by ` +
        "useSyncExternalStore with a server snapshot, or take it from useHost().",
    });
  }

  function checkGlobal(identifier: Node) {
    const name = nameOf(identifier) ?? "";
    const { parent } = identifier;
    // `typeof document` as a type.
    if (parent.type === "TSTypeQuery" || parent.type === "TSQualifiedName") return;
    if (DEVICE.has(name)) return check(identifier, name);
    const isMember = parent.type === "MemberExpression" && parent.object === identifier;
    const member = (isMember && nameOf(parent.property)) || "";
    if (GLOBAL_OBJECTS.has(name) && DEVICE.has(member)) return check(parent, member);
    if (IMPURE_MEMBERS[name]?.has(member)) return check(parent, `${name}.${member}`);
    if (name === "Date" && parent.callee === identifier) {
      const isNow = parent.type === "CallExpression" || (parent.arguments as []).length === 0;
      if (isNow) check(parent, "The present instant");
    }
    if (name === "Intl" && isMember && parent.parent.callee === parent) {
      const [locale, options] = parent.parent.arguments as Node[];
      if (isMissing(locale)) return check(parent, "The language of the device");
      const isZoned = member !== "DateTimeFormat" || hasProperty(options, "timeZone");
      if (!isZoned && phaseOf(parent) === "import") check(parent, "The time zone of the device");
    }
  }

  return {
    CallExpression(node: Node) {
      const callee = node.callee as Node;
      if (callee.type !== "MemberExpression") return;
      const place = LOCALE_METHODS.get(calleeName(node) ?? "");
      if (place === undefined || !isMissing((node.arguments as Node[])[place])) return;
      check(node, "The language of the device");
    },
    "Program:exit"() {
      const { globalScope: { variables, through } } = scopeManager;
      const globals = variables.filter(({ defs }) => defs.length === 0);
      const references = [...through, ...globals.flatMap(({ references }) => references)];
      for (const identifier of new Set(references.map(({ identifier }) => identifier))) {
        checkGlobal(identifier);
      }
    },
  };
}
