import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { articles } from "./queries/articles.ts";

const MOST = 30;
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? letter);
const element = (name: string, text: string, attributes = "") =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

/** The newest articles for feed readers (RSS 2.0). */
export function rssRoute(app: FastifyInstance, database: Database, origin: string) {
  const own = `${origin}/artikel/rss.xml`;
  app.get("/artikel/rss.xml", async (_request, reply) => {
    const name = await app.communityName();
    const { rows } = await articles(database, { limit: MOST });
    const items = rows.map(({ slug, title, summary, writer, published_at }) => {
      const address = `${origin}/artikel/${slug}`;
      return `<item>${element("title", title)}${element("link", address)}${element("guid", address)}${element(
        "pubDate",
        new Date(published_at).toUTCString(),
      )}${element("dc:creator", writer || name)}${element("description", summary)}</item>`;
    });
    const about = [
      element("title", `Kabar dan artikel ${name}`),
      element("link", `${origin}/artikel`),
      element("description", "Tulisan, kabar kegiatan, dan pengumuman komunitas."),
      element("language", "id"),
      `<atom:link href="${escaped(own)}" rel="self" type="application/rss+xml" />`,
    ];
    return reply
      .header("cache-control", "public, max-age=300")
      .type("application/rss+xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${about.join("")}${items.join("")}</channel></rss>\n`,
      );
  });
}
