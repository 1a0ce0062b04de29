import type { CashBox, CashGift, CashHandover } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { NOTED_NEAR_DAYS } from "./noted-day-tolerance.ts";

export type StoredBox = Selectable<Schema["cash_box"]>;
export type StoredHandover = Selectable<Schema["cash_handover"]>;

export async function cashBoxes({ pool }: Database): Promise<CashBox[]> {
  const { rows } = await pool.query<CashBox>(`select b.code, b.name, b.active,
      (select coalesce(sum(l.amount), 0)::bigint from ledger_posting l where l.account = 'cash:' || b.code) as balance
    from cash_box b order by b.active desc, b.place`);
  return rows;
}

/** Every change of cash locks its box first. */
export const lockBox = (tx: Tx, code: string): Promise<StoredBox | undefined> =>
  tx.selectFrom("cash_box").selectAll().where("code", "=", code).forUpdate().executeTakeFirst();

/** False if the code or name exists. */
export const insertBox = async (tx: Tx, box: { code: string; name: string }): Promise<boolean> =>
  (await tx
    .insertInto("cash_box")
    .values(box)
    .onConflict((clash) => clash.doNothing())
    .returning("code")
    .executeTakeFirst()) !== undefined;

export const boxNamed = (tx: Tx, name: string): Promise<StoredBox | undefined> =>
  tx.selectFrom("cash_box").selectAll().where(sql`lower(name)`, "=", name.toLowerCase()).executeTakeFirst();

export const updateBox = (tx: Tx, code: string, change: { name: string; active: boolean }) =>
  tx.updateTable("cash_box").set(change).where("code", "=", code).execute();

export const insertGift = (tx: Tx, gift: Insertable<Schema["cash_gift"]>) =>
  tx.insertInto("cash_gift").values(gift).execute();

export const giftOf = (tx: Tx, reference: string) =>
  tx
    .selectFrom("cash_gift")
    .innerJoin("payment", "payment.id", "cash_gift.payment_id")
    .innerJoin("donation", "donation.payment_id", "payment.id")
    .select(["cash_gift.box", "donation.campaign_id"])
    .where("payment.reference", "=", reference)
    .executeTakeFirst();

/** Undefined if the same call was stored already. */
export const insertHandover = async (
  tx: Tx,
  handover: Insertable<Schema["cash_handover"]>,
): Promise<number | undefined> =>
  (
    await tx
      .insertInto("cash_handover")
      .values(handover)
      .onConflict((clash) => clash.column("request_key").doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

export const handoverByKey = (tx: Tx, key: string): Promise<StoredHandover | undefined> =>
  tx.selectFrom("cash_handover").selectAll().where("request_key", "=", key).executeTakeFirst();

export const handoverById = (tx: Tx, id: number): Promise<StoredHandover | undefined> =>
  tx.selectFrom("cash_handover").selectAll().where("id", "=", id).executeTakeFirst();

export const joinLine = (tx: Tx, id: number, line_id: number) =>
  tx.updateTable("cash_handover").set({ line_id }).where("id", "=", id).execute();

export const markReversed = (tx: Tx, id: number, memberId: number, reason: string) =>
  tx
    .updateTable("cash_handover")
    .set({ line_id: null, reversed_at: sql<string>`now()`, reversed_by: memberId, reversed_reason: reason })
    .where("id", "=", id)
    .execute();

/** The first of these lines that matches an unseen cash handover. */
export async function likelyHandover(tx: Tx, lineIds: readonly number[]) {
  const { rows } = await sql<{ line: number; description: string; box: string; amount: number }>`
    select l.id as line, l.description, b.name as box, h.amount from statement_line l
    join cash_handover h on h.bank = l.bank and h.amount = l.amount and h.reversed_at is null and h.line_id is null
      and h.day between l.day - ${NOTED_NEAR_DAYS}::int and l.day + ${NOTED_NEAR_DAYS}::int
    join cash_box b on b.code = h.box
    where l.id = any(${lineIds}::bigint[]) order by l.id limit 1`.execute(tx);
  return rows[0];
}

const NAME = (id: string) =>
  `(select coalesce(nullif(m.full_name, ''), m.username) from member m where m.id = ${id})`;
const LINE = "json_build_object('id', l.id, 'day', l.day, 'description', l.description)";
const BOX = "(select b.name from cash_box b where b.code = item.box) as box";

export const cashGifts = (database: Database, filter: StaffFilter) =>
  staffList<CashGift>(database, filter, () => ({
    columns: `item.id, p.reference, p.payer_name as giver, ${BOX}, item.day, p.amount,
      (select c.title from donation d join campaign c on c.id = d.campaign_id where d.payment_id = p.id) as campaign,
      ${NAME("item.recorded_by")} as recorded_by, p.status = 'cancelled' as voided`,
    table: "cash_gift",
    joins: "join payment p on p.id = item.payment_id",
    newest: "day",
  }));

export const cashHandovers = (database: Database, filter: StaffFilter) =>
  staffList<CashHandover>(database, filter, () => ({
    columns: `item.id, ${BOX}, item.bank, item.amount, item.day, ${NAME("item.created_by")} as created_by,
      (select ${LINE} from statement_line l where l.id = item.line_id) as line,
      case when item.reversed_at is null and item.line_id is null then
        (select coalesce(json_agg(${LINE} order by abs(l.day - item.day), l.id), '[]') from (
          select * from statement_line l where l.unclaimed = item.amount and l.unclaimed > 0 and l.amount = item.amount and l.bank = item.bank
            and l.day between item.day - ${NOTED_NEAR_DAYS} and item.day + ${NOTED_NEAR_DAYS}
          order by abs(l.day - item.day), l.id limit 3) l) else '[]' end as candidates,
      case when item.reversed_at is not null then item.reversed_reason end as reversed`,
    table: "cash_handover",
    newest: "day",
  }));
