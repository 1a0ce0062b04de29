import type { Order, OrderStatus } from "@barakah/contract";
import { refundOwed } from "../../payments/index.ts";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database } from "../../platform/database/database.ts";
import { type Page, preparedPage } from "../../platform/database/prepared-page.ts";
import { partOf } from "./order-number.ts";

const DAY = (shipped: string, days: string) =>
  `((${shipped} at time zone 'Asia/Jakarta')::date + ${days})::text`;

/** The parcel of the order `o` as JSON; null for pickups. */
export const shipmentJson = (
  order: string,
) => `(select json_build_object('mode', s.mode, 'courier', s.courier,
    'service', s.service, 'price', s.price, 'estimate', s.is_estimate, 'weight_g', s.weight_g,
    'from', (select concat_ws(', ', r.name, c.name) from region r join region c on c.code = r.parent
      where r.code = s.from_region),
    'recipient', s.recipient, 'phone', s.phone, 'street', s.street, 'place', s.place, 'postal_code', s.postal_code,
    'note', s.note, 'awb', s.awb, 'driver_name', s.driver_name, 'driver_phone', s.driver_phone,
    'shipped_at', iso_instant(s.shipped_at), 'delivered_at', iso_instant(s.delivered_at),
    'arrives_from', ${DAY("s.shipped_at", "s.days_min")}, 'arrives_until', ${DAY("s.shipped_at", "s.days_max")},
    'ends_at', iso_instant(s.ends_at), 'track', s.track, 'tracked_at', iso_instant(s.tracked_at))
  from shipment s where s.order_id = ${order})`;

/** The newest refund that the answer to a complaint promised: a transfer that came back is promised anew. */
const promisedBy = (
  c: string,
) => `(select r.* from payment_refund r join shop_order o on o.payment_id = r.payment_id
  where o.id = ${c}.order_id and r.taken_event = ${c}.refund_event order by r.id desc limit 1)`;
const sentAgain = (c: string) => `(select a.* from replacement a where a.complaint_id = ${c}.id)`;

/** SQL for the history of a complaint, and for the next step that it waits for. */
export const caseOf = (c: string) => ({
  steps: `(select json_agg(json_build_object('at', iso_instant(s.at), 'step', s.step) order by s.nth) from (
    select 1, ${c}.opened_at, 'opened' union all select 2, ${c}.closed_at, ${c}.outcome
    union all select 3, r.agreed_at, 'agreed' from ${promisedBy(c)} r
    union all select 4, r.paid_on::timestamp at time zone 'Asia/Jakarta', 'paid' from ${promisedBy(c)} r where r.status = 'paid'
    union all select 5, a.shipped_at, 'sent' from ${sentAgain(c)} a) s(nth, at, step) where s.at is not null)`,
  waitsFor: `case when ${c}.closed_at is null then 'answer'
    else (select case when r.waits then 'agreement' else 'transfer' end from ${promisedBy(c)} r where r.status = 'owed'
      union all select 'replacement' from ${sentAgain(c)} a where a.shipped_at is null) end`,
});
const CASE = caseOf("c");

/** The newest complaint about an order as JSON. */
export const complaintJson = (
  order: string,
) => `(select json_build_object('id', c.id, 'reason', c.reason, 'story', c.story,
    'pictures', cardinality(c.pictures), 'opened_at', iso_instant(c.opened_at), 'closed_at', iso_instant(c.closed_at),
    'outcome', c.outcome, 'answer', c.answer, 'steps', ${CASE.steps}, 'waits_for', ${CASE.waitsFor})
  from complaint c where c.order_id = ${order} order by c.id desc limit 1)`;

/** An order as stored: codes for states, no derived fields. */
export type ListedOrder = Omit<
  Order,
  "status" | "history" | "can_pay" | "can_send_proof" | "can_cancel" | "can_receive" | "can_complain"
> & {
  /** A payment method was chosen at the provider, so money may still arrive. */
  online_begun: boolean;
  status: OrderStatus;
  history: { status: OrderStatus; created_at: string; note: string }[];
};

const ITEMS = `(select json_agg(json_build_object('id', l.id, 'product_id', l.product_id,
    'product_name', l.product_name, 'product_slug', case when item.status = 'published' then item.slug end,
    'thumbnail', ${THUMBNAIL_URL}, 'unit', l.unit, 'quantity', l.quantity, 'price', l.price,
    'can_review', o.status = 'finished' and not exists (
      select from testimony t where t.product_id = l.product_id and t.member_id = o.member_id)) order by l.id)
  from order_line l join product item on item.id = l.product_id where l.order_id = o.id)`;

const HISTORY = `(select json_agg(json_build_object('status', h.to_status, 'created_at', iso_instant(h.created_at),
    'note', h.note) order by h.id)
  from order_history h where h.order_id = o.id)`;

const MISSING = "case when p.status = 'pending' and p.seen_amount > 0 then p.unseen_amount else 0 end";
const OWED = refundOwed("p");
/** Promised for this order, or for the whole payment. */
const OWED_HERE = `(select coalesce(sum(r.amount), 0)::bigint from payment_refund r where r.payment_id = p.id
  and r.status = 'owed' and coalesce(r.part, p.reference) = order_number(p.reference, o.part))`;
/** The amount of an order of the payment `p`: the QRIS code is deducted from the first one. */
export const amountDue = (order: string) => `(${order}.total - case when ${order}.part > 1 then 0
  else (select sum(s.total) from shop_order s where s.payment_id = p.id) - p.amount end)::bigint`;

/**
 * The parcel of the order `o` was returned and its payment `p` not refunded since: the refundable part of the goods' price.
 * Shipping is not refunded, as for every sent order.
 */
export const refundPlanned = (
  order: string,
) => `case when ${order}.status = 'returned' and p.status = 'verified'
    and not exists (select from payment_refund r where r.payment_id = p.id and r.status in ('owed', 'asked', 'paid')
      and coalesce(r.part, '') in ('', order_number(p.reference, ${order}.part)) and r.created_at >= (select max(b.created_at) from parcel_return b where b.order_id = ${order}.id))
  then greatest(0, least(${amountDue(order)} - ${order}.refunded, p.amount - p.written_off - p.refunded_amount)
    - ${order}.shipping) else 0 end`;

const KEPT = `case when p.held_amount = 0 or p.status = 'pending' then 0 else p.held_amount - ${OWED} end`;

/** Data of the whole payment is shown with its first order. */
const first = (amount: string) => `case when o.part = 1 then ${amount} else 0 end`;

const ONLINE_BEGUN = `p.status = 'pending' and p.method = 'midtrans' and exists (select from payment_attempt a join provider_transaction t on t.attempt_id = a.id
    where a.payment_id = p.id and t.outcome <> 'attempt_failed')`;

const STORE = `(select json_build_object('name', s.name, 'slug', case when s.state in ('open', 'paused') then s.slug end)
  from store s where s.id = o.store_id)`;

/** The discount of a voucher on the goods of an order. */
export const voucherOf = (order: string) => `${order}.voucher_amount,
  coalesce((select v.code from shop_voucher v where v.id = ${order}.voucher_id), '') as voucher_code`;

/** An order that is fetched, and not there yet. Staff and sellers set place and hours; the community's are added by its settings. */
const FETCHED = `(not o.digital and (o.fetched or o.store_id is not null) and not exists (select from shipment s where s.order_id = o.id))`;
const PICKUP = `case when o.status = 'processing' and ${FETCHED} then coalesce((select json_build_object('place', s.pickup_place, 'hours', s.pickup_hours, 'phone', s.phone) from store s
    where s.id = o.store_id), json_build_object('place', '', 'hours', '', 'phone', '')) end`;

const COLUMNS = `order_number(p.reference, o.part) as order_number, o.created_at, o.status, o.digital, o.total as total_price,
  o.shipping as shipping_price, ${voucherOf("o")}, ${amountDue("o")} as amount_due, ${STORE} as store, ${shipmentJson("o.id")} as shipment, ${FETCHED} as fetched, ${PICKUP} as pickup, ${complaintJson("o.id")} as complaint, ${ITEMS} as items,
  ${HISTORY} as history, p.method as payment_method, p.status as payment_status,
  '/pembayaran/' || p.page_key as payment_page, p.expires_at as pay_before,
  p.payer_name as customer_name, p.payer_phone as customer_phone, p.payer_email as customer_email, o.note,
  o.shipping_note, ${first(MISSING)} as missing, ${first(KEPT)} as kept, ${OWED_HERE} as refund_owed,
  ${refundPlanned("o")} as refund_planned,
  ${ONLINE_BEGUN} as online_begun`;

/** Newest first. */
export const ordersOf = (database: Database, memberId: number, page: Page) =>
  preparedPage<ListedOrder>(
    database,
    page,
    "orders-of",
    `select ${COLUMNS}, count(*) over () as total
     from shop_order o join payment p on p.id = o.payment_id
     where o.member_id = $1 order by o.created_at desc, o.part, o.id desc limit $2 offset $3`,
    [memberId],
  );

export async function orderOf(
  database: Database,
  memberId: number,
  number: string,
): Promise<ListedOrder | undefined> {
  const { reference, part } = partOf(number);
  const [found] = await database.prepared<ListedOrder>(
    "order-of",
    `select ${COLUMNS} from shop_order o join payment p on p.id = o.payment_id
     where o.member_id = $1 and p.reference = $2 and o.part = $3`,
    [memberId, reference, part],
  );
  return found;
}
