/** A table as its picture shows it and its file holds it. */
export interface PictureTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as CSV (RFC 4180). */
export const toCsv = ({ head, rows }: PictureTable): string =>
  [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
