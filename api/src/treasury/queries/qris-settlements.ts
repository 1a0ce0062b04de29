import type { QrisMethod, QrisSettlement } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredSettlement = Selectable<Schema["qris_settlement"]>;

const SHOWN = 50;
const UNSETTLED_MOST = 1000;

export interface Unsettled {
  account: QrisMethod;
  reference: string;
  payer_name: string;
  amount: number;
  verified_at: string;
  day: string;
}

/** Verified QRIS payments that no bank line shows, oldest first. */
export async function unsettled(reader: Reader): Promise<Unsettled[]> {
  const { rows } =
    await sql<Unsettled>`select method as account, reference, payer_name, unseen_amount as amount, verified_at,
      (verified_at at time zone 'Asia/Jakarta')::date as day
    from payment where status in ('verified', 'refunded') and method <> 'midtrans' and unseen_amount > 0
      and method in ('qris-donasi', 'qris-toko') order by verified_at, reference limit ${UNSETTLED_MOST}`.execute(
      reader,
    );
  return rows;
}

export const insertSettlement = (
  tx: Tx,
  settlement: Insertable<Schema["qris_settlement"]>,
): Promise<StoredSettlement> =>
  tx.insertInto("qris_settlement").values(settlement).returningAll().executeTakeFirstOrThrow();

export const settlementById = (tx: Tx, id: number): Promise<StoredSettlement | undefined> =>
  tx.selectFrom("qris_settlement").selectAll().where("id", "=", id).executeTakeFirst();

export const settlementOf = (reader: Reader, lineId: number): Promise<StoredSettlement | undefined> =>
  reader
    .selectFrom("qris_settlement")
    .selectAll()
    .where("line_id", "=", lineId)
    .where("reversed_at", "is", null)
    .executeTakeFirst();

export const markReversed = (tx: Tx, id: number, memberId: number, reason: string) =>
  tx
    .updateTable("qris_settlement")
    .set({ reversed_at: sql<string>`now()`, reversed_by: memberId, reversed_reason: reason })
    .where("id", "=", id)
    .execute();

export const dropShares = (tx: Tx, lineId: number) =>
  tx.deleteFrom("statement_share").where("line_id", "=", lineId).execute();

export const settlements = ({ prepared }: Database): Promise<QrisSettlement[]> =>
  prepared<QrisSettlement>(
    "qris-settlements",
    `select s.id, s.account, l.bank, l.day, s.gross, s.fee, s.created_at,
      (select count(*)::int from statement_share h where h.line_id = s.line_id and s.reversed_at is null) as payments,
      coalesce(nullif(m.full_name, ''), m.username) as decided_by,
      case when s.reversed_at is not null then s.reversed_reason end as reversed
    from qris_settlement s join statement_line l on l.id = s.line_id join member m on m.id = s.decided_by
    order by s.created_at desc, s.id desc limit ${SHOWN}`,
    [],
  );
