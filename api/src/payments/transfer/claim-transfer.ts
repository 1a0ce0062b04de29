import { createHash } from "node:crypto";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { bandsOf } from "../../platform/files/perceptual-hash.ts";
import { insertClaim, sendsMany, setApart } from "../queries/claims.ts";
import { lockPayment } from "../queries/payments.ts";

export interface Transfer {
  sourceBank: string;
  sourceAccount: string;
  accountName: string;
  transferDate: string;
  proofKey: string;
  proofHash: string;
  /** The perceptual hash of the proof. */
  proofLook?: string | undefined;
  /** A digest of who sent it with a new payment. */
  sender?: string | undefined;
  /** Default: now. For claims recorded later. */
  at?: string | undefined;
}

export const proofHash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

export const paymentClosed = () =>
  conflict("payment_closed", "Pembayaran ini sudah tidak menunggu bukti transfer.");

/** Proofs of one sender that wait with everybody's until one of them is verified; further ones wait apart. */
const WAITING_TOGETHER = 5;

/** Adds the payer's claim. The payment then waits for a treasurer and no longer expires. */
export async function claimTransfer(tx: Tx, paymentId: string, transfer: Transfer): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment.status !== "pending") {
    throw paymentClosed();
  }
  await insertClaim(tx, {
    payment_id: paymentId,
    source_bank: transfer.sourceBank,
    source_account: transfer.sourceAccount,
    account_name: transfer.accountName,
    transfer_date: transfer.transferDate,
    proof_key: transfer.proofKey,
    proof_hash: transfer.proofHash,
    sender: transfer.sender ?? "",
    ...(transfer.proofLook && {
      proof_look: transfer.proofLook,
      proof_bands: bandsOf(transfer.proofLook),
    }),
    created_at: transfer.at,
  });
  if (transfer.sender && (await sendsMany(tx, transfer.sender, WAITING_TOGETHER)))
    await setApart(tx, paymentId);
}
