import type { PaymentOptions } from "@barakah/contract";
import { type Bank, isQris, ONLINE_METHOD, type PaymentMethod } from "@barakah/contract/payments/methods";
import type { FieldErrors } from "../../ui/form/field-errors.ts";
import { type FormOptions, useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { Contact } from "./contact.ts";
import { offeredMethod, qrisFor, qrisSumText } from "./payment-methods.ts";

/** What every purchase asks for: who pays, and how. */
export interface PurchaseValues extends Contact {
  method: PaymentMethod | null;
}

interface Purchase<Values extends PurchaseValues>
  extends Omit<FormOptions<Values, unknown>, "mutationFn" | "onInvalid" | "check"> {
  /** Which of our QRIS codes takes the money. */
  kind: "gifts" | "goods";
  /** The banks that transfers go to. */
  banks: readonly Bank[];
  options: PaymentOptions | undefined;
  totalOf(values: Values): number;
  check(values: Values): FieldErrors<Values>;
  /** False stops it before anything is sent. */
  ready?(): boolean;
  /** How it is paid, by the chosen method. */
  ways: {
    online(values: Values, script: NonNullable<PaymentOptions["online"]>): unknown;
    qris(values: Values): unknown;
    transfer(values: Values): unknown;
  };
}

/** The payer's data as every endpoint takes them. */
export const payerOf = ({ fullName, phone, email }: Contact) => ({
  name: fullName.trim(),
  phone: phone.trim(),
  email: email.trim(),
});

/** The form of a gift, an order or zakat: what is paid, by whom and how, and the way on for each method. */
export function usePurchase<Values extends PurchaseValues>(purchase: Purchase<Values>) {
  const { kind, banks, options, totalOf, check, ready, ways, ...form } = purchase;
  const toast = useToast();
  const qrisOf = (values: Values) => qrisFor(options?.qris[kind], totalOf(values));
  const methodOf = (values: Values) => offeredMethod(options, banks, values.method, qrisOf(values));
  const filled = useForm<Values>({
    ...form,
    check: (values) => check({ ...values, method: methodOf(values) }),
    onInvalid: (sentence) => toast.error(sentence),
    async mutationFn(values) {
      const method = methodOf(values);
      if (ready?.() === false) return;
      if (method === ONLINE_METHOD && options?.online) await ways.online(values, options.online);
      else if (method && isQris(method)) await ways.qris(values);
      else await ways.transfer(values);
    },
  });
  const { values } = filled;
  const [total, method] = [totalOf(values), methodOf(values)];
  /** The properties of `PaymentChoice`. */
  const choice = {
    banks,
    qris: qrisOf(values),
    qrisSum: qrisSumText(kind, total),
    chosen: method,
    error: filled.errors.method,
    onChoose: (chosen: PaymentMethod) => filled.change({ method: chosen } as Partial<Values>),
  };
  const code = method && isQris(method) ? (kind === "gifts" ? "+" : "−") : undefined;
  return { form: filled, total, method, choice, code } as const;
}
