import type { Log } from "@reclaim/platform/log";
import { type StaticFile, toFileResponse } from "../static/static-file.model.ts";
import type { ReleaseCache } from "./release.cache.ts";
import { VerificationError } from "./verification.errors.ts";

/** Answers with files of releases: of what is live from memory, of old versions from the store. */
export function createReleaseFiles(
  { releaseCache, log }: { releaseCache: ReleaseCache; log: Log },
) {
  /** What does not verify is as good as not there. */
  async function verified(url: string): Promise<StaticFile | undefined> {
    try {
      return await releaseCache.file(url);
    } catch (error) {
      if (!(error instanceof VerificationError)) throw error;
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
      const ready = releaseCache.ready(url);
      if (ready) return toFileResponse(request, ready, "forEver");
      await looking();
      const file = await verified(url);
      return file && toFileResponse(request, file, "forEver");
    },

    /** The file under a name that stays, such as /sw.js. */
    async named(request: Request, url: string): Promise<Response | undefined> {
      const file = releaseCache.ready(url) ?? await verified(url);
      return file && toFileResponse(request, file, "asked");
    },
  };
}
