import { addNotification, type News } from "../../accounts/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { Decision } from "../queries/history.ts";
import type { Payment } from "../queries/payments.ts";
import { pageOf, receiptOf } from "./page-address.ts";
import { addLetter } from "./payer-letters.ts";
import { GIVEN_UP } from "./reserve-amount.ts";
import type { Paid, Sellers } from "./seller.ts";

/** What staff write is for the payer to read; what the provider says is not. */
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

function words(payment: Payment, { name, came, next }: Paid, decision: Decision) {
  const { status, amount, reference } = payment;
  const sum = `${rupiah(amount)} (${reference})`;
  switch (status) {
    case "verified":
      return {
        title: came ?? `${name} sudah kami terima`,
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

/** News of a payment; of a gift that came, with the way to its receipt. */
export interface PayerNews extends News {
  receipt?: string | undefined;
}

export async function newsOf(
  tx: Tx,
  sellers: Sellers,
  payment: Payment,
  decision: Decision,
): Promise<PayerNews> {
  const seller = sellers.of(payment);
  const paid = await seller.about(tx, payment);
  const receipt = payment.status === "verified" && seller.given ? receiptOf(payment) : undefined;
  // What is paid is looked at where it is; what is not, where something can be done about it. Guests have only its page.
  const link = payment.status === "verified" && payment.member_id !== null ? paid.link : pageOf(payment);
  return { ...words(payment, paid, decision), link, at: decision.at, receipt };
}

/** A proof is here: the payer has something in hand until a treasurer has looked. */
export async function tellOfProof(tx: Tx, payment: Payment): Promise<void> {
  await addLetter(tx, payment, {
    title: `Bukti transfer ${payment.reference} sudah kami terima`,
    body: `Terima kasih. Bukti transfer ${rupiah(payment.amount)} (${payment.reference}) sedang diperiksa bendahara. Simpan nomor itu: dengan nomor HP-mu kamu bisa mencarinya lagi kapan saja.`,
  });
}

/** Tells a member in the app what became of their payment. Returns the news for a letter; undefined if nobody can be told. */
export async function tellPayer(
  tx: Tx,
  sellers: Sellers,
  payment: Payment,
  decision: Decision,
): Promise<PayerNews | undefined> {
  if (decision.as === "staff" && payment.member_id === null && payment.payer_email === "") return undefined;
  const news = await newsOf(tx, sellers, payment, decision);
  // What payers did themselves they know.
  if (decision.as === "payer") return news;
  if (payment.member_id !== null) await addNotification(tx, payment.member_id, news);
  // What staff decide they write about themselves, with what they have to say.
  if (decision.as !== "staff" && payment.status === "verified") await addLetter(tx, payment, news);
  return news;
}

/** Part of it has come, and how much is missing. Returns the news for a letter. */
export async function tellMissing(tx: Tx, sellers: Sellers, payment: Payment): Promise<News> {
  const { name, link } = await sellers.of(payment).about(tx, payment);
  const news = {
    title: `${name} masih kurang ${rupiah(payment.unseen_amount)}`,
    body: `Kami sudah menerima ${rupiah(payment.seen_amount)} dari ${rupiah(payment.amount)} (${payment.reference}). Mohon transfer kekurangannya, ${rupiah(payment.unseen_amount)}, ke rekening yang sama.`,
    link,
  };
  if (payment.member_id !== null) await addNotification(tx, payment.member_id, news);
  return news;
}

export async function tellOfRefund(
  tx: Tx,
  sellers: Sellers,
  payment: Payment,
  amount: number,
): Promise<void> {
  const { name, link } = await sellers.of(payment).about(tx, payment);
  const news = {
    title: `Dana dikembalikan: ${name}`,
    body: `${rupiah(amount)} dari ${payment.reference} sudah dikembalikan.`,
    link,
  };
  if (payment.member_id !== null) await addNotification(tx, payment.member_id, news);
  await addLetter(tx, payment, news);
}
