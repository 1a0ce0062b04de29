import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { hasProof } from "../queries/evidence.ts";
import type { Payment } from "../queries/payments.ts";
import { secondPerson } from "../queries/second-person.ts";
import { CASH } from "./cash-method.ts";

/**
 * One person approved it, in this transaction: something must show the money, be it the payer's proof, a phone's notice or
 * lines of the bank for all of it. Otherwise one person could approve invented payments, then refund them or issue zakat receipts.
 */
export async function refuseUnproven(tx: Tx, payment: Payment): Promise<void> {
  const { id, status, unseen_amount, method } = payment;
  if (status !== "verified" || unseen_amount === 0 || method === CASH || (await hasProof(tx, id))) return;
  if ((await secondPerson(tx)).worksAlone) return;
  throw conflict(
    "second_person",
    "Belum ada bukti transfer, notifikasi, atau baris mutasi yang menunjukkan uang ini. Ajukan persetujuannya di Verifikasi, lalu minta petugas keuangan lain menyetujuinya.",
  );
}
