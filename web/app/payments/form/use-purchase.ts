import type { PaymentOptions } from "@barakah/contract";
import type { Payer } from "@barakah/contract/payments/empty-purchase-forms";
import { BANKS, type Bank, type PurchaseMethod } from "@barakah/contract/payments/methods";
import { QRIS_CODES, QRIS_WIDE } from "@barakah/contract/payments/qris/unique-amount-ranges";
import { useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { wholeNumber } from "../../platform/format.ts";
import { dropIdempotencyKey, idempotencyKey } from "../../platform/idempotency-key.ts";
import type { FieldErrors } from "../../ui/form/field-errors.ts";
import { type FormOptions, useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { Begin, PurchaseBody } from "../online/begin-payment.ts";
import { usePayOnline } from "../online/use-pay-online.ts";
import { forgetPayer, type KnownPayer, knownPayer, rememberPayer } from "./known-payer.ts";
import { offeredMethod, qrisFor } from "./payment-methods.ts";
import { useWaitForSignal } from "./use-wait-for-signal.ts";

/** The fields of every purchase: how it is paid, and mostly who pays. */
export interface PurchaseValues extends Partial<Payer> {
  method: PurchaseMethod | "";
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

/** The form of a gift, an order or zakat: what is paid, by whom and how, and the next step of each method. */
export function usePurchase<Values extends PurchaseValues>(purchase: Purchase<Values>) {
  const { kind, banks, options, totalOf, check, ready, describe, transfer, prefill, ...form } = purchase;
  const toast = useToast();
  const { begin, toastProblem } = usePayOnline();
  const wait = useWaitForSignal();
  // Not for purchases: members' orders are filled in from their last one.
  const [known, setKnown] = useState(() => (kind === "gifts" ? knownPayer() : undefined));
  const qrisOf = (values: Values) => qrisFor(options?.qris[kind], totalOf(values));
  const methodOf = (values: Values) => offeredMethod(options, banks, values.method, qrisOf(values));
  const filled = useForm<Values>({
    ...form,
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
      if (!describe || (transfer && (!method || isBank(method)))) await transfer?.({ ...values, method });
      else if (method) {
        const { body, ...asked } = describe(values);
        const purchased = { ...body, method } as PurchaseBody;
        const asking = { ...asked, body: purchased, draft: form.draft };
        await begin(asking, options?.online).catch((error) =>
          wait(error, {
            call: {
              id: idempotencyKey(asked.purpose, asked.content ?? purchased),
              endpoint: "POST /api/payments/purchase/",
              body: purchased,
            },
            about: asked.purpose,
            draft: form.draft,
            title: asked.title,
            amount: totalOf(values),
            method,
          }),
        );
      }
      // A pledge already has its giver: the form has no payer fields.
      const { payer_name, payer_phone = "" } = values;
      if (kind === "gifts" && payer_name) rememberPayer({ payer_name, payer_phone, method });
    },
  });
  function forget() {
    forgetPayer();
    setKnown(undefined);
    filled.change({ payer_name: "", payer_phone: "", method: "" } as Partial<Values>);
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
    onChoose: (chosen: PurchaseMethod) => filled.change({ method: chosen } as Partial<Values>),
  };
  const code = method === "qris" ? (kind === "gifts" ? "+" : "−") : undefined;
  /** For 'Bukan saya', where this device filled something in. */
  const notMe = known && filled.ready ? forget : undefined;
  // A missing gateway was already shown in a toast.
  const problem = codeOf(filled.error) === "gateway_unavailable" ? undefined : filled.problem;
  return { form: filled, total, method, choice, code, notMe, problem } as const;
}

const isBank = (method: string) => BANKS.some((bank) => bank === method);
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** Values from the address or the profile take precedence over what this device remembers. */
function filledIn<Values>(known: KnownPayer | undefined, prefill: Partial<Values> | null | undefined) {
  if (prefill === undefined) return undefined;
  const given = Object.entries(prefill ?? {}).filter(([, value]) => value);
  const values: object = { ...known, ...Object.fromEntries(given) };
  return values as Partial<Values>;
}

/** The code is added to gifts and deducted from purchases. */
export function qrisSumText(kind: "gifts" | "goods", total: number): string {
  const code = `${kind === "gifts" ? "ditambah" : "dipotong"} 1–${QRIS_CODES} rupiah sebagai kode unik`;
  const wide = kind === "gifts" && total > QRIS_WIDE.above;
  return `Nominal pasti muncul bersama kode QRIS: ${code}${wide ? ` (saat ramai sampai ${wholeNumber(QRIS_WIDE.codes)})` : ""}.`;
}
