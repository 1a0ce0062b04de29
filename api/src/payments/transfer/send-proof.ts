import type { Bank } from "@barakah/contract";
import { tell } from "../../messages/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import type { Person } from "../../platform/rate-limit/action-limits.ts";
import { type Acting, authorOf, codeNeeded, rightOf } from "../acting/acting-right.ts";
import { madeBy } from "../acting/made.ts";
import { allowProof, type PayingLimits } from "../lifecycle/limit-started-payments.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { reopenPayment } from "../lifecycle/reopen-payment.ts";
import { newsAbout, tellOfProof } from "../lifecycle/tell-payer.ts";
import { leaveOnline } from "../online/end-online.ts";
import { ONLINE } from "../online/method.ts";
import type { OnlineParts } from "../online/online.ts";
import { claimsOf, newestClaim } from "../queries/claims.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";
import { isSameAccount } from "../refunds/payers-account.ts";
import { paymentClosed, proofHash, senderOf } from "./claim-transfer.ts";
import { payByTransfer } from "./pay-by-transfer.ts";
import { type SentTransfer, withProof } from "./with-proof.ts";

interface ProofCall {
  payments: ProofParts;
  images: PrivateImages;
  from: Person;
  acting: Acting;
}

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

/** Another account than earlier proofs named: the payer's money might be given back there. */
async function namesOtherAccount(reader: Reader, paymentId: string, sent: SentTransfer): Promise<boolean> {
  const claims = await claimsOf(reader, paymentId);
  const account = { bank: sent.source_bank, account_number: sent.source_account };
  return (
    claims.length > 0 &&
    !claims.some(({ source_bank, source_account }) =>
      isSameAccount({ bank: source_bank, account_number: source_account }, account),
    )
  );
}

/** What the payer of an earlier proof must hear at once, at the contact given first. */
async function noteOtherAccount(tx: Tx, payment: Payment, sent: SentTransfer, by: Acting, right: string) {
  const { reference } = payment;
  await audit(tx, authorOf(by), "payment.other_account", ["payment", reference], {
    after: { bank: sent.source_bank, account_number: sent.source_account, right },
  });
  const news = newsAbout(payment, {
    key: `other account ${new Date().toISOString()}`,
    title: `Bukti ${reference} kini menyebut rekening lain`,
    body: `Ada bukti transfer baru untuk ${reference}, dari rekening ${sent.source_bank} yang berakhir ${sent.source_account.slice(-3)}. Bila bukan kamu yang mengirimnya, segera hubungi kami.`,
    link: pageOf(payment),
    cause: "own",
  });
  await tell(tx, news);
}

/** A new proof reopens a rejected payment, if its payable can reserve the goods again. */
const BY_PAYER = { as: "payer", reason: "bukti baru dikirim" } as const;

/**
 * A first, clearer or repeated proof, also instead of paying online or after a rejection. The same picture twice is
 * one proof, even at the same moment.
 */
export async function sendProof(
  { payments, images, from, acting }: ProofCall,
  payment: Payment,
  bank: Bank,
  sent: SentTransfer,
): Promise<void> {
  const { database, online, payables } = payments;
  const waits = payment.status === "pending";
  if (waits && (await isThere(database.kysely, payment.id, sent))) return;
  if (!waits && payment.status !== "rejected") throw paymentClosed();
  const right = await rightOf(database, madeBy(payment), acting);
  if (!right && (await namesOtherAccount(database.kysely, payment.id, sent))) throw codeNeeded();
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
      const isOther = await namesOtherAccount(tx, now.id, sent);
      if (isOther && !right) throw codeNeeded();
      const isFirst = (await newestClaim(tx, now.id)) === undefined;
      // Somebody who only knows the address of another person's payment must not become its sender.
      const sender = right || isFirst ? senderOf(acting.actor, acting.caller) : undefined;
      await payByTransfer(tx, now.id, bank, { ...transfer, sender, own: right !== undefined });
      if (isOther) await noteOtherAccount(tx, now, sent, acting, right ?? "");
      await payables.of(now).proofSent?.(tx, now);
      await tellOfProof(tx, now);
    },
  ).catch((error) => {
    if (!(error instanceof AlreadyThere)) throw error;
  });
}
