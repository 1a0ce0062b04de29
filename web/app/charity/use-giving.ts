import type { Campaign, PaymentOptions } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payment-methods";
import { useState } from "react";
import { useNavigate } from "react-router";
import { dropRequestKey, methodOffers, requestKey, usePayOnline } from "../payments/index.ts";
import type { ApiError } from "../platform/api-error.ts";
import { type GiftValues, giftTotal } from "./gift.ts";
import { giftErrors, refusedGift } from "./gift-errors.ts";
import { onlineGift, openOnlineGift } from "./give.ts";
import { keepTransferGift } from "./transfer-gift.ts";
import type { GiftFormState } from "./use-gift-form.ts";

/** The donation page takes transfers to one bank. */
export const GIFT_BANKS = ["bsi"] as const;

/** Goes on with a gift: to the confirmation of a transfer, or through the provider's pop-up. */
export function useGiving(campaign: Campaign, options: PaymentOptions | undefined, form: GiftFormState) {
  const online = usePayOnline();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const { slug, title } = campaign;
  const total = giftTotal(form.gift.amount, campaign.category);
  const offered = options ? methodOffers(options, GIFT_BANKS).map(({ method }) => method) : [];
  // A draft may remember a method that is no longer offered.
  const method = offered.find((each) => each === form.gift.method) ?? null;

  function byTransfer(gift: GiftValues, bank: (typeof GIFT_BANKS)[number]) {
    const content = {
      slug,
      title,
      amount: total,
      bank,
      name: gift.fullName.trim(),
      phone: gift.phone.trim(),
      email: gift.email.trim(),
      message: gift.message.trim(),
    };
    const transfer = { ...content, key: requestKey(`donasi:${slug}`, content) };
    keepTransferGift(transfer);
    navigate("/konfirmasi-pembayaran-donasi", { state: transfer });
  }

  function refused(error: ApiError) {
    const errors = refusedGift(error.errors);
    if (Object.keys(errors).length > 0) form.show(errors);
    else if (error.code !== "gateway_unavailable") setRefusal(error.detail);
    if (error.code === "payment_closed") dropRequestKey(`donasi-online:${slug}`);
  }

  function byPopUp(gift: GiftValues, script: NonNullable<PaymentOptions["online"]>) {
    const body = onlineGift(slug, gift, total);
    const purpose = `donasi-online:${slug}`;
    return online.pay({
      script,
      amount: total,
      page: `/bayar-donasi/${slug}`,
      open: () => openOnlineGift(body, requestKey(purpose, body)),
      onRefused: refused,
      onSpent: () => dropRequestKey(purpose),
      onDone() {
        dropRequestKey(purpose);
        form.discard();
      },
    });
  }

  function give() {
    const gift = { ...form.gift, method };
    const errors = giftErrors(gift, total);
    setRefusal(undefined);
    if (Object.keys(errors).length > 0) return form.show(errors);
    if (method === ONLINE_METHOD && options?.online) return byPopUp(gift, options.online);
    if (method === "bsi") return byTransfer(gift, method);
  }
  return { total, method, give, busy: online.busy, refusal };
}
