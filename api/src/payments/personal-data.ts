import type { PersonalData } from "../accounts/index.ts";
import { namelessPayments, paymentsOf } from "./queries/personal-data.ts";

export const paymentsPersonalData: PersonalData = {
  section: "payments",
  collect: paymentsOf,
  erase: namelessPayments,
};
