import { z } from "zod";
import { FUND_KINDS } from "../ledger/fund-kinds.ts";

/** The account of a fund, as the ledger calls it. */
export const fundAccountName = z
  .string({ error: "Pilih dananya." })
  .regex(/^(campaign:\d{1,15}|fund:[a-z0-9-]{1,40}|amil:(zakat|infak)|nonhalal)$/, "Pilih dananya.");

/** An event's money was paid for tickets: no kind of fund, but it is paid out like one, and its rest is moved like one. */
export const payableAccountName = z.union([fundAccountName, z.string().regex(/^event:\d{1,15}$/)], {
  error: "Pilih dananya.",
});

/** The source or target of a transfer. An event has no kind of fund. */
export const side = z.object({ account: z.string(), kind: z.enum(FUND_KINDS).nullable(), name: z.string() });

export const amount = z
  .int({ error: "Isi nominalnya." })
  .min(1, "Isi nominalnya.")
  .max(1_000_000_000_000, "Terlalu besar.");
