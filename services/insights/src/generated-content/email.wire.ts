import { NAME_PLACEHOLDER, type WrittenEmail } from "@reclaim/contracts-insights/generated-content";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** What stands there for a reader without a name: "Hello {{name}}," becomes "Hello,". */
const named = (text: string, name: string): string =>
  name
    ? text.replaceAll(NAME_PLACEHOLDER, () => name)
    : text.replaceAll(new RegExp(`\\s*${NAME_PLACEHOLDER.replaceAll(/[{}]/g, "\\$&")}`, "g"), "");

/** Puts the reader's name in, after the words are written (D55), and makes HTML of plain text. */
export function toEmail(
  { subject, paragraphs }: WrittenEmail,
  userName: string | null | undefined,
): { subject: string; bodyHtml: string } {
  const name = userName?.replaceAll(/\s+/g, " ").trim() ?? "";
  return {
    subject: named(subject, name),
    bodyHtml: paragraphs.map((paragraph) => `<p>${escapeHtml(named(paragraph, name))}</p>`)
      .join("\n"),
  };
}
