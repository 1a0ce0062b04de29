import type { Database, Tx } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { earlierPayment, type MoneyRequest, once } from "../lifecycle/idempotency.ts";
import { tellOfProof } from "../lifecycle/tell-payer.ts";
import type { Payment } from "../queries/payments.ts";
import { claimTransfer, proofHash, type Transfer } from "./claim-transfer.ts";

export type SentTransfer = Omit<Transfer, "proofKey" | "proofHash" | "proofLook"> & { proof: Buffer };

/** Required by the forms of the older endpoints. */
export function proofOf({ proof_file }: { proof_file?: Buffer | undefined }): Buffer {
  if (!proof_file) throw invalid({ proof_file: ["Mohon upload bukti transfer"] });
  return proof_file;
}

export function sentTransfer(
  { source_bank, source_account, account_name, transfer_date }: Omit<SentTransfer, "proof" | "at">,
  files: { proof_file?: Buffer },
): SentTransfer {
  return { source_bank, source_account, account_name, transfer_date, proof: proofOf(files) };
}

/**
 * Stores the proof, works in the transaction that `transact` opens, and removes the proof if that fails. Outside the
 * transaction, because re-encoding a photo takes long.
 */
export async function withProof<T>(
  images: PrivateImages,
  { proof, ...said }: SentTransfer,
  transact: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx, transfer: Transfer) => Promise<T>,
): Promise<T> {
  const proofKey = await images.store("proof", proof);
  let kept = false;
  try {
    const proofLook = await images.lookOf(proofKey);
    return await transact(async (tx) => {
      const done = await work(tx, { ...said, proofKey, proofHash: proofHash(proof), proofLook });
      kept = true;
      return done;
    });
  } finally {
    // Not if the commit itself failed: it may have succeeded, and then the proof is needed.
    if (!kept) await images.remove(proofKey);
  }
}

/** A new payment with its proof, once per Idempotency-Key. */
export async function openWithProof(
  { database, images }: { database: Database; images: PrivateImages },
  request: MoneyRequest | undefined,
  sent: SentTransfer,
  open: (tx: Tx) => Promise<Payment>,
): Promise<Payment> {
  const earlier = await earlierPayment(database, request);
  if (earlier) return earlier;
  return withProof(
    images,
    sent,
    (work) => once(database, request, work),
    async (tx, transfer) => {
      const payment = await open(tx);
      await claimTransfer(tx, payment.id, { ...transfer, own: true });
      await tellOfProof(tx, payment);
      return payment;
    },
  );
}
