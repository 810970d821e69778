/** The last answer that was adopted, kept over a restart; it is believed no more than any other. */
export const keptAnswer = (file: string) => ({
  /** Null when nothing readable is there. */
  async read(): Promise<unknown> {
    try {
      return JSON.parse(await Deno.readTextFile(file));
    } catch {
      return null;
    }
  },
  async write(answer: unknown): Promise<void> {
    await Deno.mkdir(file.replace(/\/[^/]*$/, ""), { recursive: true });
    // Whole or not there: a crash in between must not cost what was kept before.
    const aside = `${file}.${crypto.randomUUID()}.new`;
    await Deno.writeTextFile(aside, JSON.stringify(answer));
    await Deno.rename(aside, file);
  },
});
export type KeptAnswer = ReturnType<typeof keptAnswer>;
