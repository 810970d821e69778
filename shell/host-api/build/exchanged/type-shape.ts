import type { TypeShape } from "@reclaim/contracts/releases";
import ts from "typescript";

/** Deeper than this is told apart by nobody. */
const DEPTH = 6;
const ANY: TypeShape = { kind: "any" };

const SIMPLE: [flag: ts.TypeFlags, shape: TypeShape][] = [
  // An enum without values is a number; with values it is a union of them.
  [ts.TypeFlags.Number | ts.TypeFlags.Enum, { kind: "primitive", name: "number" }],
  [
    ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping,
    { kind: "primitive", name: "string" },
  ],
  [ts.TypeFlags.Boolean, { kind: "primitive", name: "boolean" }],
  [ts.TypeFlags.BigIntLike, { kind: "primitive", name: "bigint" }],
  [ts.TypeFlags.Unknown, { kind: "unknown" }],
  // What `keyof {}` and empty choices come to.
  [ts.TypeFlags.Never, { kind: "union", of: [] }],
  [ts.TypeFlags.NonPrimitive, { kind: "opaque" }],
  [ts.TypeFlags.Null, { kind: "primitive", name: "null" }],
  // What a function without an answer gives.
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void, { kind: "primitive", name: "undefined" }],
];

/** The structure of a type, as far as releases compare it (see the contract `typeShape`). */
export function shapeOf(checker: ts.TypeChecker, type: ts.Type): TypeShape {
  const shape = (type: ts.Type, around: ts.Type[]): TypeShape => {
    if (around.length > DEPTH || around.includes(type)) return ANY;
    const inside = [...around, type];
    if (type.isStringLiteral() || type.isNumberLiteral()) {
      return { kind: "literal", value: type.value };
    }
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return { kind: "literal", value: checker.typeToString(type) === "true" };
    }
    const simple = SIMPLE.find(([flag]) => type.flags & flag);
    if (simple) return simple[1];
    // A choice is no step inwards: its members stand where it stands.
    if (type.isUnion()) return unionOf(type.types.map((one) => shape(one, around)));
    if (type.isIntersection()) {
      // A branded string is a string.
      const plain = type.types.map((one) => shape(one, around)).find((one) =>
        one.kind === "primitive" || one.kind === "literal"
      );
      return plain ?? structure(type, inside);
    }
    return type.flags & ts.TypeFlags.Object ? structure(type, inside) : ANY;
  };

  const structure = (type: ts.Type, inside: ts.Type[]): TypeShape => {
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const elements = checker.getTypeArguments(type as ts.TypeReference);
      return { kind: "array", of: unionOf(elements.map((one) => shape(one, inside))) };
    }
    if (isOfLibrary(type)) return takesPrimitives(type) ? ANY : { kind: "opaque" };
    const [signature, another] = type.getCallSignatures();
    if (another || type.getConstructSignatures().length > 0) return ANY;
    if (signature) return signature.parameters.some(isRest) ? ANY : functionOf(signature, inside);
    const indexes = checker.getIndexInfosOfType(type);
    if (indexes.some(({ keyType }) => !(keyType.flags & ts.TypeFlags.String))) return ANY;
    const properties = type.getProperties().filter(isPublic).map((property) => {
      const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const of = shape(checker.getTypeOfSymbol(property), inside);
      return [property.name, optional ? { type: defined(of), optional } : { type: of }] as const;
    });
    const [index] = indexes;
    return {
      kind: "object",
      properties: Object.fromEntries(properties.sort(byName)),
      ...(index && { others: shape(index.type, inside) }),
    };
  };

  const takesPrimitives = (type: ts.Type): boolean =>
    [checker.getStringType(), checker.getNumberType(), checker.getBooleanType()]
      .some((one) => checker.isTypeAssignableTo(one, type));

  const functionOf = (signature: ts.Signature, inside: ts.Type[]): TypeShape => ({
    kind: "function",
    parameters: signature.parameters.map((one) => shape(checker.getTypeOfSymbol(one), inside)),
    returns: shape(signature.getReturnType(), inside),
  });

  return shape(type, []);
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** Without doubles and in a steady order; both halves of a boolean are a boolean again. */
function unionOf(members: TypeShape[]): TypeShape {
  const flat = members.flatMap((one) => (one.kind === "union" ? one.of : [one]));
  const texts = new Set(flat.map((one) => JSON.stringify(one)));
  const halves = [true, false].map((value) => JSON.stringify({ kind: "literal", value }));
  if (halves.every((half) => texts.has(half))) {
    for (const half of halves) texts.delete(half);
    texts.add(JSON.stringify({ kind: "primitive", name: "boolean" }));
  }
  const of = [...texts].sort().map((text) => JSON.parse(text) as TypeShape);
  return of.length === 1 && of[0] ? of[0] : { kind: "union", of };
}

/** Of an optional property: that it may be absent is said already. */
function defined(shape: TypeShape): TypeShape {
  if (shape.kind !== "union") return shape;
  return unionOf(shape.of.filter((one) => one.kind !== "primitive" || one.name !== "undefined"));
}

/** A class or interface of others or of the language; what is written in place is structure. */
const isOfLibrary = ({ symbol }: ts.Type): boolean =>
  Boolean(symbol && symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) &&
  (symbol.declarations ?? []).some((one) =>
    /\/node_modules\/(?!@reclaim\/)/.test(one.getSourceFile().fileName)
  );

const isPublic = ({ escapedName, declarations = [] }: ts.Symbol): boolean =>
  // Names of the compiler's own: symbols and private fields.
  !/^__[^_]/.test(String(escapedName)) &&
  declarations.every((one) =>
    !(ts.getCombinedModifierFlags(one) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected))
  );

const isRest = ({ valueDeclaration }: ts.Symbol): boolean =>
  Boolean(
    valueDeclaration && ts.isParameter(valueDeclaration) && valueDeclaration.dotDotDotToken,
  );
