import type { Bank } from "@barakah/contract";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { paymentClosed, reopenPayment } from "../lifecycle/reopen-payment.ts";
import { leaveOnline } from "../online/end-online.ts";
import { ONLINE } from "../online/method.ts";
import type { Payments } from "../payments.ts";
import { newestClaim } from "../queries/claims.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";
import { proofHash } from "./claim-transfer.ts";
import { payByTransfer } from "./pay-by-transfer.ts";
import { type SentTransfer, withProof } from "./with-proof.ts";

/** The proof that came is the one that is there: somebody sent it twice. */
class AlreadyThere extends Error {}

const canTakeProof = ({ sellers }: Payments, payment: Payment) =>
  payment.status === "pending" ||
  (payment.status === "rejected" && sellers.of(payment).reopened !== undefined);

/**
 * A proof for a payment that waits for one: a first, a clearer one, one instead of paying online, or another one after it
 * was rejected. The same picture sent twice is one proof, also when both come at the same moment.
 */
export async function sendProof(
  { payments, images }: { payments: Payments; images: PrivateImages },
  payment: Payment,
  bank: Bank,
  sent: SentTransfer,
): Promise<void> {
  const { database, online, sellers } = payments;
  const hash = proofHash(sent.proof);
  const waits = payment.status === "pending";
  if (waits && (await newestClaim(database.kysely, payment.id))?.proof_hash === hash) return;
  if (!canTakeProof(payments, payment)) throw paymentClosed();
  await withProof(
    images,
    sent,
    async (work) => {
      if (waits && payment.method === ONLINE && online) await leaveOnline(online, payment);
      return database.kysely.transaction().execute(work);
    },
    async (tx, transfer) => {
      const now = await lockPayment(tx, payment.id);
      if (now.status === "pending" && (await newestClaim(tx, now.id))?.proof_hash === hash)
        throw new AlreadyThere();
      if (now.status === "rejected") await reopenPayment(tx, sellers, now);
      await payByTransfer(tx, now.id, bank, transfer);
      await sellers.of(now).proofSent?.(tx, now);
    },
  ).catch((error) => {
    if (!(error instanceof AlreadyThere)) throw error;
  });
}
