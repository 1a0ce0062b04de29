import type { Database } from "../../platform/database/database.ts";

export interface PublishedThing {
  path: string;
  changed_on: string;
}

/** As many as one sitemap may name, less the few pages that are always there. */
const MOST = 49_000;

/** Everything that is published, with the day of its last change. */
export const publishedThings = (database: Database) =>
  database.prepared<PublishedThing>(
    "sitemap",
    `select path, to_char(changed_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as changed_on from (
       select '/kampanye/' || slug as path, coalesce(changed_at, created_at) as changed_at from campaign where status = 'published'
       union all select '/produk/' || slug, coalesce(changed_at, created_at) from product where status = 'published'
       union all select '/kelas/' || slug, coalesce(changed_at, created_at) from course where status = 'published'
     ) thing order by changed_at desc, path limit ${MOST}`,
    [],
  );
