import type { Campaign, PaymentOptions } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { useNavigate } from "react-router";
import { methodOffers, requestKey } from "../payments/index.ts";
import { type GiftValues, giftTotal } from "./gift.ts";
import { giftErrors } from "./gift-errors.ts";
import { keepTransferGift } from "./transfer-gift.ts";
import type { GiftFormState } from "./use-gift-form.ts";
import { useOnlineGiving } from "./use-online-giving.ts";

/** The donation page takes transfers to one bank. */
export const GIFT_BANKS = ["bsi"] as const;

/** Goes on with a gift: to the confirmation of a transfer, or through the provider's pop-up. */
export function useGiving(campaign: Campaign, options: PaymentOptions | undefined, form: GiftFormState) {
  const { slug, title } = campaign;
  const online = useOnlineGiving(slug, form);
  const navigate = useNavigate();
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

  function give() {
    const gift = { ...form.gift, method };
    const errors = giftErrors(gift, total);
    if (Object.keys(errors).length > 0) return form.show(errors);
    if (method === ONLINE_METHOD && options?.online) return online.give(gift, total, options.online);
    if (method === "bsi") return byTransfer(gift, method);
  }
  return { total, method, give, busy: online.busy, refusal: online.refusal };
}
