import type { Tx } from "../../api/src/platform/database/database.ts";
import type { DemoStatement } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";

type Line = DemoStatement["lines"][number];

async function seedLine(tx: Tx, { bank, words, amount, daysAgo, state }: Line, memberId: number) {
  const isOpen = state === "open";
  const { id } = await tx
    .insertInto("statement_line")
    .values({
      bank,
      day: dayInJakarta(ago(daysAgo)),
      amount,
      description: words,
      content_hash: `contoh: ${words}`,
      state,
      unclaimed: state === "ignored" ? 0 : amount,
      decided_by: isOpen ? null : memberId,
      decided_at: isOpen ? null : ago(daysAgo),
      imported_by: memberId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (state === "unidentified") await bookKept(tx, id, bank, amount);
}

/** Money of nobody known is in the books too. */
async function bookKept(tx: Tx, lineId: number, bank: string, amount: number) {
  const { id } = await tx
    .insertInto("ledger_transaction")
    .values({ event: `statement:${lineId}:1`, payment_id: null, description: "Uang yang belum dikenal" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("ledger_posting")
    .values([
      { transaction_id: id, account: `bank:${bank}`, amount },
      { transaction_id: id, account: "unidentified", amount: -amount },
    ])
    .execute();
}

/** The newest gifts that are verified were found in the bank's file. */
async function seedMatched(tx: Tx, count: number, memberId: number) {
  const gifts = await tx
    .selectFrom("payment")
    .select(["id", "amount", "payer_name", "created_at"])
    .where("status", "=", "verified")
    .where("kind", "=", "donation")
    .where("method", "=", "bsi")
    .orderBy("created_at", "desc")
    .limit(count)
    .execute();
  for (const { id, amount, payer_name, created_at } of gifts) {
    const line = await tx
      .insertInto("statement_line")
      .values({
        bank: "bsi",
        day: dayInJakarta(created_at),
        amount,
        description: `TRF ${payer_name.toUpperCase()}`,
        content_hash: `contoh: ${id}`,
        state: "matched",
        unclaimed: 0,
        decided_by: memberId,
        decided_at: created_at,
        imported_by: memberId,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("statement_share").values({ line_id: line.id, payment_id: id, amount }).execute();
  }
}

/** Lines of bank statements, imported by the demo's treasurer; without one there are none. */
export async function seedStatement(tx: Tx, treasurer: string, { lines, matched }: DemoStatement) {
  const member = await tx
    .selectFrom("member")
    .select("id")
    .where("username", "=", treasurer)
    .executeTakeFirst();
  if (!member) return;
  for (const line of lines) await seedLine(tx, line, member.id);
  await seedMatched(tx, matched, member.id);
}
