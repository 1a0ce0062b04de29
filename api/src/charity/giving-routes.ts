import { createDonation, generateDonationToken, listMyDonations, PAYMENT_MINUTES } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  allowPaying,
  gatewayUnavailable,
  moneyRequest,
  pageOf,
  paymentPage,
  qrisMethodFor,
} from "../payments/index.ts";
import { serve } from "../platform/http/serve.ts";
import { donateByQris, donateOnline } from "./donate.ts";
import { chosenOf, type GivingParts, giveByTransfer, refuseTooLittle } from "./give-by-transfer.ts";
import { donationsOf } from "./queries/donations.ts";

export function givingRoutes(app: FastifyInstance, parts: GivingParts) {
  const { payments, origin, leastGift } = parts;
  const { database } = payments;

  serve(app, createDonation, async ({ actor, params, body, files, request }) => {
    const { ip: address, headers } = request;
    const gift = { ...params, body, files, actor, address, headers };
    const payment = await giveByTransfer(parts, gift);
    return {
      id: payment.id,
      order_id: payment.reference,
      page: pageOf(payment),
      amount: payment.amount,
      payment_method: body.payment_method,
      status: payment.status,
      created_at: payment.created_at,
    };
  });

  serve(app, generateDonationToken, async ({ actor, body, request }) => {
    if (!payments.online) throw gatewayUnavailable();
    const chosen = await chosenOf(payments, body.campaignSlug, body.amount);
    await refuseTooLittle(chosen, leastGift);
    const { donorPhone: phone, campaignSlug: subject } = body;
    await allowPaying(payments, { address: request.ip, phone, subject });
    const payment = await donateOnline(database, {
      slug: body.campaignSlug,
      amount: body.amount,
      donor: {
        name: body.donorName,
        phone: body.donorPhone,
        email: body.donorEmail,
        onBehalf: body.onBehalf,
      },
      message: body.message,
      memberId: actor?.memberId ?? null,
      request: moneyRequest(request, generateDonationToken, actor, body),
    });
    const page = await paymentPage(payments.online, payment, {
      items: [
        { id: payment.reference, name: `Donasi ${body.campaignSlug}`, price: payment.amount, quantity: 1 },
      ],
      customer: { firstName: body.donorName, phone: body.donorPhone, email: body.donorEmail },
      expiryMinutes: PAYMENT_MINUTES,
      finishUrl: `${origin}/pembayaran-tertunda`,
    });
    return {
      token: page.token,
      redirect_url: page.redirectUrl,
      order_id: payment.reference,
      page: pageOf(payment),
    };
  });

  payments.quotes("donation", async ({ body, actor, address, request }) => {
    await refuseTooLittle(body.base_amount, leastGift, "base_amount");
    const method = await qrisMethodFor(database.kysely, "donation");
    await allowPaying(payments, { address, phone: body.donor_phone, subject: body.slug });
    const gift = {
      slug: body.slug,
      amount: body.base_amount,
      donor: {
        name: body.donor_name,
        phone: body.donor_phone,
        email: body.donor_email,
        onBehalf: body.on_behalf,
      },
      message: body.message,
      memberId: actor?.memberId ?? null,
      request,
    };
    return donateByQris(database, gift, method);
  });

  serve(app, listMyDonations, ({ actor, query }) => donationsOf(database, actor.memberId, query));
}
