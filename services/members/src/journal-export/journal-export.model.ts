interface Entry {
  localDate: string;
  promptText: string | null;
  content: string;
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** A journal as Markdown: a heading with the date, the prompt as a quotation, the text as written. */
export function journalMarkdown(entries: Entry[]): string {
  const parts = entries.flatMap(({ localDate, promptText, content }) => [
    `## ${day.format(new Date(`${localDate}T00:00:00Z`))}`,
    ...(promptText ? [promptText.split("\n").map((line) => `> ${line}`).join("\n")] : []),
    content.trim(),
  ]);
  return ["# My journal", ...parts].join("\n\n") + "\n";
}
