import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { hasProof } from "../queries/evidence.ts";
import type { Payment } from "../queries/payments.ts";
import { secondPerson } from "../second-person/works-alone.ts";
import { CASH } from "./cash-method.ts";

/**
 * An approval by one person needs evidence: a proof, a notice, or bank lines for the whole amount. Otherwise one
 * person could approve invented payments and refund them.
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
