/** The last applied answer, stored over restarts. It is verified like any other. */
export const liveStateFile = (file: string) => ({
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
    // Written aside and renamed: a crash must not destroy the stored answer.
    const aside = `${file}.${crypto.randomUUID()}.new`;
    await Deno.writeTextFile(aside, JSON.stringify(answer));
    await Deno.rename(aside, file);
  },
});
export type LiveStateFile = ReturnType<typeof liveStateFile>;
