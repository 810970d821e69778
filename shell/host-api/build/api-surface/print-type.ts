import ts from "typescript";

/** Deeper types are printed as `any`. */
const MAX_DEPTH = 12;
const PRIMITIVES = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never |
  ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean | ts.TypeFlags.BigInt |
  ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.NonPrimitive |
  ts.TypeFlags.BooleanLiteral | ts.TypeFlags.BigIntLiteral | ts.TypeFlags.TemplateLiteral |
  ts.TypeFlags.StringMapping;
/** Types to which undefined may be assigned. */
const ACCEPTS_UNDEFINED = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined |
  ts.TypeFlags.Void;

/**
 * A type as TypeScript source on one line that needs no import: names are replaced by structure, but
 * for those of the language's own library (ES2023). Two releases that were built with the same type
 * get the same text. These are printed as `any`: a type parameter, a type within itself, a library's
 * type that a primitive fits. Any other library's class or interface is printed as `object`.
 *
 * A property or last parameter that accepts undefined is printed as optional, since reading a missing
 * one gives undefined.
 */
export function printType(checker: ts.TypeChecker, type: ts.Type): string {
  const print = (type: ts.Type, outer: readonly ts.Type[]): string => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
    // An enum without values is a number; with values it is a union of them.
    if (!type.isUnion() && type.flags & ts.TypeFlags.Enum) return "number";
    if (type.flags & PRIMITIVES) {
      return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    }
    if (outer.length > MAX_DEPTH || outer.includes(type)) return "any";
    if (type.isUnionOrIntersection()) {
      const sign = type.isUnion() ? "|" : "&";
      // A union is no step inwards.
      const members = type.types.map((member) => inParentheses(print(member, outer)));
      return joinBoolean(new Set(members)).sort().join(` ${sign} `);
    }
    return type.flags & ts.TypeFlags.Object ? printObject(type, [...outer, type]) : "any";
  };

  const printObject = (type: ts.Type, outer: readonly ts.Type[]): string => {
    if (checker.isTupleType(type)) return printTuple(type as ts.TupleTypeReference, outer);
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      return element ? `${inParentheses(print(element, outer))}[]` : "any[]";
    }
    if (isOf(ES_LIBRARY, type)) {
      const { objectFlags } = type as ts.ObjectType;
      if (!(objectFlags & ts.ObjectFlags.Reference)) return type.symbol.name;
      const parameters = checker.getTypeArguments(type as ts.TypeReference);
      return `${type.symbol.name}<${parameters.map((one) => print(one, outer)).join(", ")}>`;
    }
    if (isOf(OTHER_LIBRARY, type)) return acceptsPrimitive(type) ? "any" : "object";
    if (type.getConstructSignatures().length > 0) return "any";
    const members = [
      ...type.getCallSignatures().map((one) =>
        `(${printParameters(one, outer)}): ${print(one.getReturnType(), outer)}`
      ),
      ...checker.getIndexInfosOfType(type).map((index) =>
        `[name: ${print(index.keyType, outer)}]: ${print(index.type, outer)}`
      ),
      ...type.getProperties().filter(isPublic).map((one) => printProperty(one, outer)).sort(),
    ];
    const [signature] = type.getCallSignatures();
    if (signature && members.length === 1) {
      return `(${printParameters(signature, outer)}) => ${print(signature.getReturnType(), outer)}`;
    }
    return members.length === 0 ? "{}" : `{ ${members.join("; ")} }`;
  };

  const printProperty = (property: ts.Symbol, outer: readonly ts.Type[]): string => {
    const type = checker.getTypeOfSymbol(property);
    const isOptional = property.flags & ts.SymbolFlags.Optional || acceptsUndefined(type);
    const printed = print(isOptional ? type : type, outer);
    const name = IDENTIFIER.test(property.name) ? property.name : JSON.stringify(property.name);
    return `${name}${isOptional ? "?" : ""}: ${printed}`;
  };

  const printParameters = (signature: ts.Signature, outer: readonly ts.Type[]): string => {
    const types = signature.parameters.map((one) => checker.getTypeOfSymbol(one));
    const isOptional = (at: number): boolean =>
      types.slice(at).every((type, after) =>
        isRest(signature.parameters[at + after]) || acceptsUndefined(type)
      );
    return types.map((type, at) => {
      const printed = print(type, outer);
      if (isRest(signature.parameters[at])) return `...p${at}: ${printed}`;
      return `p${at}${isOptional(at) ? "?" : ""}: ${printed}`;
    }).join(", ");
  };

  const printTuple = (type: ts.TupleTypeReference, outer: readonly ts.Type[]): string => {
    const { elementFlags } = type.target;
    const elements = checker.getTypeArguments(type).map((one, at) => {
      const printed = inParentheses(print(one, outer));
      const flags = elementFlags[at] ?? ts.ElementFlags.Required;
      if (flags & ts.ElementFlags.Rest) return `...${printed}[]`;
      return flags & ts.ElementFlags.Optional ? `${printed}?` : printed;
    });
    return `[${elements.join(", ")}]`;
  };

  const acceptsPrimitive = (type: ts.Type): boolean =>
    [checker.getStringType(), checker.getNumberType(), checker.getBooleanType()]
      .some((one) => checker.isTypeAssignableTo(one, type));

  return print(type, []);
}

/** TypeScript has a boolean within a union as its two values. */
function joinBoolean(members: Set<string>): string[] {
  const isBoolean = members.has("true") && members.has("false");
  return isBoolean
    ? [...members, "boolean"].filter((member) => member !== "true" && member !== "false")
    : [...members];
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

const inParentheses = (text: string): string => /[|&]|=>/.test(text) ? `(${text})` : text;

const acceptsUndefined = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & ACCEPTS_UNDEFINED);

const ES_LIBRARY = /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/;
const OTHER_LIBRARY = /\/node_modules\/(?!@reclaim\/)/;

/** True for a class or interface that is declared there; an anonymous type is structure. */
const isOf = (library: RegExp, { symbol }: ts.Type): boolean =>
  Boolean(symbol && symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) &&
  (symbol.declarations ?? []).some((one) => library.test(one.getSourceFile().fileName));

const isPublic = ({ escapedName, declarations = [] }: ts.Symbol): boolean =>
  // The compiler's own names: symbols and private fields.
  !/^__[^_]/.test(String(escapedName)) &&
  declarations.every((one) =>
    !(ts.getCombinedModifierFlags(one) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected))
  );

const isRest = (parameter: ts.Symbol | undefined): boolean => {
  const declaration = parameter?.valueDeclaration;
  return Boolean(declaration && ts.isParameter(declaration) && declaration.dotDotDotToken);
};
