import type { Publication } from "@barakah/contract";
import type { Database } from "../database/database.ts";
import { type StaffFilter, type StaffList, staffList } from "../staff-list/staff-list.ts";
import type { Catalogue } from "./published-list.ts";

export interface StaffCatalogueFilter extends StaffFilter {
  search?: string | undefined;
  status?: Publication | undefined;
}

/** All items including drafts and archived ones, newest first. */
export function staffCatalogueList(
  { name, columns, joins }: Catalogue,
  { search, status }: StaffCatalogueFilter,
): StaffList {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (status) where.push(`item.status = ${place(status)}`);
  return {
    columns: `${columns}, item.status`,
    table: name,
    joins,
    where,
    search: search
      ? { exact: `item.search @@ (select search_query('${name}', ${place(search)}))` }
      : undefined,
    newest: "created_at",
    values,
  };
}

export const staffCatalogue = <Row extends object>(
  database: Database,
  catalogue: Catalogue,
  filter: StaffCatalogueFilter,
) => staffList<Row>(database, staffCatalogueList(catalogue, filter), filter);
