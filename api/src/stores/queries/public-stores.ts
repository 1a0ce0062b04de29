import type { FoundStore, PublicStore } from "@barakah/contract";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database } from "../../platform/database/database.ts";
import { type Page, preparedPage } from "../../platform/database/prepared-page.ts";
import { TESTIMONY } from "../../shop/index.ts";

const TESTIMONIES_SHOWN = 10;
const FROM_TESTIMONIES =
  "from testimony t join product p on p.id = t.product_id where p.store_id = item.id and t.hidden_at is null";

const PLACE = `(select concat_ws(', ', r.name, c.name) from region r left join region c on c.code = r.parent
  where r.code = item.region_code)`;
const SHOWN = "item.state in ('open', 'paused')";

/** Stores that everybody may see; paused ones come last. */
export const publicStores = (
  database: Database,
  { search, ...page }: Page & { search?: string | undefined },
) =>
  preparedPage<FoundStore>(
    database,
    page,
    search ? "stores-search" : "stores",
    `select item.slug, item.name, ${THUMBNAIL_URL} as thumbnail, ${PLACE} as place, item.state,
       (select count(*) from product p where p.store_id = item.id and p.status = 'published') as product_count,
       count(*) over () as total
     from store item where ${SHOWN} ${search ? "and item.search @@ (select search_query('store', $1))" : ""}
     order by item.state, item.created_at desc, item.id desc limit ${search ? "$2 offset $3" : "$1 offset $2"}`,
    search ? [search] : [],
  );

export async function storeBySlug(database: Database, slug: string): Promise<PublicStore | undefined> {
  const [found] = await database.prepared<PublicStore>(
    "store-by-slug",
    `select item.slug, item.name, coalesce(nullif(owner.full_name, ''), owner.username::text) as owner, item.story,
       ${THUMBNAIL_URL} as thumbnail, item.halal, item.state, iso_instant(owner.created_at) as member_since,
       ${PLACE} as place,
       (select round(avg(t.stars), 1)::float8 ${FROM_TESTIMONIES}) as rating, (select count(*) ${FROM_TESTIMONIES}) as testimony_count,
       (select coalesce(sum(l.quantity), 0)::int from product p join order_line l on l.product_id = p.id
         join shop_order o on o.id = l.order_id where p.store_id = item.id and o.status = 'finished') as sold,
       (select coalesce(json_agg(json_build_object(${TESTIMONY}, 'product', t.title)
           order by t.created_at desc, t.id desc), '[]')
         from (select t.*, p.title ${FROM_TESTIMONIES} order by t.created_at desc, t.id desc limit ${TESTIMONIES_SHOWN}) t) as testimonies
     from store item join member owner on owner.id = item.member_id
     where item.slug = $1 and ${SHOWN}`,
    [slug],
  );
  return found;
}
