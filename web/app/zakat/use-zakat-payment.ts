import type { PaymentOptions, ZakatBook } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { PAYABLE_LABEL } from "@barakah/contract/zakat/kinds";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import { keepPayment, payerOf, usePurchase } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../platform/idempotency-key.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { removeFromTab } from "../platform/tab-storage.ts";
import { begunItems } from "./begun-payment.ts";
import {
  emptyPayment,
  itemsOf,
  type PaymentValues,
  paymentErrors,
  paymentErrorsIn,
  paymentIn,
  periodOf,
  totalOf,
  withItems,
} from "./payment-form.ts";

/** The same bank as for donations. */
const ZAKAT_BANKS: readonly Bank[] = ["bsi"];
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

function bodyOf(values: PaymentValues, today: string) {
  const { name, phone, email } = payerOf(values);
  return {
    items: itemsOf(values),
    payer_name: name,
    payer_phone: phone,
    payer_email: email,
    payment_method: values.method as "bsi" | "midtrans" | "qris-donasi",
    period: periodOf(values, today),
    message: values.message.trim(),
  };
}

/** One payment for all chosen kinds; its page then shows how to pay. */
export function useZakatPayment(
  book: ZakatBook,
  options: PaymentOptions | undefined,
  sent: SentForm | undefined,
) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const begun = begunItems(state);
  const month = book.day.slice(0, 7);
  async function pay(values: PaymentValues) {
    const body = bodyOf(values, book.day);
    const headers = idempotencyHeader(idempotencyKey(DRAFT, body));
    const payment = await api.call("POST /api/zakat/pay/", { body }, { headers });
    const title = body.items.map(({ kind }) => PAYABLE_LABEL[kind]).join(", ");
    keepPayment({ number: payment.order_id, page: payment.page, amount: payment.amount, title });
    dropIdempotencyKey(DRAFT);
    removeFromTab(DRAFT);
    // Stays busy until the page is shown: a second submit would be another payment.
    await navigate(payment.page);
  }
  return usePurchase<PaymentValues>({
    kind: "gifts",
    banks: ZAKAT_BANKS,
    options,
    totalOf,
    initial: sent ? paymentIn(sent, month) : withItems(emptyPayment(month), begun),
    initialErrors: sent && paymentErrorsIn(sent),
    // Amounts from the calculator are not stored as a draft; typed ones are.
    ...(begun.length === 0 && { draft: DRAFT }),
    prefill: usePayer(),
    check: paymentErrors,
    fieldOf: FIELD_OF,
    ways: { online: pay, qris: pay, transfer: pay },
  });
}

function usePayer(): Partial<PaymentValues> | undefined {
  const member = useMember();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  if (!member || !data) return undefined;
  return { fullName: data.name_full ?? "", email: data.email };
}
