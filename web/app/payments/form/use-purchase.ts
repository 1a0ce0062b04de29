import type { PaymentOptions } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import {
  type Bank,
  isQris,
  ONLINE_METHOD,
  type PaymentMethod,
  QRIS_CODES,
  QRIS_WIDE,
} from "@barakah/contract/payments/methods";
import { useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { wholeNumber } from "../../platform/format.ts";
import { dropIdempotencyKey } from "../../platform/idempotency-key.ts";
import type { FieldErrors } from "../../ui/form/field-errors.ts";
import { type FormOptions, useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { Begin, PurchaseBody } from "../online/begin-payment.ts";
import { usePayOnline } from "../online/use-pay-online.ts";
import type { Contact } from "./contact.ts";
import { forgetPayer, type KnownPayer, knownPayer, rememberPayer } from "./known-payer.ts";
import { offeredMethod, qrisFor } from "./payment-methods.ts";

/** The fields of every purchase: who pays, and how. */
export interface PurchaseValues extends Contact {
  method: PaymentMethod | null;
  /** Of gifts only. */
  hideIdentity?: boolean;
}

interface Purchase<Values extends PurchaseValues>
  extends Omit<FormOptions<Values, unknown>, "mutationFn" | "onInvalid" | "check" | "prefill"> {
  /** Undefined until it is known, null if there is nothing. */
  prefill?: Partial<Values> | null | undefined;
  /** Which of our QRIS codes takes the money. */
  kind: "gifts" | "goods";
  /** The banks that transfers go to. */
  banks: readonly Bank[];
  options: PaymentOptions | undefined;
  totalOf(values: Values): number;
  check(values: Values): FieldErrors<Values>;
  /** False stops it before anything is sent. */
  ready?(): boolean;
  /** What is paid for; the method is added here. */
  describe?(values: Values): Omit<Begin, "body" | "draft"> & { body: WithoutMethod<PurchaseBody> };
  /** The next page for a bank transfer that does not start the payment yet; without `describe`, for every method. */
  transfer?(values: Values): unknown;
}

type WithoutMethod<Body> = Body extends unknown ? Omit<Body, "method"> : never;

export const payerOf = ({ fullName, phone, email }: Contact) => ({
  name: fullName.trim(),
  phone: phone.trim(),
  email: email.trim(),
});

/** The payer as `POST /api/payments/purchase/` takes them. */
export function payerFields(contact: Contact) {
  const { name, phone, email } = payerOf(contact);
  return { payer_name: name, payer_phone: phone, payer_email: email };
}

/** API field to form field, for every purchase. */
export const FIELD_OF = {
  payer_name: "fullName",
  payer_phone: "phone",
  payer_email: "email",
  payment_method: "method",
} as const;

/** The form of a gift, an order or zakat: what is paid, by whom and how, and the next step of each method. */
export function usePurchase<Values extends PurchaseValues>(purchase: Purchase<Values>) {
  const { kind, banks, options, totalOf, check, ready, describe, transfer, prefill, ...form } = purchase;
  const toast = useToast();
  const { begin, toastProblem } = usePayOnline();
  // Not for purchases: members' orders are filled in from their last one.
  const [known, setKnown] = useState(() => (kind === "gifts" ? knownPayer() : undefined));
  const qrisOf = (values: Values) => qrisFor(options?.qris[kind], totalOf(values));
  const methodOf = (values: Values) => offeredMethod(options, banks, values.method, qrisOf(values));
  const filled = useForm<Values>({
    ...form,
    fieldOf: { ...FIELD_OF, ...form.fieldOf },
    prefill: filledIn(known, prefill),
    check: (values) => check({ ...values, method: methodOf(values) }),
    onInvalid: (sentence) => toast.error(sentence),
    onError(error, values) {
      if (describe) toastProblem(error);
      // The key belongs to a payment that can no longer be paid.
      if (describe && codeOf(error) === "payment_closed") dropIdempotencyKey(describe(values).purpose);
      form.onError?.(error, values);
    },
    async mutationFn(values) {
      const method = methodOf(values);
      if (ready?.() === false) return;
      if (!describe || (transfer && (!method || isBank(method)))) await transfer?.(values);
      else if (method) {
        const { body, ...asked } = describe(values);
        const purchased = { ...body, method: isQris(method) ? "qris" : method } as PurchaseBody;
        await begin({ ...asked, body: purchased, draft: form.draft }, options?.online);
      }
      // A pledge already has its giver: the form has no payer fields.
      if (kind === "gifts" && values.fullName) rememberPayer({ ...values, method });
    },
  });
  function forget() {
    forgetPayer();
    setKnown(undefined);
    filled.change({ fullName: "", hideIdentity: false, phone: "", method: null } as Partial<Values>);
  }
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
  /** For 'Bukan saya', where this device filled something in. */
  const notMe = known && filled.ready ? forget : undefined;
  // A missing gateway was already shown in a toast.
  const problem = codeOf(filled.error) === "gateway_unavailable" ? undefined : filled.problem;
  return { form: filled, total, method, choice, code, notMe, problem } as const;
}

const isBank = (method: PaymentMethod): method is Bank => method !== ONLINE_METHOD && !isQris(method);
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** Values from the address or the profile take precedence over what this device remembers. */
function filledIn<Values>(known: KnownPayer | undefined, prefill: Partial<Values> | null | undefined) {
  if (prefill === undefined) return undefined;
  const given = Object.entries(prefill ?? {}).filter(([, value]) => value);
  const hideIdentity = known?.fullName === UNKNOWN_GIVER;
  const values: object = { ...known, hideIdentity, ...Object.fromEntries(given) };
  return values as Partial<Values>;
}

/** The code is added to gifts and deducted from purchases. */
export function qrisSumText(kind: "gifts" | "goods", total: number): string {
  const code = `${kind === "gifts" ? "ditambah" : "dipotong"} 1–${QRIS_CODES} rupiah sebagai kode unik`;
  const wide = kind === "gifts" && total > QRIS_WIDE.above;
  return `Nominal pasti muncul bersama kode QRIS: ${code}${wide ? ` (saat ramai sampai ${wholeNumber(QRIS_WIDE.codes)})` : ""}.`;
}
