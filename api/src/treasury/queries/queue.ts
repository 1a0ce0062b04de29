import type { listUnseenPayments, QueryOf, QueuedPayment } from "@barakah/contract";
import { refundOwed } from "../../payments/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { type DescribeList, staffList } from "../../platform/staff-list/staff-list.ts";
import { type QueueFilter, queueConditions } from "./queue-filter.ts";
import { reusedProof } from "./reused-proof.ts";

export interface QueueRow extends Omit<QueuedPayment, "expected_add_on" | "check"> {
  id: string;
}

/** What a payment is for, and its newest claim. */
export const ABOUT = `
  left join lateral (select t.transfer_date, t.proof_hash from transfer_claim t where t.payment_id = item.id
    order by t.id desc limit 1) claim on true
  left join lateral (select n.posted_at from money_notice n where n.payment_id = item.id order by n.id limit 1) notice on true
  left join donation d on d.payment_id = item.id
  left join campaign c on c.id = d.campaign_id
  left join lateral (select string_agg(l.product_name || ' × ' || l.quantity, ', ' order by l.id) as title
    from shop_order s join order_line l on l.order_id = s.id where s.payment_id = item.id) goods on item.kind = 'order'
  left join lateral (select course.title from enrolment_payment ep join enrolment e on e.id = ep.enrolment_id
    join course on course.id = e.course_id where ep.payment_id = item.id) class on item.kind = 'enrolment'
  left join zakat_payment z on z.payment_id = item.id
  left join lateral (select e.title from registration r join event e on e.id = r.event_id
    where r.payment_id = item.id) occasion on item.kind = 'event'`;

export const FIELDS = `item.id, item.reference, item.kind, item.method, item.amount, item.refunded_amount, ${refundOwed("item")} as refund_owed, item.seen_amount, item.unseen_amount, item.written_off,
  item.held_amount, item.status,
  item.payer_name, item.created_at, coalesce(occasion.title, c.title, goods.title, class.title, z.title, '') as title, case when item.kind = 'donation' then c.category end as category,
  notice.posted_at as money_seen_at, claim.proof_hash is not null as has_proof, claim.transfer_date,
  exists (select from transfer_claim other where ${reusedProof("other", "claim", "item.id")}) as proof_reused`;

const queueList =
  ({ oldest = false, ...filter }: QueueFilter): DescribeList =>
  (place) => ({
    columns: FIELDS,
    table: "payment",
    joins: ABOUT,
    oldestFirst: oldest,
    ...queueConditions(filter, place),
  });

export const queue = (database: Database, filter: QueueFilter) =>
  staffList<QueueRow>(database, filter, queueList(filter));

/** Matches the index: verified transfers that the bank has not fully shown. */
const UNSEEN =
  "item.status in ('verified', 'refunded') and item.method <> 'midtrans' and item.method not in ('cash', 'store') and item.unseen_amount > 0";

export const unseenPayments = (database: Database, filter: QueryOf<typeof listUnseenPayments>) =>
  staffList<QueueRow>(database, filter, (place) => {
    const list = queueList(filter)(place);
    return { ...list, where: [UNSEEN, ...(list.where ?? [])] };
  });

export async function queueRow(database: Database, reference: string): Promise<QueueRow | undefined> {
  const [found] = await database.prepared<QueueRow>(
    "queue-row",
    `select ${FIELDS} from payment item ${ABOUT} where item.reference = $1`,
    [reference],
  );
  return found;
}

export async function queueRows({ pool }: Database, references: readonly string[]): Promise<QueueRow[]> {
  const text = `select ${FIELDS} from payment item ${ABOUT} where item.reference = any($1)`;
  return (await pool.query<QueueRow>(text, [references])).rows;
}

export async function waitingCounts(database: Database) {
  const found = await database.prepared<{ kind: QueuedPayment["kind"]; waiting: number }>(
    "waiting-counts",
    "select kind, count(*) as waiting from payment where status = 'pending' and claimed and not apart group by kind",
    [],
  );
  const counts = { donation: 0, order: 0, enrolment: 0, zakat: 0, event: 0 };
  for (const { kind, waiting } of found) counts[kind] = waiting;
  return counts;
}
