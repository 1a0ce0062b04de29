import { LIST_MOST, STAFF_COUNT_MOST } from "@barakah/contract";
import type { Database } from "./database.ts";

export interface StaffFilter {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** The parts of a list in SQL. `where` and `from` are ours, never a visitor's text; values go into `values`. */
export interface StaffList {
  columns: string;
  from: string;
  /** Joined to the page's rows only, never to what is counted. */
  joins?: string;
  where: readonly string[];
  order: string;
  values: readonly unknown[];
}

/**
 * One page and the size of the list in one statement. Rows are chosen by an index before anything is joined to them, and
 * counting stops early: how many thousand there are is nobody's business on a first page. The order makes it count by
 * the same index.
 */
export function staffListStatement(list: StaffList, { limit, offset }: StaffFilter) {
  const values = [...list.values, limit ?? LIST_MOST, offset ?? 0];
  const where = list.where.length > 0 ? `where ${list.where.join(" and ")}` : "";
  const text = `select ${list.columns},
      (select count(*) from (select 1 from ${list.from} ${where} order by ${list.order}
        limit ${STAFF_COUNT_MOST}) counted) as total
    from (select item.* from ${list.from} ${where} order by ${list.order}
      limit $${values.length - 1} offset $${values.length}) item
    ${list.joins ?? ""} order by ${list.order}`;
  return { text, values };
}

export async function staffList<Row extends object>(
  database: Database,
  list: StaffList,
  filter: StaffFilter,
): Promise<{ rows: Row[]; total: number }> {
  const { rows } = await database.pool.query<Row & { total: number }>(staffListStatement(list, filter));
  return { rows, total: rows[0]?.total ?? 0 };
}

const escaped = (text: string) => text.replace(/[%_\\]/g, "\\$&");
/** What somebody typed, as a pattern of `like`. */
export const startingWith = (text: string) => `${escaped(text)}%`;
export const containing = (text: string) => `%${escaped(text)}%`;
