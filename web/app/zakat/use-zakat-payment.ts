import type { PaymentOptions, ZakatBook } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { valuesIn } from "@barakah/contract/platform/form-values";
import { PAYABLE_LABEL } from "@barakah/contract/zakat/kinds";
import { ZAKAT_FORM, type ZakatValues } from "@barakah/contract/zakat/zakat-form";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import { usePurchase } from "../payments/index.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { begunItems } from "./begun-payment.ts";
import { kindsIn, paymentErrors, periodOf, totalOf } from "./payment-form.ts";

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
  return usePurchase<ZakatValues>({
    kind: "gifts",
    banks: ZAKAT_BANKS,
    options,
    totalOf,
    initial: {
      ...valuesIn({ ...ZAKAT_FORM, period: month }, sent?.values ?? {}),
      ...(!sent && { items: begun }),
    },
    initialErrors: sent?.errors,
    // Amounts from the calculator are not stored as a draft; typed ones are.
    ...(begun.length === 0 && { draft: DRAFT }),
    prefill: usePayer(),
    check: paymentErrors,
    describe: (values) => ({
      body: { ...values, kind: "zakat", period: periodOf(values, book.day) },
      title: kindsIn(values.items)
        .map((kind) => PAYABLE_LABEL[kind])
        .join(", "),
      purpose: DRAFT,
    }),
  });
}

function usePayer(): Partial<ZakatValues> | null | undefined {
  const member = useMember();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  if (!member) return null;
  return data && { payer_name: data.name_full ?? "", payer_email: data.email };
}
