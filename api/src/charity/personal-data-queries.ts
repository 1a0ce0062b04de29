import { UNKNOWN_GIVER } from "@barakah/contract";
import type { Database } from "../platform/database/database.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { donationsOf } from "./queries/donations.ts";

/** Gifts stay in the campaign's list as anonymous ones. */
export const charityPersonalData: PersonalData = {
  section: "donations",
  async collect(database, memberId) {
    const [{ rows }, messages] = await Promise.all([
      donationsOf(database, memberId, {}),
      messagesOf(database, memberId),
    ]);
    return rows.map((gift) => ({ ...gift, message: messages.get(gift.id) ?? "" }));
  },
  async erase(tx, memberId) {
    const payments = tx.selectFrom("payment").select("id").where("member_id", "=", memberId);
    await tx
      .updateTable("donation")
      .set({ donor_name: UNKNOWN_GIVER, message: "" })
      .where("payment_id", "in", payments)
      .execute();
  },
};

/** A member's messages by gift. */
async function messagesOf({ kysely }: Database, memberId: number): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom("donation")
    .innerJoin("payment", "payment.id", "donation.payment_id")
    .select(["donation.id", "message"])
    .where("payment.member_id", "=", memberId)
    .where("message", "<>", "")
    .execute();
  return new Map(rows.map(({ id, message }) => [id, message]));
}
