import type { Campaign, PaymentOptions } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import { payerOf, usePayOnline, usePurchase } from "../payments/index.ts";
import { ApiError } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../platform/idempotency-key.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { removeFromTab } from "../platform/tab-storage.ts";
import { EMPTY_GIFT, GIFT_BANKS, type GiftValues, giftErrors, giftTotal } from "./gift.ts";
import { giftAgain, giftErrorsIn, giftIn } from "./sent-gift.ts";
import { giftDraft, saveTransferGift } from "./transfer-gift.ts";

const FIELD_OF: Record<string, keyof GiftValues> = {
  amount: "amount",
  donorName: "fullName",
  donorPhone: "phone",
  donorEmail: "email",
  payer_name: "fullName",
  payer_phone: "phone",
  payer_email: "email",
  message: "message",
  onBehalf: "onBehalf",
  on_behalf: "onBehalf",
};

/** The donation form, and where it leads: to the transfer confirmation, a QRIS code or the payment pop-up. */
export function useGift(
  { slug, title, category, least_gift }: Campaign,
  options: PaymentOptions | undefined,
  sent: SentForm | undefined,
) {
  const { pay, payByQris, toastProblem } = usePayOnline();
  const navigate = useNavigate();
  const draft = giftDraft(slug);
  const online = `donasi-online:${slug}`;
  const totalOf = (gift: GiftValues) => giftTotal(gift.amount, category);
  const textsOf = (gift: GiftValues) => ({
    ...payerOf(gift),
    message: gift.message.trim(),
    onBehalf: gift.onBehalf.trim(),
  });

  function payHere(gift: GiftValues) {
    const { name, phone, email, message, onBehalf } = textsOf(gift);
    const payer = { payer_name: name, payer_phone: phone, payer_email: email };
    const body = {
      kind: "donation" as const,
      slug,
      amount: gift.amount,
      message,
      on_behalf: onBehalf,
      ...payer,
    };
    return payByQris({ title, purpose: `donasi-qris:${slug}`, draft, body });
  }
  async function payOnline(gift: GiftValues, script: NonNullable<PaymentOptions["online"]>) {
    const { name, phone, email, message, onBehalf } = textsOf(gift);
    const donor = { donorName: name, donorPhone: phone, donorEmail: email, message, onBehalf };
    const body = { amount: totalOf(gift), ...donor, campaignSlug: slug };
    const payment = await api.call(
      "POST /api/payments/generate-donation-midtrans-token/",
      { body },
      { headers: idempotencyHeader(idempotencyKey(online, body)) },
    );
    await pay({
      script,
      payment,
      amount: body.amount,
      title,
      onSpent: () => dropIdempotencyKey(online),
      onDone() {
        dropIdempotencyKey(online);
        removeFromTab(draft);
      },
    });
  }
  function goToTransfer(gift: GiftValues) {
    const content = { slug, title, amount: totalOf(gift), bank: GIFT_BANKS[0], ...textsOf(gift) };
    const transfer = { ...content, key: idempotencyKey(draft, content) };
    saveTransferGift(transfer);
    return navigate("/konfirmasi-pembayaran-donasi", { state: transfer });
  }
  const purchase = usePurchase<GiftValues>({
    kind: "gifts",
    banks: GIFT_BANKS,
    options,
    totalOf,
    initial: sent ? giftIn(sent) : EMPTY_GIFT,
    initialErrors: sent && giftErrorsIn(sent),
    draft,
    prefill: useDonor(),
    check: (gift) => giftErrors(gift, totalOf(gift), least_gift),
    fieldOf: FIELD_OF,
    ways: { online: payOnline, qris: payHere, transfer: goToTransfer },
    onError(error) {
      toastProblem(error);
      if (codeOf(error) === "payment_closed") dropIdempotencyKey(online);
    },
  });
  const { form } = purchase;
  // A missing gateway was already shown in a toast.
  const problem = codeOf(form.error) === "gateway_unavailable" ? undefined : form.problem;
  return { ...purchase, problem };
}

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : undefined);

/** Prefilled values: from the address of a retry, and from the member's profile. */
function useDonor(): Partial<GiftValues> | undefined {
  const member = useMember();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  const typed = search.has("nominal") ? giftAgain(Object.fromEntries(search)) : undefined;
  if (!member) return typed;
  return data && { fullName: data.name_full ?? "", email: data.email, ...typed };
}
