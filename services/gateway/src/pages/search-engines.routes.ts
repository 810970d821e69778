import { Hono } from "hono";

/** Changes only with a release, and costs little. */
const CACHING = { "cache-control": "public, max-age=3600" };

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What search engines may read (robots.txt), and the pages that are worth it (sitemap.xml). */
export function searchEngineRoutes(
  { publicUrl, publicPages }: { publicUrl: string; publicPages(): Promise<string[]> },
): Hono {
  return new Hono()
    .get(
      "/robots.txt",
      (c) =>
        c.text(
          ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${publicUrl}/sitemap.xml`, ""]
            .join("\n"),
          200,
          CACHING,
        ),
    )
    .get("/sitemap.xml", async (c) => {
      const urls = (await publicPages()).map((url) => `<url><loc>${escapeXml(url)}</loc></url>`);
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`,
        200,
        { ...CACHING, "content-type": "application/xml; charset=utf-8" },
      );
    });
}
