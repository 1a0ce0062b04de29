import type { StatementState } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export interface Share {
  line_id: number;
  payment_id: string;
  amount: number;
  /** The acquirer's fee. */
  fee?: number;
}

export type StoredLine = Selectable<Schema["statement_line"]>;

export const lockLines = async (tx: Tx, ids: readonly number[]): Promise<StoredLine[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom("statement_line")
        .selectAll()
        .where("id", "in", [...ids])
        .orderBy("id")
        .forUpdate()
        .execute();

export const lineById = (reader: Reader, id: number): Promise<StoredLine | undefined> =>
  reader.selectFrom("statement_line").selectAll().where("id", "=", id).executeTakeFirst();

export const addShares = (tx: Tx, shares: Share[]) =>
  tx.insertInto("statement_share").values(shares).execute();

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

/** The name of the person who decided about a line. */
export async function deciderOf(tx: Tx, line: StoredLine): Promise<string | undefined> {
  if (line.decided_by === null) return undefined;
  const found = await tx
    .selectFrom("member")
    .select(["full_name", "username"])
    .where("id", "=", line.decided_by)
    .executeTakeFirst();
  return found && (found.full_name || found.username);
}

export const sharesFor = (tx: Tx, reference: string): Promise<Share[]> =>
  tx
    .selectFrom("statement_share")
    .innerJoin("payment", "payment.id", "statement_share.payment_id")
    .select(["line_id", "payment_id", "statement_share.amount"])
    .where("reference", "=", reference)
    .orderBy("line_id")
    .execute();

export const dropShare = (tx: Tx, { line_id, payment_id }: Share) =>
  tx
    .deleteFrom("statement_share")
    .where("line_id", "=", line_id)
    .where("payment_id", "=", payment_id)
    .execute();

export const hasShares = async (tx: Tx, lineId: number): Promise<boolean> =>
  (await tx
    .selectFrom("statement_share")
    .select("line_id")
    .where("line_id", "=", lineId)
    .executeTakeFirst()) !== undefined;
