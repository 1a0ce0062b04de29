import { paymentWarnings } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { judged } from "../queries/last-digits.ts";
import { queueRow } from "../queries/queue.ts";

const WARNINGS = {
  proof_reused: "Bukti yang sama dikirim untuk pembayaran lain.",
  code_mismatch: "Tiga digit terakhir berbeda dari kode kategorinya.",
};

/** Refuses a payment whose proof was sent for another one too, or whose digits are wrong, until a person confirms it. */
export async function refuseFlagged(database: Database, reference: string) {
  const row = await queueRow(database, reference);
  if (row?.status !== "pending") return;
  const flags = paymentWarnings(judged(row));
  if (flags.length === 0) return;
  const why = flags.map((flag) => WARNINGS[flag]).join(" ");
  throw conflict("flagged", `${why} Periksa dahulu, lalu setujui dengan alasannya.`, { facts: { flags } });
}
