import { UNKNOWN_GIVER } from "@barakah/contract";
import { sql } from "kysely";

/** Of a payment `p` of a member `m`: a donor who hides the name from the public still has it on the receipt. */
export const nameOnReceipt = sql<string>`case when p.payer_name = ${UNKNOWN_GIVER} and m.id is not null
  then coalesce(nullif(m.full_name, ''), m.username) else p.payer_name end`;
