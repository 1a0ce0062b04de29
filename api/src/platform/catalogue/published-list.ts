import {
  type AuditAction,
  type AuditKind,
  FOUND_MOST,
  LIST_MOST,
  PICTURE_DEFAULT_WIDTH,
} from "@barakah/contract";
import type { Database } from "../database/database.ts";

type Published<Action> = Action extends `${infer Name}.archive` ? Name : never;
/** A catalogue's table, audit subject and audit actions share this name. */
export type CatalogueName = Published<AuditAction> & AuditKind;

/** A table with slug, title, description, search, is_featured, status and created_at, and the columns of its list items. */
export interface Catalogue {
  readonly name: CatalogueName;
  /** Select list over `item`. */
  readonly columns: string;
  readonly joins: string;
  /** Sort orders other than newest first, over `item` and its joins. */
  readonly orders?: Readonly<Record<string, string>>;
}

export interface CatalogueFilter {
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  is_featured?: boolean | undefined;
  slug?: string | undefined;
  /** Only for products: the slug of the store that sells them. */
  store?: string | undefined;
  /** Only for catalogues with categories. */
  category?: string | undefined;
  /** One of the catalogue's orders. Search results are ordered by rank instead. */
  sort?: string | undefined;
}

/** URL of the default size of a picture; the other sizes follow from it. */
export const THUMBNAIL_URL = `'/media/' || item.picture || '/${PICTURE_DEFAULT_WIDTH}.jpg'`;

export const LIST_COLUMNS = `item.id, item.slug, item.title, ${THUMBNAIL_URL} as thumbnail, item.is_featured, item.created_at`;

/** SQL: the item's version and its last editor, for optimistic locking. */
export const EDITOR_COLUMNS = `item.version, iso_instant(item.publish_at) as publish_at, iso_instant(item.changed_at) as changed_at,
  (select coalesce(nullif(m.full_name, ''), m.username::text) from member m where m.id = item.changed_by) as changed_by`;

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

export const NEWEST = "item.created_at desc, item.id desc";
const OLDEST = "item.created_at, item.id";

/** From this offset on, check whether the page is nearer to the end: an offset reads all rows that it skips. */
const DEEP_OFFSET = 1000;

/**
 * The row limit is a literal, rounded up to one of these. With a parameter, PostgreSQL would not know how few rows
 * are wanted and would plan each call anew, which takes longer than the query.
 */
const FETCHED = [4, 20, 100, LIST_MOST];

const limitOf = (filter: CatalogueFilter) => filter.limit ?? LIST_MOST;

interface Wanted {
  where: string[];
  featured: string | undefined;
  /** By filters that the counters do not cover. */
  isNarrowed: boolean;
  order: string;
  /** Counts the offset from the oldest row. */
  fromEnd: boolean;
}

const counted = ({ name }: Catalogue, featured: string | undefined) =>
  `(select coalesce(sum(published), 0)::bigint from catalogue_size where catalogue = '${name}'${
    featured ? ` and is_featured = ${featured}` : ""
  })`;

/** The ids of one page. The total comes from the counters, unless filters narrow the list. */
function orderedPage(catalogue: Catalogue, { where, featured, isNarrowed, order, fromEnd }: Wanted) {
  const total = isNarrowed ? "count(*) over ()" : counted(catalogue, featured);
  return {
    begin: "",
    page: `select item.id, ${total} as total from ${catalogue.name} item
      ${order === NEWEST ? "" : catalogue.joins} where ${where.join(" and ")} order by ${fromEnd ? OLDEST : order}`,
    order,
  };
}

/** This many of the newest rows are sampled to learn how common a word is. */
const SAMPLE = 100;
/** A word in this many sampled rows is common: the newest rows have enough matches, and the search index would return most of the table. */
const COMMON_IN_SAMPLE = 20;
const NEWEST_READ = (FOUND_MOST * SAMPLE) / COMMON_IN_SAMPLE;

type Sought = Pick<Wanted, "where" | "isNarrowed">;

/** The ids of all matches, or of the newest FOUND_MOST for a common word, reading as few rows as possible. */
function matches({ name }: Catalogue, { where, isNarrowed }: Sought, query: string) {
  const listed = where.join(" and ");
  const newest = (columns: string, rows: number, also = "true") =>
    `(select ${columns} from ${name} item where ${also} and ${listed} order by ${NEWEST} limit ${rows}) item`;
  const sampled = `(select count(*) from ${newest("item.search", SAMPLE)} where item.search @@ ${query})`;
  // With a slug, category or store filter this shortcut does not help: it would also read rows that do not match the filter.
  const isCommon = isNarrowed ? "false" : `${sampled} >= ${COMMON_IN_SAMPLE}`;
  const many = (found: string) => `(select count(*) from ${found}) > ${FOUND_MOST}`;
  const most = `limit ${FOUND_MOST + 1}`;
  return `newest as materialized (
        select item.id from ${newest("item.id, item.created_at, item.search", NEWEST_READ, isCommon)}
        where item.search @@ ${query} order by ${NEWEST} ${most}
      ), rare as materialized (
        select item.id from ${name} item where not ${many("newest")} and ${listed} and item.search @@ ${query} ${most}
      ), common as materialized (
        select item.id from ${name} item
        where ${many("rare")} and ${listed} and coalesce(item.search @@ ${query}, false) order by ${NEWEST} ${most}
      ), found as materialized (
        select id from newest where ${many("newest")} union all select id from common union all select id from rare where not ${many("rare")}
      )`;
}

/** The ids of one page, best match first. Matches are ranked as they are found; only ids and ranks are kept. */
function matchingPage(catalogue: Catalogue, wanted: Sought, searchParam: string) {
  // In sub-selects, which run once; called directly, the functions would run for every ranked row.
  const query = "(select query from sought)";
  const best = "rank desc, item.is_featured desc,";
  return {
    begin: `with sought as materialized (
        select search_query('${catalogue.name}', ${searchParam}) as query, '%' || plain_words(${searchParam}) || '%' as phrase
      ), ${matches(catalogue, wanted, query)}, match as materialized (
        select item.id, item.is_featured, item.created_at,
          ts_rank('{0.1, 0.2, 0.3, 1.0}', item.search, ${query})
            + (lower(unaccent(item.title)) like (select phrase from sought))::int as rank
        from found join ${catalogue.name} item using (id)
      )`,
    page: `select item.id, item.rank, (select count(*) from match) as total from match item order by ${best} ${NEWEST}`,
    order: `found.${best} ${NEWEST}`,
  };
}

/**
 * Each combination of filters has its own statement, prepared once, with its own index. A page is selected by ids
 * alone: skipped and lower-ranked rows are never read whole.
 */
function statement(catalogue: Catalogue, filter: CatalogueFilter, fromEnd = false): Statement {
  const fetched = FETCHED.find((rows) => rows >= limitOf(filter)) ?? LIST_MOST;
  const values: unknown[] = [];
  const where = ["item.status = 'published'"];
  const place = (value: unknown) => `$${values.push(value)}`;

  const featured = filter.is_featured === undefined ? undefined : place(filter.is_featured);
  if (featured) where.push(`item.is_featured = ${featured}`);
  const slug = filter.slug !== undefined;
  if (slug) where.push(`item.slug = ${place(filter.slug)}`);
  const category = filter.category !== undefined;
  if (category) where.push(`item.category = ${place(filter.category)}`);
  const store = filter.store !== undefined;
  if (store) where.push(`item.store_id = (select id from store where slug = ${place(filter.store)})`);
  const isNarrowed = slug || category || store;
  const sorted = catalogue.orders?.[filter.sort ?? ""];
  const searchParam = filter.search ? place(filter.search) : undefined;
  const offset = filter.offset ? place(filter.offset) : undefined;
  const { begin, page, order } = searchParam
    ? matchingPage(catalogue, { where, isNarrowed }, searchParam)
    : orderedPage(catalogue, {
        where,
        featured,
        isNarrowed,
        order: sorted ?? NEWEST,
        fromEnd,
      });
  const nameParts = [
    featured && "featured",
    slug && "slug",
    category && "category",
    store && "store",
    searchParam ? "search" : sorted && filter.sort,
    fetched,
    offset && "offset",
    fromEnd && "end",
  ];

  return {
    name: ["list", catalogue.name, ...nameParts.filter(Boolean)].join("-"),
    text: `${begin} select ${catalogue.columns}, found.total
      from (${page} limit ${fetched} ${offset ? `offset ${offset}` : ""}) found
      join ${catalogue.name} item using (id) ${catalogue.joins}
      order by ${order}`,
    values,
  };
}

type Listed<Row> = { rows: Row[]; total: number };

/** Reads the last pages from the oldest end, so they cost as little as the first. Undefined if nearer to the start. */
async function pageFromEnd<Row extends object>(
  database: Database,
  catalogue: Catalogue,
  filter: CatalogueFilter,
): Promise<Listed<Row> | undefined> {
  const { offset = 0, is_featured, search, slug, category, store, sort } = filter;
  if (offset < DEEP_OFFSET || search || slug || category || store || catalogue.orders?.[sort ?? ""])
    return undefined;
  const featured = is_featured === undefined ? [] : [is_featured];
  const [size] = await database.prepared<{ total: number }>(
    ["size", catalogue.name, ...featured.map(() => "featured")].join("-"),
    `select ${counted(catalogue, featured.length > 0 ? "$1" : undefined)} as total`,
    featured,
  );
  const total = size?.total ?? 0;
  const wanted = Math.min(limitOf(filter), total - offset);
  if (wanted < 1 || offset < total / 2) return undefined;
  const { name, text, values } = statement(
    catalogue,
    { ...filter, limit: wanted, offset: total - offset - wanted },
    true,
  );
  const rows = await database.prepared<Row>(name, text, values);
  return { rows: rows.slice(-wanted), total };
}

/** One page of a catalogue and the total number of items. */
export async function listCatalogue<Row extends object>(
  database: Database,
  catalogue: Catalogue,
  filter: CatalogueFilter,
): Promise<Listed<Row>> {
  const fromEnd = await pageFromEnd<Row>(database, catalogue, filter);
  if (fromEnd) return fromEnd;
  const { name, text, values } = statement(catalogue, filter);
  const rows = await database.prepared<Row & { total: number }>(name, text, values);
  if (rows[0]) return { rows: rows.slice(0, limitOf(filter)), total: rows[0].total };
  // An empty page past the end has no row to carry the total: read it with the first row.
  if (!filter.offset) return { rows, total: 0 };
  const first = await listCatalogue(database, catalogue, { ...filter, limit: 1, offset: 0 });
  return { rows, total: first.total };
}
