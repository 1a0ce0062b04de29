import { createDonation, generateDonationToken, listMyDonations, PAYMENT_MINUTES } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  allowPaying,
  gatewayUnavailable,
  moneyRequest,
  type Payments,
  pageOf,
  paymentPage,
  proofHash,
  sentTransfer,
} from "../payments/index.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve.ts";
import { donateByTransfer, donateOnline } from "./donate.ts";
import { donationsOf } from "./queries/donations.ts";

export interface GivingParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
}

export function givingRoutes(app: FastifyInstance, { payments, images, origin }: GivingParts) {
  const { database } = payments;

  serve(app, createDonation, async ({ actor, params, body, files, request }) => {
    const sent = sentTransfer(body, files);
    await allowPaying(payments, { address: request.ip, phone: body.donor_phone, subject: params.slug });
    const carried = { ...params, ...body, proof: proofHash(sent.proof) };
    const gift = {
      slug: params.slug,
      amount: body.amount,
      donor: { name: body.donor_name, phone: body.donor_phone, email: body.donor_email },
      message: body.message,
      memberId: actor?.memberId ?? null,
      request: moneyRequest(request, createDonation, actor, carried),
    };
    const payment = await donateByTransfer({ database, images }, gift, body.payment_method, sent);
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
    const { donorPhone: phone, campaignSlug: subject } = body;
    await allowPaying(payments, { address: request.ip, phone, subject });
    const payment = await donateOnline(database, {
      slug: body.campaignSlug,
      amount: body.amount,
      donor: { name: body.donorName, phone: body.donorPhone, email: body.donorEmail },
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

  serve(app, listMyDonations, ({ actor, query }) => donationsOf(database, actor.memberId, query));
}
