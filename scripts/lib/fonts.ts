import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import newsreader from "@capsizecss/metrics/newsreader";
import sourceSans from "@capsizecss/metrics/sourceSans3";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

interface Family {
  name: string;
  /** File names of the package without their ending; `{subset}` is latin or latin-ext. */
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
}

/** Display at one weight; text from regular to strong. More would be bytes that nothing uses. */
const FAMILIES: Family[] = [
  {
    name: "Newsreader",
    source: "@fontsource-variable/newsreader/files/newsreader-{subset}-opsz-normal.woff2",
    axes: { wght: 600, opsz: 30 },
    weight: "600",
  },
  {
    name: "Source Sans",
    source: "@fontsource-variable/source-sans-3/files/source-sans-3-{subset}-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
    weight: "400 600",
  },
];

type Range = [from: number, to?: number];
/**
 * `core` holds what our own texts use and is preloaded; the others are fetched when a member's words
 * need them.
 */
const SUBSETS: { name: string; package: "latin" | "latin-ext"; ranges: Range[] }[] = [
  {
    name: "core",
    package: "latin",
    ranges: [
      [0x20, 0x7e],
      [0xa0],
      [0xb7],
      [0xd7],
      [0xe9],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      [0x2022],
      [0x2026],
      [0x20ac],
      [0x2212],
    ],
  },
  {
    name: "latin",
    package: "latin",
    ranges: [
      [0xa1, 0xb6],
      [0xb8, 0xd6],
      [0xd8, 0xe8],
      [0xea, 0xff],
      [0x131],
      [0x152, 0x153],
      [0x201a],
      [0x201e],
      [0x2039, 0x203a],
      [0x2122],
    ],
  },
  {
    name: "latin-ext",
    package: "latin-ext",
    ranges: [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f]],
  },
];

const characters = (ranges: Range[]): string =>
  ranges.map(([from, to = from]) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
  ).join("");

const hex = (code: number) => code.toString(16).toUpperCase();
const unicodeRange = (ranges: Range[]): string =>
  ranges.map(([from, to]) => `U+${hex(from)}${to ? `-${hex(to)}` : ""}`).join(", ");

/** The fonts as files by path, and `fonts.css` that declares them, with fallbacks of like measure. */
export async function fontFiles(): Promise<Record<string, string | Uint8Array>> {
  const files: Record<string, string | Uint8Array> = {};
  const faces: string[] = [];
  const { resolve } = createRequire(import.meta.url);
  for (const { name, source, axes, weight } of FAMILIES) {
    for (const subset of SUBSETS) {
      const whole = readFileSync(resolve(source.replace("{subset}", subset.package)));
      const font = await subsetFont(whole, characters(subset.ranges), {
        targetFormat: "woff2",
        variationAxes: axes,
      });
      const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
      const slug = name.toLowerCase().replaceAll(" ", "-");
      const file = `${slug}-${subset.name}-${hash}.woff2`;
      files[`design-system/fonts/${file}`] = font;
      faces.push(`@font-face {
  font-family: "${name}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("/fonts/${file}") format("woff2");
  unicode-range: ${unicodeRange(subset.ranges)};
}
`);
    }
  }
  files["design-system/src/fonts.css"] = [
    "/* Made by `npm run tokens` from packages of fonts; do not edit. */\n",
    ...faces,
    fallback("Newsreader", newsreader, georgia),
    fallback("Source Sans", sourceSans, arial),
  ].join("");
  return files;
}

type Metrics = typeof arial;

/** A font of the system that takes the same room, so that nothing moves when ours arrives. */
function fallback(name: string, own: Metrics, system: Metrics): string {
  const { fontFaces } = createFontStack([{ ...own, familyName: name }, system], {
    fontFaceFormat: "styleString",
  });
  return `${fontFaces}\n`;
}
