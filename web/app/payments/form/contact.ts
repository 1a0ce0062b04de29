import type { Payer } from "@barakah/contract/payments/empty-purchase-forms";

const PHONE = /^\+?[\d\s().-]{8,20}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function phoneError(phone: string): string | undefined {
  if (phone === "") return "Isi dengan nomor telepon.";
  return PHONE.test(phone) ? undefined : "Isi dengan nomor telepon yang benar.";
}

/** Name and phone are required, the e-mail is optional. */
export const contactErrors = ({ name, phone, email }: { name: string; phone: string; email: string }) => ({
  name: name.trim() ? undefined : "Isi dengan nama lengkap.",
  phone: phoneError(phone.trim()),
  email: !email.trim() || EMAIL.test(email.trim()) ? undefined : "Isi dengan alamat e-mail yang benar.",
});

export function payerErrors({ payer_name: name, payer_phone: phone, payer_email: email }: Payer) {
  const wrong = contactErrors({ name, phone, email });
  return { payer_name: wrong.name, payer_phone: wrong.phone, payer_email: wrong.email };
}
