import {
  LIST_MOST,
  STAFF_COUNT_MOST,
  STAFF_DEEPEST,
  STAFF_FOUND_DEEPEST,
  STAFF_FOUND_MOST,
} from "@barakah/contract";
import type { Database } from "../database/database.ts";
import { invalid } from "../errors.ts";

export interface StaffFilter {
  limit?: number | undefined;
  offset?: number | undefined;
}

export interface StaffSearch {
  /** SQL condition for exact matches. */
  exact: string;
  /** More exact matches, each by its own index: for each row `one` of the select `each`, the rows where `is` holds. */
  also?: readonly { each: string; is: string }[];
  /** Fallback condition if nothing matches exactly. */
  alike?: string | undefined;
  /** Ranks the newest matches by closeness, lowest first; older ones are ordered by age only. */
  closest?: ((place: Place) => string) | undefined;
}

/** Adds a value to the statement and returns its placeholder. */
export type Place = (value: unknown) => string;

export interface StaffList {
  /** Select list over `item` and `joins`. */
  columns: string;
  /** Its rows are aliased `item` and have an `id`. */
  table: string;
  /** Joined to the rows of the page only, not for filtering and counting. */
  joins?: string;
  /** Conditions; those that do not apply are empty. */
  where?: readonly (string | false | undefined)[];
  search?: StaffSearch | "" | undefined;
  /** The column for newest-first order; default `created_at`. */
  newest?: string;
  /** Oldest first instead: for queues that are worked off. */
  oldestFirst?: boolean;
}

/** Describes a list. User input goes into the statement only through `place`. */
export type DescribeList = (place: Place) => StaffList;

function refuseTooDeep(offset: number, deepest: number) {
  if (offset <= deepest) return;
  const message = `Paling jauh baris ke-${deepest.toLocaleString("id-ID")}. Persempit dengan pencarian.`;
  throw invalid({ offset: [message] });
}

const orderOf = ({ newest = "created_at", oldestFirst }: StaffList) => {
  const direction = oldestFirst ? "asc" : "desc";
  return `item.${newest} ${direction}, item.id ${direction}`;
};

/** Selects the keys of the first rows that meet the conditions, from an index. */
function keys(list: StaffList, most: string, ...conditions: string[]): string {
  const where = [...(list.where ?? []), ...conditions].filter(Boolean);
  return `select item.id, item.${list.newest ?? "created_at"} from ${list.table} item
    ${where.length > 0 ? `where ${where.join(" and ")}` : ""} order by ${orderOf(list)} limit ${most}`;
}

/** The keys of all matches, as `found`. */
function findings(list: StaffList, most: string): string {
  const { exact, also = [], alike }: Partial<StaffSearch> = list.search || {};
  const ways = also.map(
    ({ each, is }) =>
      `union select item.* from (${each}) one cross join lateral (${keys(list, most, is)}) item`,
  );
  const meant = exact ? keys(list, most, exact) : keys(list, most);
  return `exact as materialized (select * from ((${meant}) ${ways.join(" ")}) item order by ${orderOf(list)} limit ${most}),
    ${alike ? `alike as materialized (${keys(list, most, alike, "not exists (select from exact)")}),` : ""}
    found as (table exact ${alike ? "union all table alike" : ""})`;
}

/** This many of the first rows are ranked by closeness. */
const CLOSEST_AMONG = 100;

/** The matches with their position in the list. */
function ordered(list: StaffList, offset: number, place: Place): string {
  const byAge = orderOf(list);
  const closest = list.search ? list.search.closest : undefined;
  // Positions beyond the ranked ones do not depend on closeness.
  if (!closest || offset >= CLOSEST_AMONG)
    return `ordered as (select item.id, row_number() over (order by ${byAge}) as list_place from found item)`;
  return `aged as materialized (select item.id, row_number() over (order by ${byAge}) as age from found item),
      ordered as (select id, row_number() over (order by close, age) as list_place from (
        select aged.id, aged.age, ${closest(place)} as close from aged join ${list.table} item on item.id = aged.id where age <= ${CLOSEST_AMONG}
        union all select id, age, null from aged where age > ${CLOSEST_AMONG}) item)`;
}

/**
 * Pagination: one page and the list's size in one statement. Keys up to the counting limit come from an index; only
 * the rows of the page are read and joined.
 */
function statement(describe: DescribeList, { limit = LIST_MOST, offset = 0 }: StaffFilter) {
  const values: unknown[] = [];
  const placed: Place = (value) => `$${values.push(value)}`;
  const list = describe(placed);
  refuseTooDeep(offset, list.search ? STAFF_FOUND_DEEPEST : STAFF_DEEPEST);
  const counted = list.search ? STAFF_FOUND_MOST : STAFF_COUNT_MOST;
  const order = ordered(list, offset, placed);
  values.push(limit, offset, Math.max(counted + 1, offset + limit));
  const place = (back: number) => `$${values.length - back}`;
  const text = `with ${findings(list, place(0))},
      ${order},
      page as (select id, list_place from ordered order by list_place limit ${place(2)} offset ${place(1)})
    select size.list_size, shown.* from (select least(count(*), ${counted + 1}) as list_size from found) size
    left join (select page.list_place, ${list.columns}
      from page join ${list.table} item on item.id = page.id ${list.joins ?? ""}) shown on true
    order by shown.list_place`;
  return { text, values };
}

export async function staffList<Row extends object>(
  database: Database,
  filter: StaffFilter,
  describe: DescribeList,
): Promise<{ rows: Row[]; total: number }> {
  // Names that no list uses as a column: a registration, for example, has a column `total`.
  type Found = Row & { list_size: number; list_place: number | null };
  const { rows } = await database.pool.query<Found>(statement(describe, filter));
  return { rows: rows.filter(({ list_place }) => list_place !== null), total: rows[0]?.list_size ?? 0 };
}
