export interface ComboboxOption {
  value: string;
  label: string;
  /** Seen, but not to be chosen now. */
  disabled?: boolean;
}

/** Without case and accents, so that "cote" finds "Côte d’Ivoire". */
const plain = (words: string) =>
  words.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase().trim();

/** Those whose label holds the query: first where it starts the label, then a word, then any. */
export function matching(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const sought = plain(query);
  if (sought === "") return options;
  const rank = (label: string) => {
    const words = plain(label);
    if (words.startsWith(sought)) return 0;
    if (words.includes(` ${sought}`)) return 1;
    return words.includes(sought) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option.label) }))
    .filter((found) => found.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
