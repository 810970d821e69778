import ts from "typescript";

/** A value of the type `given` is handed to code that was built for the type `expected`. */
export interface TypePair {
  /** TypeScript source of a type, without a line break (see the contract `apiSurface`). */
  given: string;
  expected: string;
  /** What a path in a message begins with, such as "detail". */
  label: string;
}

/** What a type's source may consist of: nothing that computes a type, imports or declares. */
const ALLOWED_KINDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AnyKeyword,
  ts.SyntaxKind.UnknownKeyword,
  ts.SyntaxKind.NeverKeyword,
  ts.SyntaxKind.VoidKeyword,
  ts.SyntaxKind.UndefinedKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.BigIntKeyword,
  ts.SyntaxKind.ObjectKeyword,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.BigIntLiteral,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.LiteralType,
  ts.SyntaxKind.TemplateLiteralType,
  ts.SyntaxKind.TemplateLiteralTypeSpan,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TypeReference,
  ts.SyntaxKind.ArrayType,
  ts.SyntaxKind.TupleType,
  ts.SyntaxKind.OptionalType,
  ts.SyntaxKind.RestType,
  ts.SyntaxKind.UnionType,
  ts.SyntaxKind.IntersectionType,
  ts.SyntaxKind.ParenthesizedType,
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.TypeLiteral,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.IndexSignature,
  ts.SyntaxKind.CallSignature,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.QuestionToken,
  ts.SyntaxKind.DotDotDotToken,
]);

/** What is wrong with the source of a type, in words, or null. */
export function findTypeFault(source: string): string | null {
  const file = ts.createSourceFile("type.ts", `type T = ${source};`, ts.ScriptTarget.ES2023, true);
  const [syntax] = (file as unknown as { parseDiagnostics: ts.Diagnostic[] }).parseDiagnostics;
  if (syntax) return ts.flattenDiagnosticMessageText(syntax.messageText, " ");
  const [statement, another] = file.statements;
  if (!statement || another || !ts.isTypeAliasDeclaration(statement)) {
    return "It is no single type.";
  }
  const findForbidden = (node: ts.Node): string | undefined =>
    ALLOWED_KINDS.has(node.kind)
      ? ts.forEachChild(node, findForbidden)
      : `"${node.getText(file)}" is not allowed in it.`;
  return findForbidden(statement.type) ?? null;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  // The printed types know no browser.
  lib: ["lib.es2023.d.ts"],
  strict: true,
  noEmit: true,
  types: [],
};
const FILE = "/pairs.ts";
const LIBRARY = "/lib/";
/** Parsed once: they are most of the work. */
const libraries = new Map<string, ts.SourceFile>();

/**
 * Compares pairs of types by TypeScript: of each null, or why the given one is not assignable to the
 * expected one. All are one virtual file; `readLibrary` gives TypeScript's own declarations, such as
 * "lib.es2023.d.ts", and nothing else is read.
 */
export function compareTypes(
  pairs: readonly TypePair[],
  readLibrary: (file: string) => string | undefined,
): (string | null)[] {
  const results = pairs.map(({ given, expected, label }) => {
    const fault = findTypeFault(given) ?? findTypeFault(expected);
    return fault && `${label}: its type cannot be read (${fault.replace(/\.$/, "")})`;
  });
  // One pair a line, so that a diagnostic's line names its pair.
  const text = pairs.map(({ given, expected }, at) =>
    results[at]
      ? ""
      : `declare const given${at}: ${given}; const expected${at}: ${expected} = given${at};`
  ).join("\n");
  const source = ts.createSourceFile(FILE, `${text}\nexport {};`, ts.ScriptTarget.ES2023);
  const library = (name: string): ts.SourceFile | undefined => {
    const content = name.startsWith(LIBRARY) ? readLibrary(name.slice(LIBRARY.length)) : undefined;
    if (content === undefined) return undefined;
    const parsed = libraries.get(name) ??
      ts.createSourceFile(name, content, ts.ScriptTarget.ES2023);
    libraries.set(name, parsed);
    return parsed;
  };
  const program = ts.createProgram([FILE], OPTIONS, {
    getSourceFile: (name) => name === FILE ? source : library(name),
    getDefaultLibFileName: () => `${LIBRARY}lib.es2023.d.ts`,
    getDefaultLibLocation: () => LIBRARY,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    fileExists: (name) => name === FILE || library(name) !== undefined,
    readFile: () => undefined,
    writeFile: () => {},
  });
  for (const { messageText, start = 0 } of program.getSemanticDiagnostics(source)) {
    const at = source.getLineAndCharacterOfPosition(start).line;
    const pair = pairs[at];
    if (pair) results[at] ??= describeMismatch(messageText, pair.label);
  }
  return results;
}

/** "Types of property '…' are incompatible" and its like, which lead to the innermost reason. */
const PATH_CODES: ReadonlySet<number> = new Set([2200, 2201, 2202, 2203, 2326, 2530]);
const MAX_REASON = 300;

/** "detail.streak: Type 'number' is not assignable to type 'string'" */
function describeMismatch(message: string | ts.DiagnosticMessageChain, label: string): string {
  let path = label;
  let reason = typeof message === "string" ? message : message.messageText;
  for (let link = typeof message === "string" ? undefined : message; link; link = link.next?.[0]) {
    reason = link.messageText;
    const [, property] = PATH_CODES.has(link.code) ? reason.match(/'([^']+)'/) ?? [] : [];
    if (property) path += `.${property}`;
  }
  const short = reason.length > MAX_REASON ? `${reason.slice(0, MAX_REASON)} …` : reason;
  return `${path}: ${short.replace(/\.$/, "")}`;
}
