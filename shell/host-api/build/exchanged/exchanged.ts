import type { Exchanged, TypeShape } from "@reclaim/contracts/releases";
import ts from "typescript";
import { type TypedSources, typedSources } from "./program.ts";
import { shapeOf } from "./type-shape.ts";

/**
 * What a package exchanges with other releases, by its sources: the events that it tells and
 * listens to, the slots that it renders, and the `fills` of its remote.json. Each has the type that
 * host-api gives it now, so that a release which was built with another can be told. A name that
 * is only known at run time is not recorded.
 */
export function exchangedOf(dir: string, fills: readonly string[]): Exchanged {
  const typed = typedSources(dir);
  const names = namesIn(typed);
  const shapes = (type: ts.Type, names: Iterable<string>): Record<string, TypeShape> =>
    Object.fromEntries(
      [...new Set(names)].sort().map((name) => {
        const property = type.getProperty(name);
        const own = property && typed.checker.getTypeOfSymbol(property);
        return [name, own ? shapeOf(typed.checker, own) : { kind: "any" }];
      }),
    );
  const events = typed.hostApi("HostEvents");
  const slots = typed.hostApi("SlotProps");
  return {
    emits: shapes(events, names.emit),
    hears: shapes(events, names.on),
    offers: shapes(slots, names.slot),
    fills: shapes(slots, fills),
  };
}

function namesIn({ checker, sources, hostApi }: TypedSources) {
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

/** What stands in `name="…"` or `name={…}` of an element. */
function nameAttribute(node: ts.JsxOpeningLikeElement): ts.Expression | undefined {
  for (const attribute of node.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== "name") continue;
    const value = attribute.initializer;
    return value && ts.isJsxExpression(value) ? value.expression : value;
  }
  return undefined;
}
