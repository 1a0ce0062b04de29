import type { EventRefund } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { dayOf, TODAY } from "../../platform/jakarta-day.ts";
import type { Cell } from "../../platform/spreadsheet/cell.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import type { StoredRegistration } from "./registrations.ts";

/** Of a payment `p`: what has left for the payer; a refund that is only promised has not. */
export const PAID_BACK = `greatest(0, coalesce(p.refunded_amount, 0) - (select coalesce(sum(f.amount), 0) from payment_refund f
  where f.payment_id = p.id and f.status = 'owed'))`;

const OWED =
  "exists (select from payment_refund f where f.payment_id = p.id and f.status in ('owed', 'asked'))";
/** Of a payment `p`: a refund is on its way, to an account that was agreed on. */
export const DECIDED = `exists (select from payment_refund f where f.payment_id = p.id and f.status in ('owed', 'asked')
  and (f.way = 'midtrans' or f.account_number <> ''))`;
/** Of a registration `item`: money has to go back to its payer. */
const OPEN = `exists (select from payment p where p.id = item.payment_id and p.status in ('verified', 'refunded')
    and ${PAID_BACK} < item.refund_due)`;

/** Cancelled registrations with money that has to go back, or went back, newest first. */
export function eventRefunds(
  database: Database,
  { event, state, ...page }: StaffFilter & { event?: number | undefined; state: "open" | "done" },
) {
  return staffList<EventRefund>(database, page, (place) => ({
    columns: `item.id, item.code, e.title as event_title, item.buyer_name, item.buyer_phone, p.reference, p.amount as paid,
      (item.refund_due - ${PAID_BACK})::bigint as due, item.refund_due as wanted,
      item.refund_bank as bank, item.refund_account as account_number,
      item.refund_holder as account_holder, '/tiket/' || item.page_key as ticket_page,
      case when ${PAID_BACK} >= item.refund_due then 'done' when ${OWED} then 'transfer'
        when item.refund_account = '' then 'account' else 'decide' end as step,
      iso_instant(item.created_at) as created_at`,
    table: "registration",
    joins: "join event e on e.id = item.event_id join payment p on p.id = item.payment_id",
    where: [
      "item.refund_due > 0",
      state === "open" ? OPEN : `not ${OPEN}`,
      event !== undefined && `item.event_id = ${place(event)}`,
    ],
  }));
}

/** Payers of an event whose money has to go back, who have not said where to and were not asked today. */
export async function payersWithoutAccount(tx: Tx, eventId: number): Promise<StoredRegistration[]> {
  const { rows } = await sql<StoredRegistration>`select item.* from registration item
    where item.event_id = ${eventId} and item.refund_due > 0 and item.refund_account = '' and ${sql.raw(OPEN)}
      and not exists (select from payment p where p.id = item.payment_id and ${sql.raw(OWED)})
      and not exists (select from event_notice_person x join event_notice n on n.id = x.notice_id
        where x.registration_id = item.id and n.kind = 'account' and ${sql.raw(`${dayOf("n.told_at")} = ${TODAY}`)})
    order by item.id`.execute(tx);
  return rows;
}

/** The refunds that were decided and not transferred yet, in the columns of a bank's bulk transfer: account, amount and reference. */
export async function* refundRows({ pool }: Database, eventId: number): AsyncGenerator<readonly Cell[]> {
  yield ["Bank", "Nomor rekening", "Atas nama", "Jumlah", "Berita", "Pendaftaran"];
  const { rows } = await pool.query<{ cells: Cell[] }>(
    `select json_build_array(f.bank, f.account_number, f.account_holder, f.amount, 'Pengembalian ' || p.reference, r.code) as cells
     from registration r join payment p on p.id = r.payment_id join payment_refund f on f.payment_id = p.id
     where r.event_id = $1 and r.refund_due > 0 and f.status = 'owed' order by f.id`,
    [eventId],
  );
  for (const { cells } of rows) yield cells;
}
