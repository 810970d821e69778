export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Characters before the first hit that an excerpt shows. */
const LEAD_LENGTH = 80;

const isAscii = (char: string) => char < "\u0080";
const foldChar = (char: string): string =>
  (isAscii(char) ? char : char.normalize("NFD").replaceAll(/\p{M}/gu, "")).toLowerCase();
const fold = (text: string): string => [...text].map(foldChar).join("");

/** Where `words`, parted by spaces, stand in a text, whatever the case and the accents: [start, end). */
function findRanges(text: string, words: string): [number, number][] {
  const wanted = words.split(/\s+/).map(fold).filter(Boolean);
  let folded = "";
  // Index in `text` of each character of `folded`, since folding may change lengths.
  const origin: number[] = [];
  let index = 0;
  for (const char of text) {
    const plain = foldChar(char);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit++) origin.push(index);
    index += char.length;
  }
  const ranges: [number, number][] = [];
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      ranges.push([origin[at] ?? 0, origin[at + word.length] ?? text.length]);
    }
  }
  return ranges.sort(([one], [other]) => one - other);
}

/** A text in parts, those found apart from the others. Hits that overlap are one. */
export function markWords(text: string, words: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const [start, end] of findRanges(text, words)) {
    const before = parts.at(-1);
    if (before?.isFound && start <= done) {
      before.text += text.slice(done, Math.max(done, end));
    } else {
      if (start > done) parts.push({ text: text.slice(done, start), isFound: false });
      parts.push({ text: text.slice(start, end), isFound: true });
    }
    done = Math.max(done, end);
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false });
  return parts;
}

/** A long text from a little before its first hit on, begun at a word; whole when the hit is near. */
export function excerptAround(text: string, words: string): string {
  const [first] = findRanges(text, words);
  const from = (first?.[0] ?? 0) - LEAD_LENGTH;
  if (from <= LEAD_LENGTH) return text;
  const space = text.slice(from, from + LEAD_LENGTH).search(/\s/);
  return `… ${text.slice(from + (space + 1))}`;
}
