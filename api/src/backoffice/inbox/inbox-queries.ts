import {
  CATEGORY_ADD_ON,
  type Category,
  DEFAULT_ADD_ON,
  type InboxPayment,
  LIST_MOST,
  STAFF_COUNT_MOST,
} from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database.ts";
import { type InboxFilter, inboxConditions } from "./filter.ts";

export type Reader = Database["kysely"] | Tx;

export interface InboxRow extends Omit<InboxPayment, "expected_code" | "check"> {
  id: string;
}

/** What money is for, by whoever sells, and what the newest claim says of a transfer. */
const ABOUT = sql`
  left join lateral (select t.transfer_date, t.proof_hash from transfer_claim t where t.payment_id = p.id
    order by t.id desc limit 1) claim on true
  left join donation d on d.payment_id = p.id
  left join campaign c on c.id = d.campaign_id
  left join lateral (select string_agg(l.product_name || ' × ' || l.quantity, ', ' order by l.id) as title
    from shop_order s join order_line l on l.order_id = s.id where s.payment_id = p.id) goods on p.kind = 'order'
  left join lateral (select course.title from enrolment_payment ep join enrolment e on e.id = ep.enrolment_id
    join course on course.id = e.course_id where ep.payment_id = p.id) class on p.kind = 'enrolment'`;

const FIELDS = sql`'id', p.id, 'reference', p.reference, 'kind', p.kind, 'method', p.method, 'amount', p.amount,
  'refunded_amount', p.refunded_amount, 'status', p.status, 'payer_name', p.payer_name,
  'created_at', iso_instant(p.created_at), 'title', coalesce(c.title, goods.title, class.title, ''),
  'category', c.category, 'has_proof', claim.proof_hash is not null, 'transfer_date', claim.transfer_date,
  'proof_reused', exists (select from transfer_claim other
    where other.proof_hash = claim.proof_hash and other.payment_id <> p.id)`;

/** The page and the count, up to `STAFF_COUNT_MOST`, in one statement. Exported for the test that reads its plan. */
export function inboxStatement(filter: InboxFilter) {
  const where = inboxConditions(filter);
  return sql<{ total: number; rows: InboxRow[] }>`select
    (select count(*) from (select from payment p where ${where} limit ${STAFF_COUNT_MOST}) counted) as total,
    (select coalesce(json_agg(json_build_object(${FIELDS}) order by p.created_at desc, p.id desc), '[]')
      from (select * from payment p where ${where} order by p.created_at desc, p.id desc
        limit ${filter.limit ?? LIST_MOST} offset ${filter.offset ?? 0}) p ${ABOUT}) as rows`;
}

export async function inbox(
  reader: Reader,
  filter: InboxFilter,
): Promise<{ total: number; rows: InboxRow[] }> {
  const found = await inboxStatement(filter).execute(reader);
  return found.rows[0] ?? { total: 0, rows: [] };
}

export async function inboxRow(reader: Reader, reference: string): Promise<InboxRow | undefined> {
  const found = await sql<{ row: InboxRow }>`select json_build_object(${FIELDS}) as row
    from payment p ${ABOUT} where p.reference = ${reference}`.execute(reader);
  return found.rows[0]?.row;
}

/** These payments, in the order in which they are named. */
export async function inboxRows(reader: Reader, ids: readonly string[]): Promise<InboxRow[]> {
  const found = await sql<{ row: InboxRow }>`select json_build_object(${FIELDS}) as row
    from unnest(${[...ids]}::uuid[]) with ordinality as named (id, place) join payment p on p.id = named.id ${ABOUT}
    order by named.place`.execute(reader);
  return found.rows.map(({ row }) => row);
}

export async function waitingCounts(reader: Reader) {
  const found = await sql<{ kind: InboxPayment["kind"]; waiting: number }>`select p.kind, count(*) as waiting
    from payment p where p.status = 'pending' and (select t.id from transfer_claim t where t.payment_id = p.id limit 1) is not null
    group by p.kind`.execute(reader);
  const counts = { donation: 0, order: 0, enrolment: 0 };
  for (const { kind, waiting } of found.rows) counts[kind] = waiting;
  return counts;
}

const addOnOf = (category: string) => CATEGORY_ADD_ON[category as Category] ?? DEFAULT_ADD_ON;

/** With what the last three digits say. */
export function judged({ id: _, ...row }: InboxRow): InboxPayment {
  const expected = row.category === null ? null : addOnOf(row.category);
  const doubtful = expected === null || !row.has_proof || row.proof_reused;
  const check =
    expected !== null && row.amount % 1000 !== expected ? "mismatch" : doubtful ? "look" : "match";
  return { ...row, expected_code: expected, check };
}

export const paymentNamed = (reader: Reader, reference: string) =>
  reader.selectFrom("payment").selectAll().where("reference", "=", reference).executeTakeFirst();
