import { type Insertable, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredMerchant = Selectable<Schema["qris_merchant"]>;

/** At most one per account. */
export const activeMerchants = (reader: Reader): Promise<StoredMerchant[]> =>
  reader.selectFrom("qris_merchant").selectAll().where("ended_at", "is", null).orderBy("account").execute();

export const activeMerchant = (reader: Reader, account: string): Promise<StoredMerchant | undefined> =>
  reader
    .selectFrom("qris_merchant")
    .selectAll()
    .where("account", "=", account)
    .where("ended_at", "is", null)
    .executeTakeFirst();

/** Ends the previous one at the same moment. */
export async function putIntoUse(
  tx: Tx,
  merchant: Omit<Insertable<Schema["qris_merchant"]>, "active_from" | "ended_at">,
): Promise<StoredMerchant> {
  await tx
    .updateTable("qris_merchant")
    .set({ ended_at: sql<string>`now()` })
    .where("account", "=", merchant.account)
    .where("ended_at", "is", null)
    .execute();
  return tx.insertInto("qris_merchant").values(merchant).returningAll().executeTakeFirstOrThrow();
}
