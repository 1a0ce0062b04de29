import type { Publication } from "@barakah/contract";
import type { Database } from "../database/database.ts";
import { type Place, type StaffFilter, staffList } from "../staff-list/staff-list.ts";
import type { Catalogue } from "./published-list.ts";

export interface StaffCatalogueFilter extends StaffFilter {
  search?: string | undefined;
  status?: Publication | undefined;
}

/** All items including drafts and archived ones, newest first. `own`: a further condition. */
export const staffCatalogue = <Row extends object>(
  database: Database,
  { name, columns, joins }: Catalogue,
  { search, status, ...page }: StaffCatalogueFilter,
  own?: (place: Place) => string,
) =>
  staffList<Row>(database, page, (place) => ({
    columns: `${columns}, item.status`,
    table: name,
    joins,
    where: [status && `item.status = ${place(status)}`, own?.(place)],
    search: search && { exact: `item.search @@ (select search_query('${name}', ${place(search)}))` },
  }));
