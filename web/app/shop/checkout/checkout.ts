import type { CartItem } from "@barakah/contract";
import type { PaymentMethod } from "@barakah/contract/payments/methods";
import { CHOOSE_METHOD, type Contact, contactErrors } from "../../payments/index.ts";
import { type FieldErrors, onlyWrong } from "../../ui/form/field-errors.ts";

/** What a buyer fills in. */
export interface CheckoutValues extends Contact {
  method: PaymentMethod | null;
  note: string;
}

/** From the top of the form to its end. */
export const EMPTY_CHECKOUT: CheckoutValues = { fullName: "", phone: "", email: "", note: "", method: null };

export const checkoutErrors = (values: CheckoutValues): FieldErrors<CheckoutValues> =>
  onlyWrong({ ...contactErrors(values), method: values.method ? undefined : CHOOSE_METHOD });

/** How the form names the API's fields, in both spellings. */
export const CHECKOUT_FIELD_OF: Record<string, keyof CheckoutValues> = {
  customerName: "fullName",
  customerPhone: "phone",
  customerEmail: "email",
  customer_name: "fullName",
  customer_phone: "phone",
  customer_email: "email",
  note: "note",
};

/** A purchase is another one as soon as a line of the cart is: buying the same things next week is not a second press. */
export const contentOf = (lines: CartItem[], values: CheckoutValues, total: number) => ({
  lines: lines.map(({ id, product, quantity }) => [id, product.id, quantity]),
  total,
  name: values.fullName.trim(),
  phone: values.phone.trim(),
  email: values.email.trim(),
  note: values.note.trim(),
});
