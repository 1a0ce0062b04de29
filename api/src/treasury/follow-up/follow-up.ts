import { isOffBank } from "@barakah/contract";
import { tellNow } from "../../messages/index.ts";
import { lockPayments, newsAbout, type Payment, pageOf, payerAddress } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { askedLately } from "../queries/payment-notes.ts";

/** The payment, locked. */
async function paymentNamed(tx: Tx, reference: string): Promise<Payment> {
  const [payment] = await lockPayments(tx, [reference]);
  if (!payment) throw notFound("Pembayaran tidak ditemukan.");
  return payment;
}

/** A note for colleagues, in the audit log and on the payment's page. */
export const note = ({ transact }: Database, actor: Actor, reference: string, text: string) =>
  transact(async (tx) => {
    await paymentNamed(tx, reference);
    await audit(tx, actor, "payment.note", ["payment", reference], { after: { text } });
  });

function refuseDecided({ status, method }: Payment) {
  if (isOffBank(method)) throw conflict("not_waiting", "Pembayaran ini tidak memakai bukti transfer.");
  if (status !== "pending" && status !== "rejected")
    throw conflict(
      "not_waiting",
      "Pembayaran ini sudah diputuskan. Batalkan dahulu keputusannya, lalu minta buktinya.",
    );
}

const letterOf = ({ reference, amount }: Payment, reason: string) => ({
  title: `Mohon kirim bukti transfer ${reference} sekali lagi`,
  body: `Bukti transfer ${rupiah(amount)} (${reference}) belum dapat kami pakai. ${reason} Buka halaman pembayaranmu, lalu kirim bukti yang baru. Tidak perlu masuk.`,
});

/**
 * Asks the payer for another proof, with a link to the page that takes it. The lock ensures that of two simultaneous
 * requests only one is sent.
 */
export const askProof = (
  parts: { publicUrl: string; database: Database },
  actor: Actor,
  reference: string,
  reason: string,
) =>
  parts.database.transact(async (tx) => {
    const payment = await paymentNamed(tx, reference);
    refuseDecided(payment);
    const by = await askedLately(tx, reference);
    if (by) throw conflict("asked_already", `${by} baru saja meminta buktinya. Tunggu jawabannya satu jam.`);
    if (payment.member_id === null && !(await payerAddress(tx, payment)))
      throw conflict(
        "no_address",
        "Pembayarnya tidak meninggalkan e-mail dan tidak punya akun. Hubungi lewat WhatsApp.",
      );
    const key = `proof asked ${new Date().toISOString()}`;
    const news = newsAbout(payment, {
      ...letterOf(payment, reason),
      key,
      link: pageOf(payment),
      cause: "own",
    });
    const written = await tellNow(tx, parts, news);
    if (!written && payment.member_id === null)
      throw conflict(
        "no_letters",
        "Alamat e-mail pembayarnya tidak menerima surat: pemiliknya menekan 'Bukan saya'. Hubungi lewat WhatsApp.",
      );
    await audit(tx, actor, "payment.ask_proof", ["payment", reference], { after: { text: reason } });
  });
