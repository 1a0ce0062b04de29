import type { Bank, StatementState } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import type { Payment } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Share } from "./shares.ts";

export type StoredLine = Selectable<Schema["statement_line"]>;

export const lockLines = (tx: Tx, ids: readonly number[]): Promise<StoredLine[]> =>
  tx
    .selectFrom("statement_line")
    .selectAll()
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();

/** In the order of their ids, so that two who choose the same ones wait for one another and never in a circle. */
export const lockPayments = (tx: Tx, references: readonly string[]): Promise<Payment[]> =>
  tx
    .selectFrom("payment")
    .selectAll()
    .where("reference", "in", [...references])
    .orderBy("id")
    .forUpdate()
    .execute();

export const hasShare = async (tx: Tx, paymentId: string): Promise<boolean> =>
  (await tx
    .selectFrom("statement_share")
    .select("line_id")
    .where("payment_id", "=", paymentId)
    .executeTakeFirst()) !== undefined;

export const addShares = (tx: Tx, shares: Share[]) =>
  tx.insertInto("statement_share").values(shares).execute();

/** The money came to another of our accounts than the payer had chosen. */
export const moveToBank = (tx: Tx, paymentId: string, bank: Bank) =>
  tx.updateTable("payment").set({ method: bank }).where("id", "=", paymentId).execute();

export async function settleLine(
  tx: Tx,
  id: number,
  change: { state: StatementState; unclaimed: number },
  memberId: number,
) {
  const open = change.state === "open";
  await tx
    .updateTable("statement_line")
    .set({
      ...change,
      decided_by: open ? null : memberId,
      decided_at: open ? null : sql<string>`now()`,
    })
    .where("id", "=", id)
    .execute();
}

/** Who decided about a line, as the next one who tries is told. */
export async function deciderOf(tx: Tx, line: StoredLine): Promise<string | undefined> {
  if (line.decided_by === null) return undefined;
  const found = await tx
    .selectFrom("member")
    .select(["full_name", "username"])
    .where("id", "=", line.decided_by)
    .executeTakeFirst();
  return found && (found.full_name || found.username);
}

/** What the ledger keeps of a line as nobody's. */
export const keptOf = ({ state, unclaimed }: Pick<StoredLine, "state" | "unclaimed">) =>
  state === "open" || state === "ignored" ? 0 : unclaimed;

/**
 * Between a bank account and the money of nobody known: `change` above zero came in, below zero has an owner now. A line
 * can come and go more than once, so its events are numbered; the caller holds its lock.
 */
export async function bookKept(tx: Tx, line: StoredLine, change: number, description: string) {
  const { id } = await tx
    .insertInto("ledger_transaction")
    .values({
      event: sql<string>`${`statement:${line.id}:`}::text || (select count(*) + 1 from ledger_transaction
        where event like ${`statement:${line.id}:%`})`,
      payment_id: null,
      description,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("ledger_posting")
    .values([
      { transaction_id: id, account: `bank:${line.bank}`, amount: change },
      { transaction_id: id, account: "unidentified", amount: -change },
    ])
    .execute();
}
