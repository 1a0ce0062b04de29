import { z } from "zod";

/** The account of a fund, as the ledger calls it. */
export const fundAccountName = z
  .string({ error: "Pilih dananya." })
  .regex(/^(campaign:\d{1,15}|fund:[a-z0-9-]{1,40}|amil:(zakat|infak)|nonhalal)$/, "Pilih dananya.");
