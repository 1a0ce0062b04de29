import { UNKNOWN_GIVER } from "@barakah/contract";
import type { Database, Tx } from "../../platform/database/database.ts";

/** A member's messages by gift. */
export async function messagesOf({ kysely }: Database, memberId: number): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom("donation")
    .innerJoin("payment", "payment.id", "donation.payment_id")
    .select(["donation.id", "message"])
    .where("payment.member_id", "=", memberId)
    .where("message", "<>", "")
    .execute();
  return new Map(rows.map(({ id, message }) => [id, message]));
}

/** Removes the name and the message of every gift. */
export const anonymiseGifts = (tx: Tx, memberId: number) =>
  tx
    .updateTable("donation")
    .set({ donor_name: UNKNOWN_GIVER, message: "" })
    .where("payment_id", "in", tx.selectFrom("payment").select("id").where("member_id", "=", memberId))
    .execute();
