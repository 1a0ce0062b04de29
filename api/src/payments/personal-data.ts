import type { PersonalData } from "../accounts/index.ts";
import { namelessPayments, paymentsOf } from "./personal-queries.ts";

export const paymentsPersonalData: PersonalData = {
  section: "payments",
  collect: paymentsOf,
  erase: namelessPayments,
};
