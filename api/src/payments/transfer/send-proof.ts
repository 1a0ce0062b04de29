import type { Bank } from "@barakah/contract";
import type { Database, Reader } from "../../platform/database/database.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import type { Person } from "../../platform/rate-limit/action-limits.ts";
import { allowProof, type PayingLimits } from "../lifecycle/limits.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { reopenPayment } from "../lifecycle/reopen-payment.ts";
import { tellOfProof } from "../lifecycle/tell-payer.ts";
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
  payables: Payables;
}

/** The same proof was sent twice. */
class AlreadyThere extends Error {}

/** The same picture with the same fields; a corrected field is another proof. */
async function isThere(reader: Reader, paymentId: string, sent: SentTransfer): Promise<boolean> {
  const newest = await newestClaim(reader, paymentId);
  return (
    newest !== undefined &&
    newest.proof_hash === proofHash(sent.proof) &&
    newest.source_bank === sent.source_bank &&
    newest.source_account === sent.source_account &&
    newest.account_name === sent.account_name &&
    newest.transfer_date === sent.transfer_date
  );
}

/** A new proof reopens a rejected payment, if its payable can reserve the goods again. */
const BY_PAYER = { as: "payer", reason: "bukti baru dikirim" } as const;

/**
 * A first, clearer or repeated proof, also instead of paying online or after a rejection. The same picture twice is
 * one proof, even at the same moment.
 */
export async function sendProof(
  { payments, images, from }: { payments: ProofParts; images: PrivateImages; from: Person },
  payment: Payment,
  bank: Bank,
  sent: SentTransfer,
): Promise<void> {
  const { database, online, payables } = payments;
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
      if (now.status === "rejected") await reopenPayment(tx, payables, now.id, BY_PAYER);
      await payByTransfer(tx, now.id, bank, transfer);
      await payables.of(now).proofSent?.(tx, now);
      await tellOfProof(tx, now);
    },
  ).catch((error) => {
    if (!(error instanceof AlreadyThere)) throw error;
  });
}
