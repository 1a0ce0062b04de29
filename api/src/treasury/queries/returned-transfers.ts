import type { Bank, SentKind } from "@barakah/contract";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { broughtBack, RETURN_DAYS, RETURN_WORDS } from "./which-line-may-be-a-return.ts";

const NAMED = "'kind', s.kind, 'id', s.shown, 'name', s.name";

/** SQL: the transfer that a line `item` returned. */
export const BROUGHT_BACK = `(select json_build_object(${NAMED}) from returned_transfer r
  join sent_transfer s on s.return_id = r.id where r.line_id = item.id)`;

/** SQL: the transfer that an unidentified line `item` seems to return. If no return was recorded, only the line's text shows it. */
export const BRINGING_BACK = `case when item.unclaimed = item.amount then
  (select json_build_object(${NAMED}, 'noted', s.return_id is not null) from sent_transfer s
    where ${broughtBack("item", "s")} and (s.return_id is not null or item.description ~* ${RETURN_WORDS})
    order by s.return_id is null, s.paid_on desc, s.kind, s.id limit 1) end`;

/** The first of these lines that seems to return a transfer whose return no line shows yet. */
export async function likelyReturn(tx: Tx, lineIds: readonly number[]) {
  const { rows } = await sql<{ description: string; kind: SentKind; name: string; amount: number }>`
    select l.description, s.kind, s.name, l.amount from statement_line l
    join sent_transfer s on s.return_id is not null and ${sql.raw(broughtBack("l", "s"))}
    where l.id = any(${lineIds}::bigint[]) order by l.id limit 1`.execute(tx);
  return rows[0];
}

const LINE = "json_build_object('id', l.id, 'day', l.day, 'description', l.description)";
const COLUMN: Record<SentKind, "payout_id" | "refund_id" | "store_payout_id"> = {
  payout: "payout_id",
  refund: "refund_id",
  store: "store_payout_id",
};

/** SQL: of a transfer `item`, who recorded its return, when and why, and the line that shows it. */
export const RETURNED = (
  kind: SentKind,
) => `(select json_build_object('on', r.returned_on, 'reason', r.reason,
    'by', coalesce(nullif(m.full_name, ''), m.username::text),
    'line', (select ${LINE} from statement_line l where l.id = r.line_id))
  from returned_transfer r join member m on m.id = r.returned_by where r.${COLUMN[kind]} = item.id)`;

/** SQL: the columns of a transfer `item` in the table of its kind. */
const SENT: Record<SentKind, { bank: string; amount: string; open: string }> = {
  payout: { bank: "item.bank", amount: "item.amount", open: "item.reversed_at is null" },
  refund: { bank: "item.paid_from", amount: "item.amount", open: "true" },
  store: { bank: "item.bank", amount: "item.amount - item.gift_amount", open: "true" },
};

/** SQL: unclaimed lines that may be the return of a transfer `item`, until one is matched. */
export const RETURN_LINES = (kind: SentKind) => {
  const { bank, amount, open } = SENT[kind];
  return `(select coalesce(json_agg(${LINE} order by l.day, l.id), '[]') from (select l.* from statement_line l
    left join returned_transfer r on r.${COLUMN[kind]} = item.id
    where l.unclaimed > 0 and l.unclaimed = ${amount} and l.amount = l.unclaimed and l.bank = ${bank}
      and l.day between item.paid_on and item.paid_on + ${RETURN_DAYS} and r.line_id is null and (r.id is not null or ${open})
    order by l.day, l.id limit 5) l)`;
};

export interface Return {
  kind: SentKind;
  id: number;
  event: string;
  bank: Bank;
  amount: number;
  returned_on: string;
  reason: string;
  returned_by: number;
  line_id: number | null;
}

export const insertReturn = (tx: Tx, { kind, id, ...stored }: Return) =>
  tx
    .insertInto("returned_transfer")
    .values({ ...stored, [COLUMN[kind]]: id })
    .execute();

/** Locks the return, so that it is matched with one line only. */
export const lockReturn = (tx: Tx, kind: SentKind, id: number) =>
  tx.selectFrom("returned_transfer").selectAll().where(COLUMN[kind], "=", id).forUpdate().executeTakeFirst();

export const nameLine = (tx: Tx, id: number, line_id: number) =>
  tx.updateTable("returned_transfer").set({ line_id }).where("id", "=", id).execute();
