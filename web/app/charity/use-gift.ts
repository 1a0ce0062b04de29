import type { Campaign, PaymentOptions } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import { payerFields, payerOf, usePurchase } from "../payments/index.ts";
import { idempotencyKey } from "../platform/idempotency-key.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { EMPTY_GIFT, GIFT_BANKS, type GiftValues, giftErrors, giftTotal } from "./gift.ts";
import { giftAgain, giftErrorsIn, giftIn } from "./sent-gift.ts";
import { giftDraft, saveTransferGift } from "./transfer-gift.ts";

/** The donation form, and where it leads: to the transfer confirmation, a QRIS code or the payment pop-up. */
export function useGift(
  { slug, title, category, least_gift }: Campaign,
  options: PaymentOptions | undefined,
  sent: SentForm | undefined,
) {
  const navigate = useNavigate();
  const draft = giftDraft(slug);
  const totalOf = (gift: GiftValues) => giftTotal(gift.amount, category);
  const textsOf = ({ message, onBehalf }: GiftValues) => ({
    message: message.trim(),
    onBehalf: onBehalf.trim(),
  });

  function goToTransfer(gift: GiftValues) {
    const donor = { ...payerOf(gift), ...textsOf(gift) };
    const content = { slug, title, amount: totalOf(gift), bank: GIFT_BANKS[0], ...donor };
    const transfer = { ...content, key: idempotencyKey(draft, content) };
    saveTransferGift(transfer);
    return navigate("/konfirmasi-pembayaran-donasi", { state: transfer });
  }
  return usePurchase<GiftValues>({
    kind: "gifts",
    banks: GIFT_BANKS,
    options,
    totalOf,
    initial: sent ? giftIn(sent) : EMPTY_GIFT,
    initialErrors: sent && giftErrorsIn(sent),
    draft,
    prefill: useDonor(),
    check: (gift) => giftErrors(gift, totalOf(gift), least_gift),
    fieldOf: { on_behalf: "onBehalf" },
    transfer: goToTransfer,
    describe(gift) {
      const { message, onBehalf: on_behalf } = textsOf(gift);
      const body = {
        kind: "donation" as const,
        slug,
        amount: gift.amount,
        message,
        on_behalf,
        ...payerFields(gift),
      };
      return { body, title, purpose: `donasi-lain:${slug}` };
    },
  });
}

/** Prefilled values: from the address of a retry, and from the member's profile. */
function useDonor(): Partial<GiftValues> | null | undefined {
  const member = useMember();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  const typed = search.has("nominal") ? giftAgain(Object.fromEntries(search)) : null;
  if (!member) return typed;
  return data && { fullName: data.name_full ?? "", email: data.email, ...typed };
}
