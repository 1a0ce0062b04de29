import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { judged } from "../queries/last-digits.ts";
import { queueRow } from "../queries/queue.ts";

const WARNINGS = {
  proof_reused: "Bukti yang sama dikirim untuk pembayaran lain.",
  code_mismatch: "Tiga digit terakhir berbeda dari kode kategorinya.",
};

/** Warnings about a payment, which a person must confirm. */
export async function refuseFlagged(database: Database, reference: string) {
  const row = await queueRow(database, reference);
  if (row?.status !== "pending") return;
  const { check, proof_reused } = judged(row);
  const flags = [
    ...(proof_reused ? ["proof_reused" as const] : []),
    ...(check === "mismatch" ? ["code_mismatch" as const] : []),
  ];
  if (flags.length === 0) return;
  const why = flags.map((flag) => WARNINGS[flag]).join(" ");
  throw conflict("flagged", `${why} Periksa dahulu, lalu setujui dengan alasannya.`, { facts: { flags } });
}
