import type { Log } from "@reclaim/platform/log";
import { fileAnswer, type StaticFile } from "../static/static-file.ts";
import type { ReleaseShelf } from "./release-shelf.ts";
import { Unverified } from "./unverified.ts";

/** Answers with files of releases: of what is live from memory, of old versions from the store. */
export function releaseFiles({ shelf, log }: { shelf: ReleaseShelf; log: Log }) {
  /** What does not verify is as good as not there. */
  async function verified(url: string): Promise<StaticFile | undefined> {
    try {
      return await shelf.file(url);
    } catch (error) {
      if (!(error instanceof Unverified)) throw error;
      log.error("a file is not served", error, { reason: error.message });
      return undefined;
    }
  }

  return {
    /** The file at its own address, which never changes; `looking` comes before the store is asked. */
    async atUrl(
      request: Request,
      url: string,
      looking: () => Promise<void>,
    ): Promise<Response | undefined> {
      const ready = shelf.ready(url);
      if (ready) return fileAnswer(request, ready, "forEver");
      await looking();
      const file = await verified(url);
      return file && fileAnswer(request, file, "forEver");
    },

    /** The file under a name that stays, such as /sw.js. */
    async named(request: Request, url: string): Promise<Response | undefined> {
      const file = shelf.ready(url) ?? await verified(url);
      return file && fileAnswer(request, file, "asked");
    },
  };
}
