import type { PersonalData } from "../platform/personal-data.ts";
import { deleteHawls, hawlsOf } from "./queries/hawl.ts";
import { zakatPaymentsOf } from "./queries/payments.ts";
import { deleteZakatMessages, messagesOf } from "./queries/personal-data.ts";

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
    await deleteZakatMessages(tx, memberId);
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
