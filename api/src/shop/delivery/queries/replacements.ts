import type { Insertable, Selectable } from "kysely";
import type { Reader, Tx } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Choice } from "../../queries/cart.ts";

type StoredReplacement = Selectable<Schema["replacement"]>;

/** The order's unsent replacement. Changes require the order's lock. */
export const waitingReplacement = (reader: Reader, orderId: string): Promise<StoredReplacement | undefined> =>
  reader
    .selectFrom("replacement")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("shipped_at", "is", null)
    .executeTakeFirst();

/** Returns its number within the order, starting at one. */
export async function insertReplacement(
  tx: Tx,
  replacement: Insertable<Schema["replacement"]>,
  lines: readonly Choice[],
): Promise<number> {
  const { id } = await tx
    .insertInto("replacement")
    .values(replacement)
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("replacement_line")
    .values(lines.map((line) => ({ ...line, replacement_id: id })))
    .execute();
  const { nth } = await tx
    .selectFrom("replacement")
    .select((select) => select.fn.countAll<number>().as("nth"))
    .where("order_id", "=", replacement.order_id)
    .executeTakeFirstOrThrow();
  return Number(nth);
}

export const replacementLeft = (tx: Tx, id: number, at: string) =>
  tx.updateTable("replacement").set({ shipped_at: at }).where("id", "=", id).execute();
