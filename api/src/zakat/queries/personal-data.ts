import type { Database, Tx } from "../../platform/database/database.ts";

/** A member's messages by payment number. */
export async function messagesOf({ kysely }: Database, memberId: number): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom("zakat_payment")
    .innerJoin("payment", "payment.id", "zakat_payment.payment_id")
    .select(["reference", "message"])
    .where("payment.member_id", "=", memberId)
    .where("message", "<>", "")
    .execute();
  return new Map(rows.map(({ reference, message }) => [reference, message]));
}

export const deleteZakatMessages = (tx: Tx, memberId: number) =>
  tx
    .updateTable("zakat_payment")
    .set({ message: "" })
    .where("payment_id", "in", tx.selectFrom("payment").select("id").where("member_id", "=", memberId))
    .execute();
