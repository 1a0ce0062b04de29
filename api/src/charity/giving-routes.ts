import { createDonation, generateDonationToken, listMyDonations } from "@barakah/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  gatewayUnavailable,
  moneyRequest,
  type Payments,
  paymentPage,
  proofHash,
} from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { invalid } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve.ts";
import { donateByTransfer, donateOnline, PAYMENT_MINUTES } from "./donate.ts";
import { donationsOf } from "./queries/donations.ts";

export interface GivingParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
}

/** The same key from another person is another gift. */
const giftRequest = (path: string, actor: Actor | undefined, request: FastifyRequest, carried: unknown) =>
  moneyRequest(
    `${path} ${actor?.memberId ?? "guest"}`,
    request.headers["idempotency-key"] as string | undefined,
    carried,
  );

export function givingRoutes(app: FastifyInstance, { payments, images, origin }: GivingParts) {
  const { database } = payments;

  serve(app, createDonation, async ({ actor, params, body, files, request }) => {
    const proof = files.proof_file;
    if (!proof) throw invalid({ proof_file: ["Mohon upload bukti transfer"] });
    const carried = { ...params, ...body, proof: proofHash(proof) };
    const gift = {
      slug: params.slug,
      amount: body.amount,
      donor: { name: body.donor_name, phone: body.donor_phone, email: body.donor_email },
      message: body.message,
      memberId: actor?.memberId ?? null,
      request: giftRequest(createDonation.path, actor, request, carried),
    };
    const transfer = {
      sourceBank: body.source_bank,
      sourceAccount: body.source_account,
      accountName: body.account_name,
      transferDate: body.transfer_date,
    };
    const payment = await donateByTransfer({ database, images }, gift, body.payment_method, transfer, proof);
    return {
      id: payment.id,
      order_id: payment.reference,
      amount: payment.amount,
      payment_method: body.payment_method,
      status: payment.status,
      created_at: payment.created_at,
    };
  });

  serve(app, generateDonationToken, async ({ actor, body, request }) => {
    if (!payments.online) throw gatewayUnavailable();
    const payment = await donateOnline(database, {
      slug: body.campaignSlug,
      amount: body.amount,
      donor: { name: body.donorName, phone: body.donorPhone, email: body.donorEmail },
      message: body.message,
      memberId: actor?.memberId ?? null,
      request: giftRequest(generateDonationToken.path, actor, request, body),
    });
    const page = await paymentPage(payments.online, payment, {
      items: [
        { id: payment.reference, name: `Donasi ${body.campaignSlug}`, price: payment.amount, quantity: 1 },
      ],
      customer: { firstName: body.donorName, phone: body.donorPhone, email: body.donorEmail },
      expiryMinutes: PAYMENT_MINUTES,
      finishUrl: `${origin}/pembayaran-tertunda`,
    });
    return { token: page.token, redirect_url: page.redirectUrl, order_id: payment.reference };
  });

  serve(app, listMyDonations, ({ actor, query }) => donationsOf(database, actor.memberId, query));
}
