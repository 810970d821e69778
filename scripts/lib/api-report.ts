import { join, relative, resolve } from "node:path";
import ts from "typescript";
import type { SourcePackage } from "./packages.ts";

/** Only the package's own declarations are read: the report shows their text. */
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  skipLibCheck: true,
  types: [],
};

/**
 * The public face of each package, by its folder: the declarations that its entries export and those
 * of its own that these use, so that a change of either shows in a diff. `staged` has the packages'
 * declaration files.
 */
export function apiReports(packages: SourcePackage[], staged: string): Map<string, string> {
  const declarationOf = ({ json }: SourcePackage, file: string) =>
    resolve(staged, json.name, file.replace(/\.tsx?$/, ".d.ts"));
  const program = ts.createProgram(
    packages.flatMap((one) => Object.values(one.entries).map((file) => declarationOf(one, file))),
    OPTIONS,
  );
  return new Map(packages.map((one) => {
    const root = resolve(staged, one.json.name);
    const sections = Object.entries(one.entries).map(([specifier, file]) =>
      entrySection(program, root, specifier, declarationOf(one, file))
    );
    const title = `# ${one.json.name} ${one.json.version}`;
    const note = "Written by `npm run api-reports`: what those who import this package depend on.";
    return [one.folder, [title, note, ...sections].join("\n\n") + "\n"];
  }));
}

function entrySection(program: ts.Program, root: string, specifier: string, file: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const named = (module ? checker.getExportsOfModule(module) : [])
    .map((symbol) => [symbol.name, withoutAlias(checker, symbol)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const exported = new Set(named.flatMap(([, symbol]) => ownStatements(symbol, root)));
  const used = new Set<ts.Statement>();
  const visit = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
    for (const statement of symbol ? ownStatements(withoutAlias(checker, symbol), root) : []) {
      if (exported.has(statement) || used.has(statement)) continue;
      used.add(statement);
      visit(statement);
    }
    ts.forEachChild(node, visit);
  };
  for (const statement of exported) visit(statement);
  const names = named.map(([name]) => name).join(", ");
  const blocks = [`## ${specifier}`, `Exports: ${names || "nothing"}`, code(exported)];
  if (used.size > 0) blocks.push("Used by these:", code(used));
  return blocks.join("\n\n");
}

const withoutAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The statements that declare a symbol; none for another package's, which has its own report. */
const ownStatements = ({ declarations = [] }: ts.Symbol, root: string): ts.Statement[] =>
  declarations.flatMap((declaration) => {
    const statement = statementOf(declaration);
    const isOwn = statement &&
      !relative(root, statement.getSourceFile().fileName).startsWith("..");
    return isOwn ? [statement] : [];
  });

const code = (statements: Iterable<ts.Statement>): string =>
  ["```ts", ...[...statements].map((statement) => statement.getText()), "```"].join("\n");

/** The statement at the top of a file that a declaration stands in. */
function statementOf(declaration: ts.Node): ts.Statement | undefined {
  let node = declaration;
  while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent;
  return ts.isStatement(node) ? node : undefined;
}

/** Where the report of a package stands. */
export const reportPath = (folder: string): string => join(folder, "api-report.md");
