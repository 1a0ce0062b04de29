import type { Check } from "../../platform/database/check.ts";
import { BANK_DIFFERENCE, BANK_TERMS } from "../../treasury/index.ts";

/** A bank account must equal its statement lines: see `treasury/queries/bank-terms.ts`. */
export const BANK_CHECK: Check = {
  complaint: "saldo buku sebuah bank tidak sama dengan mutasinya",
  sql: `select code || ' (selisih ' || ${BANK_DIFFERENCE} || ')' as what
    from (${BANK_TERMS}) bank where ${BANK_DIFFERENCE} <> 0 order by code`,
};
