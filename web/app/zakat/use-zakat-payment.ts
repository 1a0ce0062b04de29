import type { PaymentOptions, ZakatBook } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { PAYABLE_LABEL } from "@barakah/contract/zakat/kinds";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import { keepPayment, offeredMethod, qrisFor } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../platform/idempotency-key.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { removeFromTab } from "../platform/tab-storage.ts";
import { useForm } from "../ui/form/use-form.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import { begunItems } from "./begun-payment.ts";
import {
  emptyPayment,
  itemsOf,
  type PaymentValues,
  paymentErrors,
  paymentErrorsIn,
  paymentIn,
  totalOf,
  withItems,
} from "./payment-form.ts";

/** Zakat is transferred to the bank that gifts are. */
export const ZAKAT_BANKS: readonly Bank[] = ["bsi"];
const DRAFT = "zakat";

const FIELD_OF: Record<string, keyof PaymentValues> = {
  items: "amounts",
  payer_name: "fullName",
  payer_phone: "phone",
  payer_email: "email",
  payment_method: "method",
  period: "period",
  message: "message",
};

const bodyOf = (values: PaymentValues, method: PaymentValues["method"]) => ({
  items: itemsOf(values),
  payer_name: values.fullName.trim(),
  payer_phone: values.phone.trim(),
  payer_email: values.email.trim(),
  payment_method: method as "bsi" | "midtrans" | "qris-donasi",
  period: values.period,
  message: values.message.trim(),
});

/** One payment for all that was chosen, and the way to its page, where it is paid by whatever way. */
export function useZakatPayment(
  book: ZakatBook,
  options: PaymentOptions | undefined,
  sent: SentForm | undefined,
) {
  const navigate = useNavigate();
  const toast = useToast();
  const { state } = useLocation();
  const qrisOf = (values: PaymentValues) => qrisFor(options?.qris.gifts, totalOf(values));
  const methodOf = (values: PaymentValues) =>
    offeredMethod(options, ZAKAT_BANKS, values.method, qrisOf(values));
  const begun = begunItems(state);
  const month = book.day.slice(0, 7);
  const form = useForm<PaymentValues>({
    initial: sent ? paymentIn(sent, month) : withItems(emptyPayment(month), begun),
    initialErrors: sent && paymentErrorsIn(sent),
    // What comes from the calculator begins anew; what is typed here survives a reload.
    ...(begun.length === 0 && { draft: DRAFT }),
    prefill: usePayer(),
    check: (values) => paymentErrors({ ...values, method: methodOf(values) }),
    fieldOf: FIELD_OF,
    onInvalid: (sentence) => toast.error(sentence),
    async mutationFn(values) {
      const body = bodyOf(values, methodOf(values));
      const headers = idempotencyHeader(idempotencyKey(DRAFT, body));
      const payment = await api.call("POST /api/zakat/pay/", { body }, { headers });
      const title = body.items.map(({ kind }) => PAYABLE_LABEL[kind]).join(", ");
      keepPayment({ number: payment.order_id, page: payment.page, amount: payment.amount, title });
      dropIdempotencyKey(DRAFT);
      removeFromTab(DRAFT);
      // Sent until its page is there: the form would make another payment of a second press.
      await navigate(payment.page);
    },
  });
  const { values } = form;
  return { form, total: totalOf(values), method: methodOf(values), qris: qrisOf(values) };
}

/** What is known of a member who pays. */
function usePayer(): Partial<PaymentValues> | undefined {
  const member = useMember();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  if (!member || !data) return undefined;
  return { fullName: data.name_full ?? "", email: data.email };
}
