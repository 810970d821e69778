import { PSEUDONYM_LIMIT } from "@reclaim/contracts-community/community";

/** `name` with the numbers from `first` on, shortened where it would be too long. */
export const numbered = (name: string, first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(first + index);
    return `${[...name].slice(0, PSEUDONYM_LIMIT - number.length).join("").trimEnd()}${number}`;
  });
