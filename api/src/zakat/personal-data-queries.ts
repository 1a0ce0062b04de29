import type { Database } from "../platform/database/database.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { deleteHawls, hawlsOf } from "./queries/hawl.ts";
import { zakatPaymentsOf } from "./queries/payments.ts";

/** Payments stay in the books; messages are deleted. */
export const zakatPersonalData: PersonalData = {
  section: "zakat",
  async collect(database, memberId) {
    const [{ rows }, messages] = await Promise.all([
      zakatPaymentsOf(database, memberId, {}),
      messagesOf(database, memberId),
    ]);
    return rows.map((paid) => ({ ...paid, message: messages.get(paid.order_id) ?? "" }));
  },
  async erase(tx, memberId) {
    await tx
      .updateTable("zakat_payment")
      .set({ message: "" })
      .where("payment_id", "in", tx.selectFrom("payment").select("id").where("member_id", "=", memberId))
      .execute();
  },
};

/** Hawl dates are deleted. */
export const hawlPersonalData: PersonalData = {
  section: "hawl",
  collect: async ({ kysely }, memberId) =>
    (await hawlsOf(kysely, memberId)).map(({ kind, started_on, due_on }) => ({ kind, started_on, due_on })),
  erase: async (tx, memberId) => {
    await deleteHawls(tx, memberId);
  },
};

/** A member's messages by payment number. */
async function messagesOf({ kysely }: Database, memberId: number): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom("zakat_payment")
    .innerJoin("payment", "payment.id", "zakat_payment.payment_id")
    .select(["reference", "message"])
    .where("payment.member_id", "=", memberId)
    .where("message", "<>", "")
    .execute();
  return new Map(rows.map(({ reference, message }) => [reference, message]));
}
