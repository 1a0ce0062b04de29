import type { Bank } from "@barakah/contract";
import type { Database, Reader } from "../../platform/database/database.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import type { Person } from "../../platform/rate-limit/shares.ts";
import { allowProof, type PayingLimits } from "../lifecycle/limits.ts";
import { tellOfProof } from "../lifecycle/payer-news.ts";
import { reopenPayment } from "../lifecycle/reopen-payment.ts";
import type { Sellers } from "../lifecycle/seller.ts";
import { leaveOnline } from "../online/end-online.ts";
import { ONLINE } from "../online/method.ts";
import type { OnlineParts } from "../online/online.ts";
import { newestClaim } from "../queries/claims.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";
import { paymentClosed, proofHash } from "./claim-transfer.ts";
import { payByTransfer } from "./pay-by-transfer.ts";
import { type SentTransfer, withProof } from "./with-proof.ts";

interface ProofParts {
  database: Database;
  limits: PayingLimits;
  online: OnlineParts | undefined;
  sellers: Sellers;
}

/** The proof that came is the one that is there: somebody sent it twice. */
class AlreadyThere extends Error {}

/** The same picture, and the same words about it: who corrects a word sends another proof. */
async function isThere(reader: Reader, paymentId: string, sent: SentTransfer): Promise<boolean> {
  const newest = await newestClaim(reader, paymentId);
  return (
    newest !== undefined &&
    newest.proof_hash === proofHash(sent.proof) &&
    newest.source_bank === sent.sourceBank &&
    newest.source_account === sent.sourceAccount &&
    newest.account_name === sent.accountName &&
    newest.transfer_date === sent.transferDate
  );
}

/** Another proof opens what was rejected again, where its seller still has what was asked for. */
const BY_PAYER = { as: "payer", reason: "bukti baru dikirim" } as const;

/**
 * A proof for a payment that waits for one: a first, a clearer one, one instead of paying online, or another one after it
 * was rejected. The same picture sent twice is one proof, also when both come at the same moment.
 */
export async function sendProof(
  { payments, images, from }: { payments: ProofParts; images: PrivateImages; from: Person },
  payment: Payment,
  bank: Bank,
  sent: SentTransfer,
): Promise<void> {
  const { database, online, sellers } = payments;
  const waits = payment.status === "pending";
  if (waits && (await isThere(database.kysely, payment.id, sent))) return;
  if (!waits && payment.status !== "rejected") throw paymentClosed();
  await allowProof(payments, from, payment.id);
  await withProof(
    images,
    sent,
    async (work) => {
      if (waits && payment.method === ONLINE && online) await leaveOnline(online, payment);
      return database.transact(work);
    },
    async (tx, transfer) => {
      const now = await lockPayment(tx, payment.id);
      if (now.status === "pending" && (await isThere(tx, now.id, sent))) throw new AlreadyThere();
      if (now.status === "rejected") await reopenPayment(tx, sellers, now.id, BY_PAYER);
      await payByTransfer(tx, now.id, bank, transfer);
      await sellers.of(now).proofSent?.(tx, now);
      await tellOfProof(tx, now);
    },
  ).catch((error) => {
    if (!(error instanceof AlreadyThere)) throw error;
  });
}
