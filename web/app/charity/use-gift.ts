import type { Campaign, PaymentOptions } from "@barakah/contract";
import { isQris, ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import { offeredMethod, qrisFor, usePayOnline } from "../payments/index.ts";
import { ApiError } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../platform/idempotency-key.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { removeFromTab } from "../platform/tab-storage.ts";
import { useForm } from "../ui/form/use-form.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import { EMPTY_GIFT, GIFT_BANKS, type GiftValues, giftErrors, giftTotal } from "./gift.ts";
import { giftAgain, giftErrorsIn, giftIn } from "./sent-gift.ts";
import { giftDraft, saveTransferGift } from "./transfer-gift.ts";

const FIELD_OF: Record<string, keyof GiftValues> = {
  amount: "amount",
  donorName: "fullName",
  donorPhone: "phone",
  donorEmail: "email",
  message: "message",
  onBehalf: "onBehalf",
};

/** The form of a gift, and its way on: to the confirmation of a transfer, or through the provider's pop-up. */
export function useGift(
  { slug, title, category, least_gift }: Campaign,
  options: PaymentOptions | undefined,
  sent: SentForm | undefined,
) {
  const { pay, payByQris, toastProblem } = usePayOnline();
  const navigate = useNavigate();
  const toast = useToast();
  const online = `donasi-online:${slug}`;
  const totalOf = (gift: GiftValues) => giftTotal(gift.amount, category);
  const qrisOf = (gift: GiftValues) => qrisFor(options?.qris.gifts, totalOf(gift));
  const methodOf = (gift: GiftValues) => offeredMethod(options, GIFT_BANKS, gift.method, qrisOf(gift));

  const form = useForm<GiftValues>({
    initial: sent ? giftIn(sent) : EMPTY_GIFT,
    initialErrors: sent && giftErrorsIn(sent),
    draft: giftDraft(slug),
    prefill: useDonor(),
    check: (gift) => giftErrors({ ...gift, method: methodOf(gift) }, totalOf(gift), least_gift),
    fieldOf: FIELD_OF,
    onInvalid: (sentence) => toast.error(sentence),
    async mutationFn(gift) {
      const method = methodOf(gift);
      if (method === ONLINE_METHOD && options?.online) await payOnline(gift, options.online);
      else if (method && isQris(method)) await payHere(gift);
      else await goToTransfer(gift);
    },
    onError(error) {
      toastProblem(error);
      if (codeOf(error) === "payment_closed") dropIdempotencyKey(online);
    },
  });

  const payHere = (gift: GiftValues) =>
    payByQris({
      title,
      purpose: `donasi-qris:${slug}`,
      draft: giftDraft(slug),
      body: {
        kind: "donation",
        slug,
        base_amount: gift.amount,
        donor_name: gift.fullName.trim(),
        donor_phone: gift.phone.trim(),
        donor_email: gift.email.trim(),
        message: gift.message.trim(),
        on_behalf: gift.onBehalf.trim(),
      },
    });

  async function payOnline(gift: GiftValues, script: NonNullable<PaymentOptions["online"]>) {
    const body = {
      amount: totalOf(gift),
      donorName: gift.fullName.trim(),
      donorPhone: gift.phone.trim(),
      donorEmail: gift.email.trim(),
      message: gift.message.trim(),
      onBehalf: gift.onBehalf.trim(),
      campaignSlug: slug,
    };
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
        removeFromTab(giftDraft(slug));
      },
    });
  }

  function goToTransfer(gift: GiftValues) {
    const content = {
      slug,
      title,
      amount: totalOf(gift),
      bank: GIFT_BANKS[0],
      name: gift.fullName.trim(),
      phone: gift.phone.trim(),
      email: gift.email.trim(),
      message: gift.message.trim(),
      onBehalf: gift.onBehalf.trim(),
    };
    const transfer = { ...content, key: idempotencyKey(giftDraft(slug), content) };
    saveTransferGift(transfer);
    return navigate("/konfirmasi-pembayaran-donasi", { state: transfer });
  }
  // A gateway that is not there was told already, and no other words would help.
  const problem = codeOf(form.error) === "gateway_unavailable" ? undefined : form.problem;
  const { values } = form;
  return { form, problem, total: totalOf(values), method: methodOf(values), qris: qrisOf(values) };
}

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : undefined);

/** What is known of whoever gives: what the address of another try says, and of members their profile once it is there. */
function useDonor(): Partial<GiftValues> | undefined {
  const member = useMember();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  const typed = search.has("nominal") ? giftAgain(Object.fromEntries(search)) : undefined;
  if (!member) return typed;
  return data && { fullName: data.name_full ?? "", email: data.email, ...typed };
}
