import type { Insertable } from "kysely";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { Schema } from "../../api/src/platform/database/schema.ts";
import { addShares } from "../../api/src/treasury/queries/settling.ts";
import { addLines } from "../../api/src/treasury/queries/statement-lines.ts";
import { bookKept } from "../../api/src/treasury/statements/keep-unclaimed.ts";
import type { DemoStatement } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";

type NewLine = Omit<Insertable<Schema["statement_line"]>, "content_hash" | "day">;

/** Imported long ago and, unless it is open, decided about on the same day. */
async function addLine(tx: Tx, line: NewLine, name: string, at: string): Promise<number> {
  const content_hash = `contoh: ${name}`;
  const decided = line.state === "open" ? {} : { decided_by: line.imported_by, decided_at: at };
  await addLines(tx, [{ ...line, ...decided, content_hash, day: dayInJakarta(at) }]);
  const { id } = await tx
    .selectFrom("statement_line")
    .select("id")
    .where("content_hash", "=", content_hash)
    .executeTakeFirstOrThrow();
  return id;
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
    const description = `TRF ${payer_name.toUpperCase()}`;
    const line = { bank: "bsi", amount, description, state: "matched", unclaimed: 0 } as const;
    const line_id = await addLine(tx, { ...line, imported_by: memberId }, id, created_at);
    await addShares(tx, [{ line_id, payment_id: id, amount }]);
  }
}

/** Lines of bank statements, imported by the demo's treasurer. */
export async function seedStatement(tx: Tx, memberId: number, { lines, matched }: DemoStatement) {
  for (const { bank, words: description, amount, daysAgo, state } of lines) {
    const unclaimed = state === "ignored" ? 0 : amount;
    const line = { bank, amount, description, state, unclaimed, imported_by: memberId };
    const id = await addLine(tx, line, description, ago(daysAgo));
    if (state === "unidentified") await bookKept(tx, { id, bank }, amount, "Uang yang belum dikenal");
  }
  await seedMatched(tx, matched, memberId);
}
