import { readFileSync } from "node:fs";
import StyleDictionary, { type TransformedToken } from "style-dictionary";

const SOURCE = "design-system/tokens.json";

/** Groups whose names would only repeat what the token's own name says: `--primary`, `--serif`. */
const PLAIN_GROUPS = new Set(["color", "font", "size"]);

const units = new Set(["dimension", "duration"]);
StyleDictionary.registerTransform({
  name: "reclaim/unit",
  type: "value",
  filter: ({ $type }) => units.has($type ?? ""),
  transform: ({ $value }) => `${$value.value}${$value.unit}`,
});
StyleDictionary.registerTransform({
  name: "reclaim/name",
  type: "name",
  transform: ({ path: [group = "", ...rest] }) =>
    (group === "theme" ? rest.slice(1) : PLAIN_GROUPS.has(group) ? rest : [group, ...rest])
      .join("-"),
});

const HEADER = "Made from tokens.json by `npm run tokens`; do not edit.";

/** The CSS variables and the TypeScript module that stand for tokens.json, by their paths. */
export async function tokenFiles(): Promise<Record<string, string>> {
  const dictionary = new StyleDictionary({
    source: [SOURCE],
    log: { verbosity: "silent" },
    platforms: {
      css: {
        transforms: [
          "reclaim/name",
          "reclaim/unit",
          "color/css",
          "fontFamily/css",
          "cubicBezier/css",
          "shadow/css/shorthand",
        ],
      },
    },
  });
  const { allTokens } = await dictionary.getPlatformTokens("css");
  const isThemed = ({ path }: TransformedToken) => path[0] === "theme";
  // The library keeps descriptions of tokens, not those of groups.
  const { theme } = JSON.parse(readFileSync(SOURCE, "utf8")) as {
    theme: Record<string, { $description: string }>;
  };
  const themes = Object.entries(theme)
    .filter(([name]) => !name.startsWith("$"))
    .map(([name, { $description }]) => ({ name, description: $description }));
  const ofTheme = (name: string) =>
    allTokens.filter((token) => isThemed(token) && token.path[1] === name);
  const plain = allTokens.filter((token) => !isThemed(token));
  return {
    "design-system/src/tokens.css": css(plain, themes.map(({ name }) => [name, ofTheme(name)])),
    "design-system/src/tokens.ts": typescript(plain, themes, ofTheme),
  };
}

function css(plain: TransformedToken[], themes: [string, TransformedToken[]][]): string {
  const block = (selector: string, tokens: TransformedToken[]) =>
    `${selector} {\n${tokens.map(({ name, $value }) => `  --${name}: ${$value};`).join("\n")}\n}\n`;
  return [
    `/* ${HEADER} */\n`,
    block(":root", plain),
    ...themes.map(([name, tokens]) =>
      block(
        name === "default" ? `:root,\n[data-theme="default"]` : `[data-theme="${name}"]`,
        tokens,
      )
    ),
  ].join("");
}

function typescript(
  plain: TransformedToken[],
  themes: { name: string; description: string }[],
  ofTheme: (name: string) => TransformedToken[],
): string {
  const values = (tokens: TransformedToken[]) =>
    Object.fromEntries(tokens.map(({ name, $value }) => [name, String($value)]));
  const notes = [...plain, ...ofTheme("default")]
    .filter(({ $description }) => $description)
    .map(({ name, $description }) => [name, $description]);
  const list = themes.map(({ name, description }) => ({
    name,
    description,
    colors: values(ofTheme(name)),
  }));
  return `// ${HEADER}

/** Tokens that are the same in every theme: name of the CSS variable, without its dashes, to value. */
export const TOKENS = ${JSON.stringify(values(plain), null, 2)} as const;

/** The themes in their order: name, description, and colours by role. */
export const THEMES = ${JSON.stringify(list, null, 2)} as const;

/** The purpose of a token, where its name does not say it. */
export const NOTES: Partial<Record<TokenName, string>> = ${
    JSON.stringify(Object.fromEntries(notes), null, 2)
  };

export type ThemeName = (typeof THEMES)[number]["name"];
/** The colours that each theme gives. */
export type ThemeColor = keyof (typeof THEMES)[number]["colors"];
/** Every CSS variable that a style may use. */
export type TokenName = keyof typeof TOKENS | ThemeColor;
`;
}
