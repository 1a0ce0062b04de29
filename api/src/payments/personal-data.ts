import type { PersonalData } from "../accounts/index.ts";
import { namelessPayments, paymentsOf, refundsOf } from "./queries/personal-data.ts";

export const paymentsPersonalData: PersonalData = {
  section: "payments",
  collect: paymentsOf,
  erase: namelessPayments,
};

/** Erased with the payments that they belong to. */
export const refundsPersonalData: PersonalData = {
  section: "refunds",
  collect: refundsOf,
  async erase() {},
};
