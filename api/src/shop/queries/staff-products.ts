import type { OwnProduct, OwnProductSummary, StaffProduct, StaffProductSummary } from "@barakah/contract";
import { type Catalogue, EDITOR_COLUMNS, LIST_COLUMNS } from "../../platform/catalogue/published-list.ts";
import { type StaffCatalogueFilter, staffCatalogue } from "../../platform/catalogue/staff-catalogue.ts";
import type { Database } from "../../platform/database/database.ts";

const PRODUCTS: Catalogue = {
  name: "product",
  columns: `${LIST_COLUMNS}, item.kind, item.price, item.unit, item.stock, item.weight_g,
    (select store.name from store where store.id = item.store_id) as store`,
  joins: "",
};
const REVIEWED = "item.review, item.review_note, item.withheld";

/** SQL: the file that a product's next buyers download (`item`), or that was bought (an order's line). */
export const fileOf = (
  owner: string,
) => `(select json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'pages', f.pages)
  from digital_file f where f.id = ${owner}.digital_file_id)`;

const MOVEMENTS_SHOWN = 20;
const OPENED = `${PRODUCTS.columns}, item.status, item.description, item.picture,
  item.sent_by_courier, item.sent_by_store, item.picked_up, item.fragile, ${EDITOR_COLUMNS}, ${REVIEWED}, ${fileOf("item")} as file,
  (select coalesce(json_agg(json_build_object('change', m.change, 'reason', m.reason, 'note', m.note,
      'created_at', iso_instant(m.created_at)) order by m.id desc), '[]')
    from (select * from stock_movement where product_id = item.id order by id desc
      limit ${MOVEMENTS_SHOWN}) m) as movements`;

export const staffProducts = (database: Database, filter: StaffCatalogueFilter) =>
  staffCatalogue<StaffProductSummary>(database, PRODUCTS, filter);

export async function staffProduct(database: Database, id: number): Promise<StaffProduct | undefined> {
  const [found] = await database.prepared<StaffProduct>(
    "staff-product",
    `select ${OPENED} from product item where item.id = $1`,
    [id],
  );
  return found;
}

/** The products of one store. */
export const productsOfStore = (database: Database, storeId: number, filter: StaffCatalogueFilter) =>
  staffCatalogue<OwnProductSummary>(
    database,
    { ...PRODUCTS, columns: `${PRODUCTS.columns}, ${REVIEWED}` },
    filter,
    (place) => `item.store_id = ${place(storeId)}`,
  );

/** Undefined if the product is another store's. */
export async function productOfStore(
  database: Database,
  storeId: number,
  id: number,
): Promise<OwnProduct | undefined> {
  const [found] = await database.prepared<OwnProduct>(
    "product-of-store",
    `select ${OPENED} from product item where item.id = $1 and item.store_id = $2`,
    [id, storeId],
  );
  return found;
}
