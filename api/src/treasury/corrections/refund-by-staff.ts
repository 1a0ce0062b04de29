import type { BodyOf, recordRefundTransferred, refundPayment } from "@barakah/contract";
import { type News, tellNow } from "../../messages/index.ts";
import {
  askForRefund,
  gatewayUnavailable,
  newsAbout,
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
import { existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { asSentence } from "../../platform/text/sentence.ts";
import { actsAlone, secondPersonNeeded } from "../second-person/second-person-needed.ts";
import { chargeSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { refuseOtherAccount, whyTwo } from "./refund-needs-second-person.ts";
import { refuseFundDebt, refuseStoreDebt } from "./refuse-refund-of-spent-money.ts";

export interface Refunding extends Deciding {
  online: Payments["online"];
}

type Wanted = BodyOf<typeof refundPayment>;

const destination = ({
  bank,
  account_number,
  account_holder,
}: Pick<Wanted, "bank" | "account_number" | "account_holder">) => ({
  bank,
  account_number,
  account_holder,
});

/** In the app and by mail. */
export async function tell(
  tx: Tx,
  parts: Deciding,
  payment: Payment,
  news: Pick<News, "key" | "title" | "body">,
) {
  const { link } = await parts.payables.of(payment).about(tx, payment);
  await tellNow(tx, parts, newsAbout(payment, { ...news, link }));
}

export const writeDown = (tx: Tx, actor: Actor, { reference }: Payment, refund: StoredRefund) =>
  audit(tx, actor, "payment.refund", ["payment", reference], {
    after: { amount: refund.amount, way: refund.way, reason: refund.reason },
  });

async function found(tx: Tx | Deciding["database"]["kysely"], reference: string) {
  const payment = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
  return payment;
}

/** The donor must know that the receipt is no longer valid. */
const paperOf = ({ status }: Payment) =>
  status === "refunded"
    ? "Tanda terimanya tidak berlaku lagi."
    : "Tanda terimanya sudah diganti dengan yang baru.";

/** Promises a refund; it is transferred later. */
async function owe(tx: Tx, parts: Refunding, actor: Actor, before: Payment, wanted: Wanted) {
  const { reference } = before;
  const { refund, payment } = await oweRefund(tx, parts.payables, before.id, {
    amount: wanted.amount ?? "all",
    part: wanted.part,
    reason: wanted.reason,
    by: actor.memberId,
    to: destination(wanted),
  });
  const { given } = parts.payables.of(payment);
  const to = refund.account_number
    ? `Kami akan mentransfernya ke ${refund.bank} ${refund.account_number} a.n. ${refund.account_holder}.`
    : "Kabari kami nomor rekeningmu, agar dapat kami transfer.";
  await tell(tx, parts, payment, {
    key: `refund ${refund.id} promised`,
    title: `Dana dari ${reference} akan dikembalikan`,
    body: `${rupiah(refund.amount)} dari ${reference} akan dikembalikan. Alasannya: ${asSentence(wanted.reason)} ${given ? `${paperOf(payment)} ` : ""}${to}`,
  });
  return refund;
}

const plan = (tx: Tx, parts: Refunding, actor: Actor, { id }: Payment, { amount, part, reason }: Wanted) =>
  planProviderRefund(tx, parts.payables, id, { amount: amount ?? "all", part, reason, by: actor.memberId });

/** Promises the refund, or plans the request to the provider, in the caller's transaction. */
export async function refundIn(tx: Tx, parts: Refunding, actor: Actor, reference: string, wanted: Wanted) {
  if (wanted.way === "midtrans" && !parts.online) throw gatewayUnavailable();
  const payment = await found(tx, reference);
  const refund = await (wanted.way === "midtrans" ? plan : owe)(tx, parts, actor, payment, wanted);
  await refuseStoreDebt(tx, refund, wanted);
  await refuseFundDebt(tx, refund, wanted);
  await writeDown(tx, actor, payment, refund);
  if (await actsAlone(tx, actor)) {
    const why = await whyTwo(tx, payment, refund);
    if (why) throw secondPersonNeeded(why);
  }
  await chargeSoloLimit(tx, actor, `refund:${refund.id}`, refund.amount);
  return refund;
}

/** After the transaction: no lock is held while the provider answers. */
export const askIfOnline = async ({ online }: Refunding, refund: StoredRefund) =>
  refund.way === "midtrans" && online ? askForRefund(online, refund) : refund;

export const refund = async (parts: Refunding, actor: Actor, reference: string, wanted: Wanted) =>
  askIfOnline(parts, await parts.database.transact((tx) => refundIn(tx, parts, actor, reference, wanted)));

/** The promised refund was transferred. */
export const markRefundPaid = (
  parts: Refunding,
  actor: Actor,
  id: number,
  paid: BodyOf<typeof recordRefundTransferred>,
) =>
  parts.database.transact(async (tx) => {
    await refuseOtherAccount(tx, actor, id, paid);
    const { refund: done, payment } = await payRefund(tx, id, { ...paid, by: actor.memberId });
    await audit(tx, actor, "payment.refund_paid", ["payment", payment.reference], {
      after: { amount: done.amount, from: paid.from, paid_on: paid.paid_on, reference: paid.reference },
    });
    await tell(tx, parts, payment, {
      key: `refund ${id} paid`,
      title: `Dana dari ${payment.reference} sudah dikembalikan`,
      body: `${rupiah(done.amount)} sudah dikembalikan: kami transfer ke ${paid.bank} ${paid.account_number} a.n. ${paid.account_holder} (nomor ${paid.reference}).`,
    });
    return done;
  });

/** A promised refund is withdrawn. */
export async function withdrawIn(tx: Tx, parts: Refunding, actor: Actor, id: number, reason: string) {
  const said = { by: actor.memberId, reason };
  const { refund: withdrawn, payment } = await withdrawRefund(tx, parts.payables, id, said);
  await audit(tx, actor, "payment.refund_withdrawn", ["payment", payment.reference], {
    after: { amount: withdrawn.amount, reason },
  });
  await tell(tx, parts, payment, {
    key: `refund ${id} withdrawn`,
    title: `Dana dari ${payment.reference} tidak jadi dikembalikan`,
    body: `${rupiah(withdrawn.amount)} dari ${payment.reference} tidak jadi kami transfer kembali. Alasannya: ${reason}`,
  });
  await chargeSoloLimit(tx, actor, `refund:${id}`, -withdrawn.amount);
  return withdrawn;
}

export const withdraw = (parts: Refunding, actor: Actor, id: number, reason: string) =>
  parts.database.transact((tx) => withdrawIn(tx, parts, actor, id, reason));
