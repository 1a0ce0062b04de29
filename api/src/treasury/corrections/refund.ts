import type { BodyOf, payRefundOut, refundPayment } from "@barakah/contract";
import { addNotification, type News } from "../../accounts/index.ts";
import {
  askForRefund,
  gatewayUnavailable,
  oweRefund,
  type Payment,
  type Payments,
  paymentByReference,
  payRefund,
  planProviderRefund,
  type StoredRefund,
  withdrawRefund,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { Deciding } from "../verification/decide.ts";
import { writeToPayer } from "../verification/write-to-payer.ts";

export interface Refunding extends Deciding {
  online: Payments["online"];
}

type Wanted = BodyOf<typeof refundPayment>;

const destination = ({ bank, account_number, account_holder }: Omit<Wanted, "way" | "reason">) => ({
  bank,
  account_number,
  account_holder,
});

/** In the app and by mail. */
export async function tell(tx: Tx, parts: Deciding, payment: Payment, news: Omit<News, "link" | "at">) {
  const { link } = await parts.sellers.of(payment).about(tx, payment);
  if (payment.member_id !== null) await addNotification(tx, payment.member_id, { ...news, link });
  await writeToPayer(tx, parts, payment, { ...news, link });
}

const writeDown = (tx: Tx, actor: Actor, { reference }: Payment, refund: StoredRefund) =>
  audit(tx, actor, {
    action: "payment.refund",
    subject: { kind: "payment", id: reference },
    after: { amount: refund.amount, way: refund.way, reason: refund.reason },
  });

async function found(tx: Tx | Deciding["database"]["kysely"], reference: string) {
  const payment = await paymentByReference(tx, reference);
  if (!payment) throw notFound("Pembayaran tidak ditemukan.");
  return payment;
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Whoever holds the paper of a gift should know that it holds no more. */
const paperOf = ({ status }: Payment) =>
  status === "refunded"
    ? "Tanda terimanya tidak berlaku lagi."
    : "Tanda terimanya sudah diganti dengan yang baru.";

/** Promised in one transaction with everything that follows from it; transferred later. */
const refundByTransfer = (parts: Refunding, actor: Actor, reference: string, wanted: Wanted) =>
  parts.database.kysely.transaction().execute(async (tx) => {
    const { refund, payment } = await oweRefund(tx, parts.sellers, (await found(tx, reference)).id, {
      amount: wanted.amount ?? "all",
      reason: wanted.reason,
      by: actor.memberId,
      to: destination(wanted),
    });
    await writeDown(tx, actor, payment, refund);
    const { given } = parts.sellers.of(payment);
    const to = wanted.account_number
      ? `Kami akan mentransfernya ke ${wanted.bank} ${wanted.account_number} a.n. ${wanted.account_holder}.`
      : "Kabari kami nomor rekeningmu, agar dapat kami transfer.";
    await tell(tx, parts, payment, {
      title: `Dana dari ${reference} akan dikembalikan`,
      body: `${rupiah(refund.amount)} dari ${reference} kami kembalikan. Alasannya: ${asSentence(wanted.reason)} ${given ? `${paperOf(payment)} ` : ""}${to}`,
    });
    return refund;
  });

/** Planned in a transaction, asked for after it: no lock is held while the provider thinks. */
async function refundByProvider(parts: Refunding, actor: Actor, reference: string, wanted: Wanted) {
  const { database, online } = parts;
  if (!online) throw gatewayUnavailable();
  const planned = await database.kysely.transaction().execute(async (tx) => {
    const payment = await found(tx, reference);
    const asked = { amount: wanted.amount ?? ("all" as const), reason: wanted.reason, by: actor.memberId };
    const refund = await planProviderRefund(tx, parts.sellers, payment.id, asked);
    await writeDown(tx, actor, payment, refund);
    return refund;
  });
  return askForRefund(online, planned);
}

export const refund = (parts: Refunding, actor: Actor, reference: string, wanted: Wanted) =>
  (wanted.way === "midtrans" ? refundByProvider : refundByTransfer)(parts, actor, reference, wanted);

/** What was promised has left our bank. */
export const markRefundPaid = (
  parts: Refunding,
  actor: Actor,
  id: number,
  paid: BodyOf<typeof payRefundOut>,
) =>
  parts.database.kysely.transaction().execute(async (tx) => {
    const { refund: done, payment } = await payRefund(tx, id, { ...paid, by: actor.memberId });
    await audit(tx, actor, {
      action: "payment.refund_paid",
      subject: { kind: "payment", id: payment.reference },
      after: { amount: done.amount, from: paid.from, paid_on: paid.paid_on, reference: paid.reference },
    });
    await tell(tx, parts, payment, {
      title: `Dana dari ${payment.reference} sudah dikembalikan`,
      body: `${rupiah(done.amount)} sudah kami transfer ke ${paid.bank} ${paid.account_number} a.n. ${paid.account_holder} (nomor ${paid.reference}).`,
    });
    return done;
  });

/** What was promised stays where it was, because it is not given back after all. */
export const withdraw = (parts: Refunding, actor: Actor, id: number, reason: string) =>
  parts.database.kysely.transaction().execute(async (tx) => {
    const said = { by: actor.memberId, reason };
    const { refund: withdrawn, payment } = await withdrawRefund(tx, parts.sellers, id, said);
    await audit(tx, actor, {
      action: "payment.refund_withdrawn",
      subject: { kind: "payment", id: payment.reference },
      after: { amount: withdrawn.amount, reason },
    });
    await tell(tx, parts, payment, {
      title: `Dana dari ${payment.reference} tidak jadi dikembalikan`,
      body: `${rupiah(withdrawn.amount)} dari ${payment.reference} tidak jadi kami transfer kembali. Alasannya: ${reason}`,
    });
    return withdrawn;
  });
