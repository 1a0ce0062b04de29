import type { StaffStore, StaffStoreSummary, StoreState } from "@barakah/contract";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database } from "../../platform/database/database.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { PLACE } from "./stores.ts";

interface StoreFilter extends StaffFilter {
  search?: string | undefined;
  state?: StoreState | undefined;
}

const OWNER = "coalesce(nullif(owner.full_name, ''), owner.username::text)";
const JOINS = "join member owner on owner.id = item.member_id";
const RECENT = "now() - interval '30 days'";
/** SQL about the store's orders of the last 30 days. */
const LATELY = (
  what: string,
  from: string,
) => `(select ${what} from product sold join order_line l on l.product_id = sold.id
  join shop_order o on o.id = l.order_id ${from} where sold.store_id = item.id`;

const COLUMNS = `item.id, item.slug, item.name, ${THUMBNAIL_URL} as thumbnail, ${OWNER} as owner, item.state,
  iso_instant(item.applied_at) as applied_at,
  (select count(*) from product p where p.store_id = item.id and p.status = 'published') as product_count,
  ${LATELY("coalesce(sum(l.quantity), 0)::int", "")} and o.created_at > ${RECENT}
    and o.status in ('processing', 'shipped', 'finished')) as sold,
  ${LATELY("count(distinct c.id)", "join complaint c on c.order_id = o.id")} and c.opened_at > ${RECENT}) as complaints`;

export const staffStores = (database: Database, { search, state, ...page }: StoreFilter) =>
  staffList<StaffStoreSummary>(database, page, (place) => ({
    columns: COLUMNS,
    table: "store",
    joins: JOINS,
    where: [state && `item.state = ${place(state)}`],
    search: search && { exact: `item.words like '% ' || plain_words(${place(search)}) || '%'` },
  }));

const PRODUCTS_SHOWN = 6;
/** The same name, apart from case and titles. */
const SAME_NAME = `(plain_words(item.account_holder) = plain_words(owner.full_name) and owner.full_name <> '')`;

export async function staffStore(database: Database, id: number): Promise<StaffStore | undefined> {
  const [found] = await database.prepared<StaffStore>(
    "staff-store",
    `select ${COLUMNS}, item.version, item.state_reason, item.story, ${PLACE("item")} as place, item.phone, item.halal,
       item.halal_number, item.bank, '••••' || item.account_ending as account, item.account_holder, ${SAME_NAME} as same_name,
       item.ujrah_percent, iso_instant(item.agreed_at) as agreed_at, item.member_id,
       iso_instant(owner.created_at) as member_since,
       (select count(*) from shop_order o where o.member_id = item.member_id and o.status = 'finished') as orders_bought,
       (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'price', p.price,
           'thumbnail', p.thumbnail) order by p.created_at desc, p.id desc), '[]')
         from (select item.*, ${THUMBNAIL_URL} as thumbnail from product item where item.store_id = $1
           and item.status <> 'archived' order by item.created_at desc, item.id desc limit ${PRODUCTS_SHOWN}) p) as products
     from store item ${JOINS} where item.id = $1`,
    [id],
  );
  return found;
}
