import * as z from "zod/mini";

/**
 * What one page visit tells of one version: that it ran (`load`), that it failed to load, to render
 * or to verify, and its figures in milliseconds. Nothing of the person or the page.
 */
export const releaseReport = z.object({
  name: z.string(),
  version: z.string(),
  kind: z.enum(["load", "load_error", "render_error", "integrity", "lcp", "inp"]),
  value: z.optional(z.number().check(z.gte(0), z.lte(600_000))),
});
export type ReleaseReport = z.infer<typeof releaseReport>;

/**
 * Body of POST /api/releases/reports (202): `ticket` is what the gateway wrote into the page; each
 * kind of report of a version counts once per ticket.
 */
export const releaseReports = z.object({
  ticket: z.string().check(z.maxLength(200)),
  reports: z.array(releaseReport).check(z.maxLength(50)),
});
export type ReleaseReports = z.infer<typeof releaseReports>;
