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
import { serve } from "../platform/http/serve-endpoint.ts";
import { giftPurchaseHandler } from "./donate.ts";
import { categoryBySlug, donationsOf } from "./queries/donations.ts";

export interface GivingParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  /** The smallest gift in rupiah. */
  leastGift(): Promise<number>;
}

type GiftPurchase = Extract<contract.Purchase, { kind: "donation" }>;

export function givingRoutes(app: FastifyInstance, parts: GivingParts) {
  const { payments, origin } = parts;
  const { database } = payments;
  payments.registerPurchase(giftPurchaseHandler(parts.leastGift));

  /** Translates the specification's fields, whose `amount` has the category's rupiah in it. */
  const giftOf = async (
    slug: string,
    paid: number,
    payer: contract.Payer,
    rest: Pick<GiftPurchase, "message" | "on_behalf" | "method">,
  ): Promise<GiftPurchase> => {
    const category = await categoryBySlug(database, slug);
    const amount = category === undefined ? paid : paid - contract.addOnOf(category);
    return { kind: "donation", slug, amount, ...payer, ...rest };
  };

  serve(app, contract.createDonation, async ({ actor, params, body, files, request }) => {
    const { donor_name, donor_phone, donor_email, amount, payment_method, ...rest } = body;
    const payer = { payer_name: donor_name, payer_phone: donor_phone, payer_email: donor_email };
    const gift = await giftOf(params.slug, amount, payer, { ...rest, method: payment_method });
    const call = purchaseCall(request, contract.createDonation, actor, gift, proofOf(files));
    return { ...presentBegun(await beginPurchase(parts, call)), payment_method };
  });

  serve(app, contract.generateDonationToken, async ({ actor, body, request }) => {
    if (!payments.online) throw gatewayUnavailable();
    const { donorName, donorPhone, donorEmail, campaignSlug, amount, message, onBehalf } = body;
    const payer = { payer_name: donorName, payer_phone: donorPhone, payer_email: donorEmail };
    const rest = { message, on_behalf: onBehalf, method: contract.ONLINE_METHOD } as const;
    const gift = await giftOf(campaignSlug, amount, payer, rest);
    const call = purchaseCall(request, contract.generateDonationToken, actor, gift);
    return openOnline(payments, await beginPurchase(parts, call), origin);
  });

  serve(app, contract.listMyDonations, ({ actor, query }) => donationsOf(database, actor.memberId, query));
}
