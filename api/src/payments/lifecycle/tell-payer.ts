import { type News, tell } from "../../messages/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { type Decision, lastMove } from "../queries/history.ts";
import type { Payment } from "../queries/payments.ts";
import { pageOf, receiptOf } from "./page-address.ts";
import type { Payables, PaymentTexts } from "./payable.ts";
import { GIVEN_UP } from "./reserve-qris-amount.ts";

/** Only reasons written by staff are meant for the payer. */
const because = ({ as, reason }: Decision) => (as === "staff" && reason ? ` Alasannya: ${reason}` : "");

const arrived = ({ amount, written_off, held_amount }: Payment, { insteadOf }: Decision) =>
  [
    ...(insteadOf === undefined
      ? []
      : [`Yang sampai ${rupiah(amount)}, bukan ${rupiah(insteadOf)}, jadi kami catat sebesar yang sampai.`]),
    ...(written_off > 0 ? [`Kekurangan ${rupiah(written_off)} kami ikhlaskan.`] : []),
    ...(held_amount > 0 ? [`Kelebihan ${rupiah(held_amount)} kami simpan atas namamu.`] : []),
  ]
    .map((sentence) => ` ${sentence}`)
    .join("");

const stillHeld = ({ held_amount }: Payment) =>
  held_amount > 0
    ? ` ${rupiah(held_amount)} yang sudah sampai kami simpan atas namamu; hubungi kami untuk mengambilnya.`
    : "";

function words(payment: Payment, { name, receivedSentence, next }: PaymentTexts, decision: Decision) {
  const { status, amount, reference } = payment;
  const sum = `${rupiah(amount)} (${reference})`;
  switch (status) {
    case "verified":
      return {
        title: receivedSentence ?? `${name} sudah kami terima`,
        body: `Terima kasih. ${sum} sudah kami catat.${arrived(payment, decision)} ${next}`,
      };
    case "rejected":
      return {
        title: `${name} belum dapat kami terima`,
        body: `Transfer ${sum} ditolak.${because(decision)}${stillHeld(payment)}`,
      };
    case "pending":
      return { title: `${name} kami periksa lagi`, body: `${sum} kami buka kembali.${because(decision)}` };
    case "expired":
      if (decision.reason === GIVEN_UP)
        return {
          title: `Kode QRIS untuk ${name} sudah dilepas`,
          body: `Terlalu banyak yang menunggu di sekitar nominal ${sum}. Buat kode yang baru. Bila terlanjur membayar, jangan membayar lagi: bendahara mencocokkannya.`,
        };
      return {
        title: `${name} kedaluwarsa`,
        body: `${sum} belum kami terima sampai batas waktunya.${stillHeld(payment)}`,
      };
    default:
      return {
        title: `${name} dibatalkan`,
        body: `${sum} tidak perlu dibayar lagi.${because(decision)}${stillHeld(payment)}`,
      };
  }
}

/**
 * Which daily limit of mails applies: a received payment proves that somebody paid; before that, anybody may have typed the
 * address. What staff decide is not limited.
 */
export const causeOf = ({ verified_at }: Payment) => (verified_at === null ? "anyone" : "money");

interface NewsText extends Pick<News, "key" | "title" | "body" | "link" | "at"> {
  /** Why it may be sent, where the payment itself does not say it. */
  cause?: "own" | undefined;
  /** The path of its receipt. */
  receipt?: string | undefined;
}

/**
 * News for the payer, sent also during quiet hours. The mail links to the payment's page, and for a verified gift also to
 * its receipt.
 */
export const newsAbout = (payment: Payment, { receipt, key, cause, ...said }: NewsText): News => ({
  ...said,
  ...{ topic: "payments", waited: true, key: `payment ${payment.id} ${key}` },
  to: {
    memberId: payment.member_id,
    email: payment.payer_email,
    phone: payment.payer_phone,
    payment: payment.id,
  },
  letter: {
    cause: cause ?? causeOf(payment),
    button: { label: "Lihat pembayaran", link: pageOf(payment) },
    also: receipt === undefined ? undefined : { label: "Unduh tanda terima (PDF)", link: receipt },
  },
});

export async function newsOf(
  tx: Tx,
  payables: Payables,
  payment: Payment,
  decision: Decision,
): Promise<News> {
  const payable = payables.of(payment);
  const paid = await payable.about(tx, payment);
  const receipt = payment.status === "verified" && payable.given ? receiptOf(payment) : undefined;
  // A verified payment links to the thing itself, others to the payment's page. Guests only have that page.
  const link = payment.status === "verified" && payment.member_id !== null ? paid.link : pageOf(payment);
  const key = `move ${await lastMove(tx, payment.id)}`;
  const cause = decision.as === "staff" ? "own" : undefined;
  return newsAbout(payment, {
    ...words(payment, paid, decision),
    key,
    link,
    at: decision.at,
    receipt,
    cause,
  });
}

/** Confirms by mail that a proof was received. Not in the app, because the payer has just sent it there. */
export async function tellOfProof(tx: Tx, payment: Payment): Promise<void> {
  const news = newsAbout(payment, {
    key: `proof ${new Date().toISOString()}`,
    title: `Bukti transfer ${payment.reference} sudah kami terima`,
    body: `Terima kasih. Bukti transfer ${rupiah(payment.amount)} (${payment.reference}) sedang diperiksa bendahara. Simpan nomor itu: dengan nomor HP-mu kamu bisa mencarinya lagi kapan saja.`,
    link: pageOf(payment),
  });
  await tell(tx, { ...news, letterOnly: true });
}

/** Without the mail: decisions of staff send it themselves, so that staff see at once whether it goes out. */
const withoutLetter = (news: News): News => ({ ...news, letter: undefined });

/** Notifies a payer of the result. Returns the news for a mail; undefined if the payer cannot be reached. */
export async function tellPayer(
  tx: Tx,
  payables: Payables,
  payment: Payment,
  decision: Decision,
): Promise<News | undefined> {
  const { member_id, payer_email, payer_phone } = payment;
  if (decision.as === "staff" && member_id === null && !payer_email && !payer_phone) return undefined;
  const news = await newsOf(tx, payables, payment, decision);
  // Payers get no notification of their own actions.
  if (decision.as === "payer") return news;
  const writes = decision.as !== "staff" && payment.status === "verified";
  await tell(tx, writes ? news : withoutLetter(news));
  return news;
}

/** Notifies a payer of a part payment and the missing rest. Returns the news for a mail. */
export async function tellMissing(tx: Tx, payables: Payables, payment: Payment): Promise<News> {
  const { name, link } = await payables.of(payment).about(tx, payment);
  const news = newsAbout(payment, {
    key: `missing ${await lastMove(tx, payment.id)}`,
    title: `${name} masih kurang ${rupiah(payment.unseen_amount)}`,
    body: `Kami sudah menerima ${rupiah(payment.seen_amount)} dari ${rupiah(payment.amount)} (${payment.reference}). Mohon transfer kekurangannya, ${rupiah(payment.unseen_amount)}, ke rekening yang sama.`,
    link,
    cause: "own",
  });
  await tell(tx, withoutLetter(news));
  return news;
}

export async function tellOfRefund(
  tx: Tx,
  payables: Payables,
  payment: Payment,
  amount: number,
): Promise<void> {
  const { name, link } = await payables.of(payment).about(tx, payment);
  const news = newsAbout(payment, {
    key: `refund ${await lastMove(tx, payment.id)} ${amount}`,
    title: `Dana dikembalikan: ${name}`,
    body: `${rupiah(amount)} dari ${payment.reference} sudah dikembalikan.`,
    link,
  });
  await tell(tx, news);
}
