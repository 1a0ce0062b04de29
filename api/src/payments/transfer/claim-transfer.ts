import { createHash } from "node:crypto";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { bandsOf } from "../../platform/files/perceptual-hash.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import { opaqueId } from "../lifecycle/open-qris-limit.ts";
import { insertClaim, newestClaim } from "../queries/claims.ts";
import { lockPayment } from "../queries/payments.ts";
import { setProofsApart } from "./set-proofs-apart.ts";

export interface Transfer {
  source_bank: string;
  source_account: string;
  account_name: string;
  transfer_date: string;
  proofKey: string;
  proofHash: string;
  /** The perceptual hash of the proof. */
  proofLook?: string | undefined;
  /** A digest of who sent it. */
  sender?: string | undefined;
  /** Whether the payer sent it, and so named an account of theirs. */
  own?: boolean | undefined;
  /** Default: now. For claims recorded later. */
  at?: string | undefined;
}

export const proofHash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

export const paymentClosed = () =>
  conflict("payment_closed", "Pembayaran ini sudah tidak menunggu bukti transfer.");

/** A member by the session, anybody else by the browser's cookie, and all of a network without one together. */
export const senderOf = (actor: { memberId: number } | undefined, { browser, network }: Caller) =>
  opaqueId(actor ? `member ${actor.memberId}` : `browser ${browser ?? network}`);

/** Adds the payer's claim. The payment then waits for a treasurer and no longer expires. */
export async function claimTransfer(
  tx: Tx,
  paymentId: string,
  { proofKey, proofHash: hash, proofLook, own, at, ...said }: Transfer,
): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment.status !== "pending") {
    throw paymentClosed();
  }
  const isFirst = said.sender !== undefined && (await newestClaim(tx, paymentId)) === undefined;
  await insertClaim(tx, {
    ...said,
    payment_id: paymentId,
    proof_key: proofKey,
    proof_hash: hash,
    ...(proofLook && { proof_look: proofLook, proof_bands: bandsOf(proofLook) }),
    own: own ?? null,
    created_at: at,
  });
  // Not by a further proof: somebody else may have sent the first one.
  if (said.sender && isFirst) await setProofsApart(tx, said.sender, paymentId);
}
