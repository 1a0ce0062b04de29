import type { OnlinePayment } from "@barakah/contract";
import { keyHeader, type TransferValues, transferBody } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import type { Input } from "../platform/endpoints.ts";
import type { GiftValues } from "./gift.ts";
import type { TransferGift } from "./transfer-gift.ts";

/** Long enough for two megabytes over a weak signal; after that another try is likelier to get through. */
const SENDING_MS = 120_000;

/** Confirms a gift by transfer. Sending it again with the same key makes no second donation. */
export function sendTransferGift(gift: TransferGift, transfer: TransferValues, proof: File) {
  const body = {
    amount: String(gift.amount),
    donor_name: gift.name,
    donor_phone: gift.phone,
    donor_email: gift.email,
    payment_method: gift.bank,
    message: gift.message,
    ...transferBody(transfer),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value);
  form.set("proof_file", proof);
  return api.call(
    "POST /api/donations/:slug/create-donation/",
    { params: { slug: gift.slug }, body },
    { form, headers: keyHeader(gift.key), signal: AbortSignal.timeout(SENDING_MS) },
  );
}

type OnlineGift = Input<"POST /api/payments/generate-donation-midtrans-token/">["body"];

export function onlineGift(slug: string, gift: GiftValues, total: number): OnlineGift {
  return {
    amount: total,
    donorName: gift.fullName.trim(),
    donorPhone: gift.phone.trim(),
    donorEmail: gift.email.trim(),
    message: gift.message.trim(),
    campaignSlug: slug,
  };
}

export function openOnlineGift(body: OnlineGift, key: string): Promise<OnlinePayment> {
  return api.call(
    "POST /api/payments/generate-donation-midtrans-token/",
    { body },
    { headers: keyHeader(key) },
  );
}
