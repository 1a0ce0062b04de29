import { lootOf } from "../money/thief.ts";
import type { TestApp } from "../test-app.ts";
import type { World } from "./world.ts";

/**
 * What the two have beyond what is in the treasury's books: their stores' free money, goods, seats and courses. Seats by what
 * they cost after the event's own vouchers, which are a price that its editor sets.
 */
const CONTROL = `select
  (select coalesce(-sum(amount), 0)::bigint from ledger_posting where account in (select 'store:' || id from store where member_id = any($1)))
    + (select coalesce(sum(p.amount), 0)::bigint from store_payout p join store s on s.id = p.store_id
        where s.member_id = any($1) and p.state = 'paid') as stores,
  (select coalesce(sum((select sum(l.price * l.quantity) from order_line l where l.order_id = o.id) - o.voucher_amount + o.discount), 0)::bigint
      from shop_order o left join store s on s.id = o.store_id
      where o.status in ('processing', 'shipped', 'finished', 'returned') and o.member_id = any($1)
        and coalesce(s.member_id <> all($1), true))
    + (select coalesce(sum(l.price * q.quantity), 0)::bigint from replacement r join replacement_line q on q.replacement_id = r.id
        join shop_order o on o.id = r.order_id join order_line l on l.order_id = o.id and l.product_id = q.product_id
        where o.member_id = any($1)) as goods,
  (select coalesce(sum(held.worth), 0)::bigint from (
      select r.total * sum(t.price) filter (where t.state = 'valid') / nullif(sum(t.price), 0) as worth
      from ticket t join registration r on r.id = t.registration_id
      where r.event_id = $2 and r.id > $3 and r.state = 'confirmed' and r.source in ('self', 'door') group by r.id) held) as seats,
  (select coalesce(sum(e.price), 0)::bigint from enrolment e where e.member_id = any($1) and e.status = 'verified') as courses,
  (select coalesce(sum(amount), 0)::bigint from ledger_posting where account = 'cash:event-' || $2::bigint) as door`;

interface Counted {
  stores: number;
  goods: number;
  seats: number;
  courses: number;
  door: number;
}

const read = async ({ database }: TestApp, given: unknown[]): Promise<Counted> => {
  const { rows } = await database.pool.query<Record<string, unknown>>(CONTROL, given);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, sum]) => [name, Number(sum)])) as never;
};

/** What is under their control from now on, by kind. */
export async function controlOf({ made }: World, refundsBefore: number) {
  const { api, insider, accomplice, paid, touched } = made;
  const given = [[insider.member.id, accomplice.member.id], paid.id, touched.registration];
  const before = await read(api, given);
  const loot = await lootOf(api, insider.member.id, refundsBefore);
  return async () => {
    const now = await read(api, given);
    return {
      books: await loot(),
      stores: now.stores - before.stores,
      goods: now.goods,
      seats: now.seats,
      courses: now.courses,
      // Who takes cash at the door has to hand it over.
      paidIn: made.paidIn + now.door,
    };
  };
}
