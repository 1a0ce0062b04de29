import type { Bank } from "@barakah/contract";
import type { Insertable } from "kysely";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { Schema } from "../../api/src/platform/database/schema.ts";
import { addShares } from "../../api/src/treasury/queries/line-shares.ts";
import { addLines } from "../../api/src/treasury/queries/statement-lines.ts";
import { bookKept } from "../../api/src/treasury/statements/keep-unclaimed.ts";
import type { DemoStatement } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";

type NewLine = Omit<Insertable<Schema["statement_line"]>, "content_hash" | "day">;

const hashOf = (name: string) => `contoh: ${name}`;

/** Imported and, unless open, decided on the same day. */
async function addLine(tx: Tx, line: NewLine, name: string, at: string): Promise<number> {
  const content_hash = hashOf(name);
  const decided = line.state === "open" ? {} : { decided_by: line.imported_by, decided_at: at };
  await addLines(tx, [{ ...line, ...decided, content_hash, day: dayInJakarta(at) }]);
  const { id } = await tx
    .selectFrom("statement_line")
    .select("id")
    .where("content_hash", "=", content_hash)
    .executeTakeFirstOrThrow();
  return id;
}

/** Matches every verified transfer except the newest with a line; in bulk, for there are hundreds. */
async function seedMatched(tx: Tx, unseen: number, memberId: number) {
  const transfers = await tx
    .selectFrom("payment")
    .select(["id", "amount", "payer_name", "method", "created_at"])
    .where("status", "=", "verified")
    .where("method", "!=", "midtrans")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(unseen)
    .execute();
  const lines = transfers.map(({ id, amount, payer_name, method, created_at }) => ({
    bank: method as Bank,
    amount,
    description: `TRF ${payer_name.toUpperCase()}`,
    state: "matched" as const,
    unclaimed: 0,
    day: dayInJakarta(created_at),
    content_hash: hashOf(id),
    imported_by: memberId,
    decided_by: memberId,
    decided_at: created_at,
  }));
  await addLines(tx, lines);
  const added = await tx.selectFrom("statement_line").select(["id", "content_hash"]).execute();
  const ids = new Map(added.map(({ id, content_hash }) => [content_hash, id]));
  const shares = transfers.flatMap(({ id, amount }) => {
    const line_id = ids.get(hashOf(id));
    return line_id === undefined ? [] : [{ line_id, payment_id: id, amount }];
  });
  await addShares(tx, shares);
}

export async function seedStatement(tx: Tx, memberId: number, { lines, unseen }: DemoStatement) {
  for (const { bank, words: description, amount, daysAgo, state } of lines) {
    const unclaimed = state === "ignored" ? 0 : amount;
    const line = { bank, amount, description, state, unclaimed, imported_by: memberId };
    const id = await addLine(tx, line, description, ago(daysAgo));
    if (state === "unidentified") await bookKept(tx, { id, bank }, amount, "Uang yang belum dikenal");
  }
  await seedMatched(tx, unseen, memberId);
}
