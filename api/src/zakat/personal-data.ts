import type { PersonalData } from "../accounts/index.ts";
import { deleteHawls, hawlsOf } from "./queries/hawl.ts";
import { forgetMessages, messagesOf, zakatPaymentsOf } from "./queries/payments.ts";

/** What was paid stays in the books; what was written beside it goes. */
export const zakatPersonalData: PersonalData = {
  section: "zakat",
  async collect(database, memberId) {
    const [{ rows }, messages] = await Promise.all([
      zakatPaymentsOf(database, memberId, {}),
      messagesOf(database, memberId),
    ]);
    return rows.map((paid) => ({ ...paid, message: messages.get(paid.order_id) ?? "" }));
  },
  erase: forgetMessages,
};

/** Since when they own the nisab; nothing of it need be kept. */
export const hawlPersonalData: PersonalData = {
  section: "hawl",
  collect: async ({ kysely }, memberId) =>
    (await hawlsOf(kysely, memberId)).map(({ kind, started_on, due_on }) => ({ kind, started_on, due_on })),
  erase: async (tx, memberId) => {
    await deleteHawls(tx, memberId);
  },
};
