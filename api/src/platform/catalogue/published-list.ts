import { type AuditAction, type AuditKind, LIST_MOST, PICTURE_DEFAULT_WIDTH } from "@barakah/contract";
import type { Database } from "../database/database.ts";

type Published<Action> = Action extends `${infer Name}.publish` ? Name : never;
/** A catalogue is what the audit has words for publishing; its table and its kind of subject have the same name. */
export type CatalogueName = Published<AuditAction> & AuditKind;

/** A table with slug, title, description, search, is_featured, status and created_at, and how its list items read. */
export interface Catalogue {
  readonly name: CatalogueName;
  /** Select list over `item`. */
  readonly columns: string;
  readonly joins: string;
  /** Other orders than the newest first, over `item` and what is joined to it. */
  readonly orders?: Readonly<Record<string, string>>;
}

export interface CatalogueFilter {
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  is_featured?: boolean | undefined;
  slug?: string | undefined;
  /** Of catalogues that have categories. */
  category?: string | undefined;
  /** One of the catalogue's orders. A search is ordered by its matches. */
  sort?: string | undefined;
}

/** The address of the default size of a row's picture. The other sizes follow from it. */
export const THUMBNAIL_URL = `'/media/' || item.picture || '/${PICTURE_DEFAULT_WIDTH}.jpg'`;

export const LISTED = `item.id, item.slug, item.title, ${THUMBNAIL_URL} as thumbnail, item.is_featured, item.created_at`;

/** Who saved a thing last, for those who edit it too. */
export const EDITED = `item.version, iso_instant(item.publish_at) as publish_at, iso_instant(item.changed_at) as changed_at,
  (select coalesce(nullif(m.full_name, ''), m.username::text) from member m where m.id = item.changed_by) as changed_by`;

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

export const NEWEST = "item.created_at desc, item.id desc";

/**
 * How many rows a statement fetches stands in its text, rounded up to one of these: when PostgreSQL does not know how
 * few are wanted, it plans every call anew, which takes it longer than the list itself.
 */
const FETCHED = [4, 20, 100, LIST_MOST];

const limitOf = (filter: CatalogueFilter) => filter.limit ?? LIST_MOST;

interface Wanted {
  where: string[];
  featured: string | undefined;
  /** By more than the counters know of. */
  isNarrowed: boolean;
  order: string;
}

/** The ids of one page. The counters know how long the list is, unless something narrows it down. */
function orderedPage(catalogue: Catalogue, { where, featured, isNarrowed, order }: Wanted) {
  const total = isNarrowed
    ? "count(*) over ()"
    : `(select coalesce(sum(published), 0)::bigint from catalogue_size where catalogue = '${catalogue.name}'${
        featured ? ` and is_featured = ${featured}` : ""
      })`;
  return {
    begin: "",
    page: `select item.id, ${total} as total from ${catalogue.name} item
      ${order === NEWEST ? "" : catalogue.joins} where ${where.join(" and ")} order by ${order}`,
    order,
  };
}

/** The ids of one page, best match first. Matches are ranked as they are found, and only their ranks are carried on. */
function matchingPage(catalogue: Catalogue, where: string[], sought: string) {
  // Through sub-selects, which run once: the functions themselves would run again for every row that is ranked.
  const query = "(select query from sought)";
  const best = "rank desc, item.is_featured desc,";
  return {
    begin: `with sought as materialized (
        select search_query('${catalogue.name}', ${sought}) as query, '%' || plain_words(${sought}) || '%' as phrase
      ), match as materialized (
        select item.id, item.is_featured, item.created_at,
          ts_rank('{0.1, 0.2, 0.3, 1.0}', item.search, ${query})
            + (lower(unaccent(item.title)) like (select phrase from sought))::int as rank
        from ${catalogue.name} item where ${where.join(" and ")} and item.search @@ ${query}
      )`,
    page: `select item.id, item.rank, (select count(*) from match) as total from match item order by ${best} ${NEWEST}`,
    order: `found.${best} ${NEWEST}`,
  };
}

/**
 * Each combination of filters is a statement of its own, so that each is prepared once and uses its own index. A page is
 * found by ids alone: rows that are skipped or ranked lower are never read whole.
 */
function statement(catalogue: Catalogue, filter: CatalogueFilter): Statement {
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
  const sorted = catalogue.orders?.[filter.sort ?? ""];
  const sought = filter.search ? place(filter.search) : undefined;
  const offset = filter.offset ? place(filter.offset) : undefined;
  const { begin, page, order } = sought
    ? matchingPage(catalogue, where, sought)
    : orderedPage(catalogue, { where, featured, isNarrowed: slug || category, order: sorted ?? NEWEST });
  const marks = [
    featured && "featured",
    slug && "slug",
    category && "category",
    sought ? "search" : sorted && filter.sort,
    fetched,
    offset && "offset",
  ];

  return {
    name: ["list", catalogue.name, ...marks.filter(Boolean)].join("-"),
    text: `${begin} select ${catalogue.columns}, found.total
      from (${page} limit ${fetched} ${offset ? `offset ${offset}` : ""}) found
      join ${catalogue.name} item using (id) ${catalogue.joins}
      order by ${order}`,
    values,
  };
}

/** One page of a catalogue and the size of the whole list. */
export async function listCatalogue<Row extends object>(
  database: Database,
  catalogue: Catalogue,
  filter: CatalogueFilter,
): Promise<{ rows: Row[]; total: number }> {
  const { name, text, values } = statement(catalogue, filter);
  const rows = await database.prepared<Row & { total: number }>(name, text, values);
  if (rows[0]) return { rows: rows.slice(0, limitOf(filter)), total: rows[0].total };
  // An empty page past the end carries no count: the first row does.
  if (!filter.offset) return { rows, total: 0 };
  const first = await listCatalogue(database, catalogue, { ...filter, limit: 1, offset: 0 });
  return { rows, total: first.total };
}
