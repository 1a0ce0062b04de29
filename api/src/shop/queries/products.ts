import type { Product, ProductSummary } from "@barakah/contract";
import {
  type Catalogue,
  type CatalogueFilter,
  LIST_COLUMNS,
  listCatalogue,
} from "../../platform/catalogue/published-list.ts";
import { idBySlug } from "../../platform/catalogue/slugs.ts";
import type { Database } from "../../platform/database/database.ts";
import { TESTIMONY } from "./testimonies.ts";

/** A file can be bought once by each member. */
const STOCK = "case item.kind when 'digital' then 1 else item.stock end";

export const PRODUCTS: Catalogue = {
  name: "product",
  columns: `${LIST_COLUMNS}, item.price, item.unit, item.kind, ${STOCK} as stock, judged.rating, judged.testimony_count,
    case when store.id is not null then json_build_object('slug', store.slug, 'name', store.name) end as store`,
  joins: `cross join lateral (
    select round(avg(stars), 1)::float8 as rating, count(*) as testimony_count
    from testimony where product_id = item.id and hidden_at is null) judged left join store on store.id = item.store_id`,
};

export const products = (database: Database, filter: CatalogueFilter) =>
  listCatalogue<ProductSummary>(database, PRODUCTS, filter);

export async function productBySlug(
  database: Database,
  slug: string,
): Promise<Omit<Product, "summary"> | undefined> {
  const [found] = await database.prepared<Omit<Product, "summary">>(
    "product-by-slug",
    `select ${PRODUCTS.columns}, item.description,
       (select json_build_object('bytes', f.bytes, 'pages', f.pages) from digital_file f where f.id = item.digital_file_id) as file,
       (select coalesce(json_agg(json_build_object(${TESTIMONY})
           order by t.created_at desc, t.id desc), '[]')
         from testimony t where t.product_id = item.id and t.hidden_at is null) as testimonies
     from product item ${PRODUCTS.joins}
     where item.id = ${idBySlug("product", "$1")} and item.status = 'published'`,
    [slug],
  );
  return found;
}
