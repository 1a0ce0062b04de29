import type { StaffProduct, StaffProductSummary } from "@barakah/contract";
import { type Catalogue, EDITED, LISTED } from "../../platform/catalogue/published-list.ts";
import { type StaffCatalogueFilter, staffCatalogue } from "../../platform/catalogue/staff-catalogue.ts";
import type { Database } from "../../platform/database/database.ts";

const PRODUCTS: Catalogue = {
  name: "product",
  columns: `${LISTED}, item.price, item.unit, item.stock, item.weight_g`,
  joins: "",
};

const MOVEMENTS_SHOWN = 20;

export const staffProducts = (database: Database, filter: StaffCatalogueFilter) =>
  staffCatalogue<StaffProductSummary>(database, PRODUCTS, filter);

export async function staffProduct(database: Database, id: number): Promise<StaffProduct | undefined> {
  const [found] = await database.prepared<StaffProduct>(
    "staff-product",
    `select ${PRODUCTS.columns}, item.status, item.description, item.picture,
       item.sent_by_courier, item.sent_by_store, item.picked_up, ${EDITED},
       (select coalesce(json_agg(json_build_object('change', m.change, 'reason', m.reason, 'note', m.note,
           'created_at', iso_instant(m.created_at)) order by m.id desc), '[]')
         from (select * from stock_movement where product_id = item.id order by id desc
           limit ${MOVEMENTS_SHOWN}) m) as movements
     from product item where item.id = $1`,
    [id],
  );
  return found;
}
