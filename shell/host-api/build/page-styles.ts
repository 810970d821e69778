import { readFileSync } from "node:fs";

/** Styles that every page carries inline, and fonts that every page preloads. */
export interface PageStyles {
  /** Their fonts have URLs below `/fonts`, wherever these will stand. */
  styles: string[];
  /** The folder of these fonts. */
  fonts: string;
  preloadedFont: RegExp;
}

/** The styles as a page inlines them, with fonts from the URL `fonts`. */
export const inlineStyles = ({ styles }: PageStyles, fonts: string): string =>
  minifyCss(styles.map((path) => readFileSync(path, "utf8")).join(""))
    .replaceAll('url("/fonts/', `url("${fonts}/`);

/** Comments and white space only; the file is ours and small. */
const minifyCss = (css: string): string =>
  css.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/\s+/g, " ").replaceAll(/\s*([{};,])\s*/g, "$1")
    .trim();
