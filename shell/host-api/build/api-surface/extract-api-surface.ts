import type { ApiSurface } from "@reclaim/contracts-releases/releases";
import ts from "typescript";
import { printType } from "./print-type.ts";
import { type TypedSources, typedSources } from "./typed-sources.ts";

/**
 * The events and slots by which a package meets other releases, read from its sources: the events
 * that it emits and listens to, the slots that it renders, and `filledSlots`, those of its
 * remote.json. Each is declared with the type that host-api gives it at this build. A name that is
 * computed at run time is not recorded.
 */
export function extractApiSurface(dir: string, filledSlots: readonly string[]): ApiSurface {
  const typed = typedSources(dir);
  const names = findNames(typed);
  const declarations = (type: ts.Type, names: Iterable<string>): Record<string, string> =>
    Object.fromEntries(
      [...new Set(names)].sort().map((name) => {
        const property = type.getProperty(name);
        const own = property && typed.checker.getTypeOfSymbol(property);
        return [name, own ? printType(typed.checker, own) : "any"];
      }),
    );
  const events = typed.hostApi("HostEvents");
  const slots = typed.hostApi("SlotProps");
  return {
    emits: declarations(events, names.emit),
    listensTo: declarations(events, names.on),
    rendersSlots: declarations(slots, names.slot),
    fillsSlots: declarations(slots, filledSlots),
  };
}

function findNames({ checker, sources, hostApi }: TypedSources) {
  const memberOf = (owner: string, name: string) => {
    const symbol = hostApi(owner).getProperty(name);
    if (!symbol) throw new Error(`${owner} of @reclaim/host-api has no ${name}`);
    return checker.getTypeOfSymbol(symbol);
  };
  const declared = (type: ts.Type) =>
    checker.getNonNullableType(type).getCallSignatures()[0]?.declaration;
  const names = { emit: new Set<string>(), on: new Set<string>(), slot: new Set<string>() };
  const calls = new Map([
    [declared(memberOf("Events", "emit")), names.emit],
    [declared(memberOf("Events", "on")), names.on],
  ]);
  const slot = memberOf("Host", "Slot");
  const every = new Set([hostApi("EventName"), hostApi("SlotName")]);

  /** The text that stands there, or the few that can; none for what may be any name. */
  const literals = (node: ts.Expression): string[] => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    const type = checker.getTypeAtLocation(node);
    const members = type.isUnion() && !every.has(type) ? type.types : [type];
    return members.flatMap((one) => (one.isStringLiteral() ? one.value : []));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [name, second] = node.arguments;
      const own = name && second && declared(checker.getTypeAtLocation(node.expression));
      const called = own && calls.get(own);
      for (const text of called ? literals(name) : []) called?.add(text);
    } else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = nameAttribute(node);
      if (name && checker.getTypeAtLocation(node.tagName) === slot) {
        for (const text of literals(name)) names.slot.add(text);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return names;
}

/** The value of `name="…"` or `name={…}` of an element. */
function nameAttribute(node: ts.JsxOpeningLikeElement): ts.Expression | undefined {
  for (const attribute of node.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== "name") continue;
    const value = attribute.initializer;
    return value && ts.isJsxExpression(value) ? value.expression : value;
  }
  return undefined;
}
