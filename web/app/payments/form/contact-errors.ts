import type { Payer } from "@barakah/contract/payments/empty-purchase-forms";
import {
  EMAIL_PATTERN,
  EMAIL_WRONG,
  NAME_MISSING,
  PHONE_MISSING,
  PHONE_PATTERN,
  PHONE_WRONG,
} from "@barakah/contract/payments/payer-contact";

function phoneError(phone: string): string | undefined {
  if (phone === "") return PHONE_MISSING;
  return PHONE_PATTERN.test(phone) ? undefined : PHONE_WRONG;
}

/** Name and phone are required, the e-mail is optional. */
export const contactErrors = ({ name, phone, email }: { name: string; phone: string; email: string }) => ({
  name: name.trim() ? undefined : NAME_MISSING,
  phone: phoneError(phone.trim()),
  email: !email.trim() || EMAIL_PATTERN.test(email.trim()) ? undefined : EMAIL_WRONG,
});

export function payerErrors({ payer_name: name, payer_phone: phone, payer_email: email }: Payer) {
  const wrong = contactErrors({ name, phone, email });
  return { payer_name: wrong.name, payer_phone: wrong.phone, payer_email: wrong.email };
}
