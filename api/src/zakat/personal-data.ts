import type { PersonalData } from "../accounts/index.ts";
import { deleteHawls, hawlsOf } from "./queries/hawl.ts";
import { forgetMessages, zakatPaymentsOf } from "./queries/payments.ts";

/** What was paid stays in the books; what was written beside it goes. */
export const zakatPersonalData: PersonalData = {
  section: "zakat",
  collect: async (database, memberId) => (await zakatPaymentsOf(database, memberId, {})).rows,
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
