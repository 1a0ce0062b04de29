import type { Article, ArticleSummary } from "@barakah/contract";
import { type Catalogue, LIST_COLUMNS, listCatalogue } from "../../platform/catalogue/published-list.ts";
import { idBySlug } from "../../platform/catalogue/slugs.ts";
import type { Database } from "../../platform/database/database.ts";
import { TODAY } from "../../platform/jakarta-day.ts";

const NEWEST = "item.published_at desc, item.id desc";

export const ARTICLES: Catalogue = {
  name: "article",
  columns: `${LIST_COLUMNS}, item.category, item.summary, item.writer, item.minutes,
    iso_instant(item.published_at) as published_at`,
  joins: "",
  orders: { published: NEWEST },
};

interface Filter {
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  category?: string | undefined;
}

export const articles = (database: Database, filter: Filter) =>
  listCatalogue<ArticleSummary>(database, ARTICLES, { ...filter, sort: "published" });

/** The announcement on the home page: the newest one whose last day has not passed. */
export async function announcement(database: Database) {
  const [found] = await database.prepared<Pick<ArticleSummary, "slug" | "title">>(
    "announcement",
    `select slug, title from article where status = 'published' and category = 'announcement'
       and strip_until >= ${TODAY} order by published_at desc, id desc limit 1`,
    [],
  );
  return found ?? null;
}

const OTHERS = 2;

/** An article with the card at its end, if the linked event or campaign is public. */
export async function articleBySlug(database: Database, slug: string): Promise<Article | undefined> {
  const [found] = await database.prepared<Article>(
    "article-by-slug",
    `select ${ARTICLES.columns}, item.description, iso_instant(item.changed_at) as changed_at,
       coalesce(
         (select json_build_object('kind', 'event', 'slug', e.slug, 'title', e.title, 'starts_at', iso_instant(e.starts_at),
             'place', e.place) from event e where e.id = item.card_event_id and e.state in ('published', 'finished')),
         (select json_build_object('kind', 'campaign', 'slug', c.slug, 'title', c.title, 'starts_at', null, 'place', c.place)
           from campaign c where c.id = item.card_campaign_id and c.status = 'published')) as card,
       (select coalesce(json_agg(other order by other.published_at desc, other.id desc), '[]') from (
         select ${ARTICLES.columns} from article item
         where item.status = 'published' and item.id <> ${idBySlug("article", "$1")} order by ${NEWEST} limit ${OTHERS}
       ) other) as others
     from article item where item.id = ${idBySlug("article", "$1")} and item.status = 'published'`,
    [slug],
  );
  return found;
}
