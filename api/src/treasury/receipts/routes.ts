import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { tell, tellByMail } from "../../messages/index.ts";
import {
  newsAbout,
  type Payables,
  pageOf,
  payerAddress,
  paymentById,
  printReceipts,
  receiptByNumber,
  receiptOf,
  replaceReceipt,
  withdrawReceipt,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { asSentence } from "../../platform/text/sentence.ts";
import { staffReceipts } from "./receipt-queries.ts";

interface ReceiptParts {
  database: Database;
  payables: Payables;
  jobs: Jobs;
  publicUrl: string;
}

const unknown = () => notFound("Tanda terima ini tidak ditemukan.");

/** Sends the link to the receipt to the donor's address. */
const sendAgain = (parts: ReceiptParts, actor: Actor, number: string) =>
  parts.database.transact(async (tx) => {
    const receipt = await receiptByNumber(tx, number);
    if (!receipt) throw unknown();
    if (receipt.void_at)
      throw conflict("receipt_void", "Tanda terima ini sudah dibatalkan. Kirim penggantinya.");
    const payment = await paymentById(tx, receipt.payment_id);
    if (!(await payerAddress(tx, payment)))
      throw conflict(
        "no_address",
        "Pemberinya tidak meninggalkan e-mail. Unduh PDF-nya, lalu kirim lewat WhatsApp.",
      );
    const called = contract.RECEIPT_KIND_LABEL[receipt.kind];
    const news = newsAbout(payment, {
      key: `receipt ${number} ${new Date().toISOString()}`,
      title: `${called} ${number}`,
      body: `Berikut ${called.toLowerCase()} untuk pemberianmu. Keasliannya dapat diperiksa siapa pun di ${parts.publicUrl}/bukti/${number}.`,
      link: pageOf(payment),
      receipt: receiptOf(payment),
    });
    if (!(await tellByMail(tx, parts, news)))
      throw conflict(
        "no_letters",
        "Alamat itu tidak menerima surat: pemiliknya menekan 'Bukan saya'. Unduh PDF-nya, lalu kirim lewat WhatsApp.",
      );
    await audit(tx, actor, "receipt.send", ["payment", receipt.reference], { after: { number } });
  });

/** The donor must know that the paper at hand is no longer valid. */
async function tellOfPaper(tx: Tx, paymentId: string, title: string, words: string, reason: string) {
  const payment = await paymentById(tx, paymentId);
  const body = `${words} Alasannya: ${asSentence(reason)}`;
  await tell(
    tx,
    newsAbout(payment, { key: `paper ${title}`, title, body, link: pageOf(payment), cause: "own" }),
  );
}

export function receiptRoutes(app: FastifyInstance, parts: ReceiptParts) {
  const { database, payables, publicUrl } = parts;

  serve(app, contract.listReceipts, ({ query }) => staffReceipts(database, query));

  serve(app, contract.printStaffReceipt, async ({ params, reply }) => {
    const receipt = await receiptByNumber(database.kysely, contract.receiptNumber(params.number));
    if (!receipt) throw unknown();
    reply.headers({
      "cache-control": "no-store",
      "content-disposition": `inline; filename="${receipt.number}.pdf"`,
    });
    return printReceipts(
      { reader: database.kysely, origin: publicUrl, logo: await payables.logo() },
      [receipt],
      true,
    );
  });

  serve(app, contract.voidReceipt, async ({ actor, params, body: { reason } }) => {
    const number = contract.receiptNumber(params.number);
    await database.transact(async (tx) => {
      const { reference, amount, payment_id } = await withdrawReceipt(tx, {
        number,
        by: actor.memberId,
        reason,
      });
      const deed = { before: { number, amount }, after: { reason } };
      await audit(tx, actor, "receipt.void", ["payment", reference], deed);
      await tellOfPaper(tx, payment_id, `Tanda terima ${number} dibatalkan`, "Jangan dipakai lagi.", reason);
    });
    return { detail: "Tanda terima dibatalkan." };
  });

  serve(app, contract.replaceReceipt, async ({ actor, params, body: { reason, ...named } }) => {
    const correcting = { number: contract.receiptNumber(params.number), by: actor.memberId, reason };
    return database.transact(async (tx) => {
      const { before, number } = await replaceReceipt(tx, payables, correcting, named);
      await audit(tx, actor, "receipt.replace", ["payment", before.reference], {
        before: { number: before.number, payer_name: before.payer_name, on_behalf: before.on_behalf },
        after: { number, ...named, reason },
      });
      const words = `Penggantinya ${number}; unduh di halaman pembayaranmu.`;
      await tellOfPaper(tx, before.payment_id, `Tanda terima ${before.number} diganti`, words, reason);
      return { number };
    });
  });

  serve(app, contract.sendReceipt, ({ actor, params }) =>
    sendAgain(parts, actor, contract.receiptNumber(params.number)),
  );
}
