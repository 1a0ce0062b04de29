import type { Bank, DebitState, StatementDebit } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { BANK_CHARGE_WORDS } from "./bank-charge-words.ts";
import { NOTED_NEAR_DAYS } from "./noted-day-tolerance.ts";
import { wordsOrAmount } from "./statement-lines.ts";

export type StoredDebit = Selectable<Schema["statement_debit"]>;

const PAGE = 100;

export const lockDebits = (tx: Tx, ids: readonly number[]): Promise<StoredDebit[]> =>
  tx
    .selectFrom("statement_debit")
    .selectAll()
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();

interface Settled {
  state: DebitState;
  payout_id?: number | null | undefined;
  refund_id?: number | null | undefined;
  store_payout_id?: number | null | undefined;
  courier?: string | undefined;
}

export async function settleDebit(
  tx: Tx,
  id: number,
  { state, payout_id = null, refund_id = null, store_payout_id = null, courier = "" }: Settled,
  memberId: number,
) {
  const open = state === "open";
  await tx
    .updateTable("statement_debit")
    .set({
      state,
      payout_id,
      refund_id,
      store_payout_id,
      courier,
      decided_by: open ? null : memberId,
      decided_at: open ? null : sql<string>`now()`,
    })
    .where("id", "=", id)
    .execute();
}

export const isShown = async (
  tx: Tx,
  by: { payout_id: number } | { refund_id: number } | { store_payout_id: number },
): Promise<boolean> =>
  (await tx
    .selectFrom("statement_debit")
    .select("id")
    .where((where) => where.and(by))
    .executeTakeFirst()) !== undefined;

export const releaseDebitOf = (tx: Tx, payoutId: number) =>
  tx
    .updateTable("statement_debit")
    .set({ state: "open", payout_id: null, decided_by: null, decided_at: null })
    .where("payout_id", "=", payoutId)
    .execute();

const PAYOUT = "json_build_object('id', o.id, 'title', o.title, 'amount', o.amount, 'paid_on', o.paid_on)";
const REFUND =
  "json_build_object('id', r.id, 'reference', p.reference, 'payer_name', p.payer_name, 'amount', r.amount, 'paid_on', r.paid_on)";
const STORE =
  "json_build_object('id', o.id, 'store', s.name, 'amount', o.amount - o.gift_amount, 'paid_on', o.paid_on)";

interface Filter extends StaffFilter {
  state: DebitState;
  bank?: Bank | undefined;
  search?: string | undefined;
}

export const debitsIn = (database: Database, { state, bank, search, limit = PAGE, offset }: Filter) =>
  staffList<StatementDebit>(database, { limit: Math.min(limit, PAGE), offset }, (place) => ({
    columns: `item.id, item.bank, item.day, item.amount, item.sen, item.description, item.state, item.courier,
      item.description ~* ${BANK_CHARGE_WORDS} as charge_like,
      (select ${PAYOUT} from payout o where o.id = item.payout_id) as payout,
      case when item.state = 'open' then (select coalesce(json_agg(${PAYOUT} order by abs(o.paid_on - item.day), o.id), '[]')
        from payout o where o.bank = item.bank and o.amount = item.amount
          and (o.reversed_at is null or exists (select from returned_transfer b where b.payout_id = o.id))
          and o.paid_on between item.day - ${NOTED_NEAR_DAYS} and item.day + ${NOTED_NEAR_DAYS}
          and not exists (select from statement_debit other where other.payout_id = o.id)) else '[]' end as payouts,
      (select ${REFUND} from payment_refund r join payment p on p.id = r.payment_id where r.id = item.refund_id) as refund,
      case when item.state = 'open' then (select coalesce(json_agg(${REFUND} order by abs(r.paid_on - item.day), r.id), '[]')
        from payment_refund r join payment p on p.id = r.payment_id
        where r.paid_from = item.bank and r.amount = item.amount
          and r.paid_on between item.day - ${NOTED_NEAR_DAYS} and item.day + ${NOTED_NEAR_DAYS}
          and not exists (select from statement_debit other where other.refund_id = r.id)) else '[]' end as refunds,
      (select ${STORE} from store_payout o join store s on s.id = o.store_id where o.id = item.store_payout_id) as store_payout,
      case when item.state = 'open' then (select coalesce(json_agg(${STORE} order by abs(o.paid_on - item.day), o.id), '[]')
        from store_payout o join store s on s.id = o.store_id
        where o.bank = item.bank and o.amount - o.gift_amount = item.amount
          and o.paid_on between item.day - ${NOTED_NEAR_DAYS} and item.day + ${NOTED_NEAR_DAYS}
          and not exists (select from statement_debit other where other.store_payout_id = o.id)) else '[]' end as store_payouts,
      (select coalesce(nullif(m.full_name, ''), m.username) from member m where m.id = item.decided_by) as decided_by`,
    table: "statement_debit",
    where: [`item.state = ${place(state)}`, bank && `item.bank = ${place(bank)}`],
    search: search && wordsOrAmount(search, place),
    newest: "day",
  }));
