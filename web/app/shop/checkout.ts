import type { CartItem } from "@barakah/contract";
import type { PaymentMethod } from "@barakah/contract/payment-methods";
import { CHOOSE_METHOD } from "../payments/index.ts";

/** What a buyer fills in. */
export interface CheckoutValues {
  method: PaymentMethod | null;
  fullName: string;
  phone: string;
  email: string;
  note: string;
}

export const EMPTY_CHECKOUT: CheckoutValues = { method: null, fullName: "", phone: "", email: "", note: "" };

export type CheckoutErrors = Partial<Record<keyof CheckoutValues, string>>;

/** From the top of the form to its end. */
export const CHECKOUT_FIELDS = ["fullName", "phone", "email", "note", "method"] as const;

const PHONE = /^\+?[\d\s().-]{8,20}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function phoneError(phone: string): string | undefined {
  if (phone === "") return "Isi dengan nomor telepon.";
  return PHONE.test(phone) ? undefined : "Isi dengan nomor telepon yang benar.";
}

export function checkoutErrors(values: CheckoutValues): CheckoutErrors {
  const email = values.email.trim();
  const found: CheckoutErrors = {
    fullName: values.fullName.trim() ? undefined : "Isi dengan nama lengkap.",
    phone: phoneError(values.phone.trim()),
    email: email === "" || EMAIL.test(email) ? undefined : "Isi dengan alamat e-mail yang benar.",
    method: values.method ? undefined : CHOOSE_METHOD,
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
}

const FIELD_OF: Record<string, keyof CheckoutValues> = {
  customerName: "fullName",
  customerPhone: "phone",
  customerEmail: "email",
  customer_name: "fullName",
  customer_phone: "phone",
  customer_email: "email",
  note: "note",
};

/** The server's objections, each at the field that it is about. */
export function refusedCheckout(errors: Record<string, string[]> = {}): CheckoutErrors {
  const found = Object.entries(errors).flatMap(([name, [text]]) => {
    const field = FIELD_OF[name];
    return field && text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** A purchase is another one as soon as a line of the cart is: buying the same things next week is not a second press. */
export const contentOf = (lines: CartItem[], values: CheckoutValues, total: number) => ({
  lines: lines.map(({ id, product, quantity }) => [id, product.id, quantity]),
  total,
  name: values.fullName.trim(),
  phone: values.phone.trim(),
  email: values.email.trim(),
  note: values.note.trim(),
});
export type PurchaseContent = ReturnType<typeof contentOf>;
