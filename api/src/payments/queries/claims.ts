import type { Insertable, Selectable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Reader } from "./payments.ts";

type TransferClaim = Selectable<Schema["transfer_claim"]>;

export const insertClaim = (tx: Tx, claim: Insertable<Schema["transfer_claim"]>) =>
  tx.insertInto("transfer_claim").values(claim).execute();

export const newestClaim = (reader: Reader, paymentId: string): Promise<TransferClaim | undefined> =>
  reader
    .selectFrom("transfer_claim")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
