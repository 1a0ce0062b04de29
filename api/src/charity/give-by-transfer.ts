import { type BodyOf, createDonation } from "@barakah/contract";
import type { FastifyRequest } from "fastify";
import {
  allowPaying,
  moneyRequest,
  type Payment,
  type Payments,
  proofHash,
  sentTransfer,
} from "../payments/index.ts";
import { invalid } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { addOnOf, donateByTransfer } from "./donate.ts";
import { categoryBySlug } from "./queries/donations.ts";

export interface GivingParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  /** Gifts of fewer rupiah are not taken. */
  leastGift(): Promise<number>;
}

interface SentGift {
  slug: string;
  body: BodyOf<typeof createDonation>;
  files: { proof_file?: Buffer };
  /** Who gives, if they are signed in. */
  actor?: { memberId: number };
  address: string;
  /** Where the Idempotency-Key is. */
  headers: FastifyRequest["headers"];
}

/** The amount as it was chosen, as the page compares it: what the category adds makes no gift larger. */
export async function refuseTooLittle(
  amount: number,
  leastGift: GivingParts["leastGift"],
  field = "amount",
): Promise<void> {
  const least = await leastGift();
  if (amount < least)
    throw invalid({ [field]: [`Donasi paling sedikit Rp. ${least.toLocaleString("id-ID")}.`] });
}

/** Of an amount as it is paid, what was chosen. */
export async function chosenOf({ database }: Payments, slug: string, amount: number): Promise<number> {
  const category = await categoryBySlug(database, slug);
  return category === undefined ? amount : amount - addOnOf(category);
}

/** A gift by transfer as it was sent, by the pages' script or by a plain form: the same rules, the same result. */
export async function giveByTransfer(
  { payments, images, leastGift }: GivingParts,
  { slug, body, files, actor, address, headers }: SentGift,
): Promise<Payment> {
  const { database } = payments;
  await refuseTooLittle(await chosenOf(payments, slug, body.amount), leastGift);
  const sent = sentTransfer(body, files);
  await allowPaying(payments, { address, phone: body.donor_phone, subject: slug });
  const carried = { slug, ...body, proof: proofHash(sent.proof) };
  const gift = {
    slug,
    amount: body.amount,
    donor: {
      name: body.donor_name,
      phone: body.donor_phone,
      email: body.donor_email,
      onBehalf: body.on_behalf,
    },
    message: body.message,
    memberId: actor?.memberId ?? null,
    request: moneyRequest({ headers }, createDonation, actor, carried),
  };
  return donateByTransfer({ database, images }, gift, body.payment_method, sent);
}
