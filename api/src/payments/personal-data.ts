import type { PersonalData } from "../platform/personal-data.ts";
import { anonymisePayments, paymentsOf, receiptsOf, refundsOf } from "./queries/personal-data.ts";
import { namelessReceipts } from "./queries/receipts.ts";
import { forgetTaxpayer, taxpayerOf } from "./queries/taxpayers.ts";
import { moneyNotReturnedYet, proofNotDecidedYet } from "./stops-deletion-queries.ts";

export const paymentsPersonalData: PersonalData = {
  section: "payments",
  collect: paymentsOf,
  stopsDeletion: proofNotDecidedYet,
  erase: anonymisePayments,
};

/** Receipts stay without a name, so that their numbers can still be verified. */
export const receiptsPersonalData: PersonalData = {
  section: "receipts",
  collect: receiptsOf,
  erase: namelessReceipts,
};

/** Erased with the payments that they belong to. */
export const refundsPersonalData: PersonalData = {
  section: "refunds",
  collect: refundsOf,
  stopsDeletion: moneyNotReturnedYet,
  async erase() {},
};

/** The export shows only the last digits, as the pages do. */
export const taxpayersPersonalData: PersonalData = {
  section: "taxpayer",
  collect: taxpayerOf,
  erase: forgetTaxpayer,
};
