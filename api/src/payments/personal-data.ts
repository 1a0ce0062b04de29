import type { PersonalData } from "../accounts/index.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { namelessPayments, owedTo, paymentsOf, receiptsOf, refundsOf } from "./queries/personal-data.ts";
import { namelessReceipts } from "./queries/receipts.ts";
import { forgetTaxpayer, taxpayerOf } from "./queries/taxpayers.ts";

export const paymentsPersonalData: PersonalData = {
  section: "payments",
  collect: paymentsOf,
  erase: namelessPayments,
};

/** The paper stays, without a name: whoever holds one can still check its number. */
export const receiptsPersonalData: PersonalData = {
  section: "receipts",
  collect: receiptsOf,
  erase: namelessReceipts,
};

/** Erased with the payments that they belong to. */
export const refundsPersonalData: PersonalData = {
  section: "refunds",
  collect: refundsOf,
  async waits(tx, memberId) {
    const owed = await owedTo(tx, memberId);
    return owed > 0 ? `${rupiah(owed)} masih akan kami kembalikan kepadamu.` : undefined;
  },
  async erase() {},
};

/** Gone with the account; what is downloaded shows its end alone, as the pages do. */
export const taxpayersPersonalData: PersonalData = {
  section: "taxpayer",
  collect: taxpayerOf,
  erase: forgetTaxpayer,
};
