import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  beginPurchase,
  gatewayUnavailable,
  openOnline,
  type Payments,
  presentBegun,
  proofOf,
  purchaseCall,
} from "../payments/index.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve.ts";
import { chosenOf, giftPurchaseHandler } from "./donate.ts";
import { donationsOf } from "./queries/donations.ts";

export interface GivingParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  /** The smallest gift in rupiah. */
  leastGift(): Promise<number>;
}

/** The specification's fields of a gift by transfer, as a purchase. Their `amount` includes the add-on. */
export async function giftByTransfer(
  { database }: Payments,
  slug: string,
  {
    donor_name,
    donor_phone,
    donor_email,
    payment_method,
    ...rest
  }: contract.BodyOf<typeof contract.createDonation>,
): Promise<contract.Purchase> {
  const payer = { payer_name: donor_name, payer_phone: donor_phone, payer_email: donor_email };
  const amount = await chosenOf(database, slug, rest.amount);
  return { kind: "donation", ...rest, ...payer, slug, amount, method: payment_method };
}

export function givingRoutes(app: FastifyInstance, parts: GivingParts) {
  const { payments, origin } = parts;
  const { database } = payments;
  payments.registerPurchase(giftPurchaseHandler(database, parts.leastGift));

  serve(app, contract.createDonation, async ({ actor, params, body, files, request }) => {
    const gift = await giftByTransfer(payments, params.slug, body);
    const call = purchaseCall(request, contract.createDonation, actor, gift, proofOf(files));
    return { ...presentBegun(await beginPurchase(parts, call)), payment_method: body.payment_method };
  });

  serve(app, contract.generateDonationToken, async ({ actor, body, request }) => {
    if (!payments.online) throw gatewayUnavailable();
    const gift = {
      kind: "donation",
      slug: body.campaignSlug,
      amount: await chosenOf(database, body.campaignSlug, body.amount),
      message: body.message,
      on_behalf: body.onBehalf,
      payer_name: body.donorName,
      payer_phone: body.donorPhone,
      payer_email: body.donorEmail,
      method: contract.ONLINE_METHOD,
    } as const;
    const call = purchaseCall(request, contract.generateDonationToken, actor, gift);
    return openOnline(payments, await beginPurchase(parts, call), origin);
  });

  serve(app, contract.listMyDonations, ({ actor, query }) => donationsOf(database, actor.memberId, query));
}
