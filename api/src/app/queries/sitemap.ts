import type { Database } from "../../platform/database/database.ts";

export interface PublishedThing {
  path: string;
  changed_on: string;
}

/** The limit of a sitemap less the fixed pages. */
const MOST = 49_000;

/** All published items with the day of their last change. */
export const publishedThings = (database: Database) =>
  database.prepared<PublishedThing>(
    "sitemap",
    `select path, to_char(changed_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as changed_on from (
       select '/kampanye/' || slug as path, coalesce(changed_at, created_at) as changed_at from campaign where status = 'published'
       union all select '/produk/' || slug, coalesce(changed_at, created_at) from product where status = 'published'
       union all select '/kelas/' || slug, coalesce(changed_at, created_at) from course where status = 'published'
       union all select '/acara/' || slug, coalesce(changed_at, created_at) from event where state in ('published', 'finished') and listed
       union all select '/artikel/' || slug, coalesce(changed_at, published_at) from article where status = 'published'
       union all select '/toko/' || slug, coalesce(opened_at, applied_at) from store where state in ('open', 'paused')
     ) thing order by changed_at desc, path limit ${MOST}`,
    [],
  );
