import { isQris } from "@barakah/contract";
import { type PurchaseHandler, pageOf } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { priceOf, refuseOtherAmount } from "./price.ts";
import { momentWords } from "./refusals.ts";
import { offeredOrRefuse, openRegistration, type Registering, voucherFor } from "./register.ts";
import { refuseWrongMoment } from "./registration-time.ts";
import { minutesToPay } from "./seat-payment-deadline.ts";
import { tellBuyer } from "./tell-buyer.ts";
import { mostMinutes } from "./voucher-hold.ts";

/** Tickets that are paid, by any method. */
export const ticketPurchaseHandler = (database: Database, parts: Registering): PurchaseHandler<"event"> => ({
  kind: "event",
  membersOnly: false,
  async check({ purchase }) {
    const offered = await offeredOrRefuse(database.kysely, purchase.slug);
    refuseWrongMoment(offered, purchase.tickets, purchase.offer !== undefined);
    const priced = priceOf(
      offered,
      purchase.tickets,
      await voucherFor(database.kysely, offered, purchase.voucher),
    );
    refuseOtherAmount(priced.total, purchase.amount);
    if (priced.total === 0)
      throw conflict("nothing_to_pay", "Pendaftaran ini gratis. Daftar langsung dari halaman acaranya.");
  },
  async prepare({ purchase, actor, caller, request }) {
    const wish = {
      tickets: purchase.tickets,
      buyer: { name: purchase.payer_name, phone: purchase.payer_phone, email: purchase.payer_email },
      memberId: actor?.memberId ?? null,
      voucher: purchase.voucher,
      amount: purchase.amount,
      offer: purchase.offer,
      holder: { ...caller, memberId: actor?.memberId },
    };
    return async (tx, { method, minutes, reserves }) => {
      const offered = await offeredOrRefuse(tx, purchase.slug);
      refuseWrongMoment(offered, purchase.tickets, purchase.offer !== undefined);
      // With a proof the treasurer decides, however late; without one the seats are held until the deadline.
      const held =
        minutes === null
          ? null
          : Math.min(minutesToPay(offered, isQris(method)), mostMinutes(purchase.voucher));
      const { registration, payment } = await openRegistration(tx, parts, offered, wish, {
        payment: { method, minutes: held, reserves },
        request,
      });
      if (!payment) throw conflict("nothing_to_pay", "Pendaftaran ini gratis.");
      // With a proof it only waits for the treasurer.
      if (payment.expires_at)
        await tellBuyer(tx, registration, {
          title: `Kursimu dipegang, tinggal dibayar: ${offered.event.title}`,
          body: `Bayar sebelum ${momentWords(payment.expires_at)}. Lewat dari itu kursinya dilepas untuk peserta lain.`,
          button: { label: "Bayar sekarang", link: pageOf(payment) },
          ownAct: true,
        });
      return payment;
    };
  },
});
