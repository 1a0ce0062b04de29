import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { publishedThings } from "./queries/sitemap.ts";

const ALWAYS = [
  "/",
  "/charity",
  "/donasi",
  "/sinergy",
  "/academy",
  "/acara",
  "/artikel",
  "/about",
  "/hubungi-kami",
  "/cek-donasi",
  "/zakat",
  "/niat/baru",
  "/transparansi",
  "/transparansi/segel",
];
const HOUR = "public, max-age=3600";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function entry(address: string, changedOn?: string): string {
  const day = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
  return `<url><loc>${escaped(address)}</loc>${day}</url>`;
}

/** robots.txt and sitemap.xml for search engines. */
export function sitemapRoutes(app: FastifyInstance, database: Database, origin: string) {
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("cache-control", HOUR)
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get("/sitemap.xml", async (_request, reply) => {
    const things = await publishedThings(database);
    const entries = [
      ...ALWAYS.map((path) => entry(origin + path)),
      ...things.map(({ path, changed_on }) => entry(origin + path, changed_on)),
    ];
    return reply
      .header("cache-control", HOUR)
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`,
      );
  });
}
