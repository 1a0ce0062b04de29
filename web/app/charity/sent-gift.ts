import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { ONLINE_METHOD, type PaymentMethod } from "@barakah/contract/payments/methods";
import type { SentForm } from "../platform/sent-form.ts";
import type { FieldErrors } from "../ui/form/field-errors.ts";
import { EMPTY_GIFT, type GiftValues, isPreset } from "./gift.ts";

const TRANSFER_ONLY =
  "Pembayaran Online butuh JavaScript, yang tidak aktif di perambanmu. Pilih metode pembayaran lain.";

/** The values of a form that was submitted without JavaScript. */
export function giftIn({ values }: SentForm): GiftValues {
  const amount = Number(values.nominal ?? 0);
  const fullName = values.donor_name ?? "";
  return {
    ...EMPTY_GIFT,
    amount,
    other: amount > 0 && !isPreset(amount),
    method: (values.payment_method || null) as PaymentMethod | null,
    fullName,
    hideIdentity: fullName === UNKNOWN_GIVER,
    phone: values.donor_phone ?? "",
    email: values.donor_email ?? "",
    message: values.message ?? "",
    onBehalf: values.on_behalf ?? "",
  };
}

/** Only values that are present in the address. */
export function giftAgain(values: Record<string, string>): Partial<GiftValues> {
  const said = Object.entries(giftIn({ values, errors: {} })).filter(([, value]) => value);
  return Object.fromEntries(said);
}

export const giftErrorsIn = ({ values, errors }: SentForm): FieldErrors<GiftValues> => ({
  amount: errors.amount,
  method: values.payment_method === ONLINE_METHOD ? TRANSFER_ONLY : errors.payment_method,
  fullName: errors.donor_name,
  phone: errors.donor_phone,
  email: errors.donor_email,
  message: errors.message,
  onBehalf: errors.on_behalf,
});
