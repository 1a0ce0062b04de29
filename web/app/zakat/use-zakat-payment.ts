import type { PaymentOptions, ZakatBook } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { PAYABLE_LABEL } from "@barakah/contract/zakat/kinds";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import { payerFields, usePurchase } from "../payments/index.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
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

export function useZakatPayment(
  book: ZakatBook,
  options: PaymentOptions | undefined,
  sent: SentForm | undefined,
) {
  const { state } = useLocation();
  const begun = begunItems(state);
  const month = book.day.slice(0, 7);
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
    fieldOf: { items: "amounts" },
    describe(values) {
      const items = itemsOf(values);
      const words = { period: periodOf(values, book.day), message: values.message.trim() };
      return {
        body: { kind: "zakat", items, ...words, ...payerFields(values) },
        title: items.map(({ kind }) => PAYABLE_LABEL[kind]).join(", "),
        purpose: DRAFT,
      };
    },
  });
}

function usePayer(): Partial<PaymentValues> | null | undefined {
  const member = useMember();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  if (!member) return null;
  return data && { fullName: data.name_full ?? "", email: data.email };
}
