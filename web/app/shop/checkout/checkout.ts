import type { CartItem, ShippingOption } from "@barakah/contract";
import type { PaymentMethod } from "@barakah/contract/payments/methods";
import { CHOOSE_METHOD, type Contact, contactErrors } from "../../payments/index.ts";
import { type FieldErrors, onlyWrong } from "../../ui/form/field-errors.ts";

/** What a buyer fills in. */
export interface CheckoutValues extends Contact {
  method: PaymentMethod | null;
  note: string;
  /** The address that it goes to; null: it is picked up. */
  address: number | null;
  /** The chosen way to send, as `wayKey` names it. */
  way: string;
}

/** From the top of the form to its end. */
export const EMPTY_CHECKOUT: CheckoutValues = {
  fullName: "",
  phone: "",
  email: "",
  note: "",
  address: null,
  way: "",
  method: null,
};

/** A way stays the same one when it is asked for anew, under another id. */
export const wayKey = ({ mode, courier, service }: ShippingOption) => `${mode} ${courier} ${service}`;

export const CHOOSE_WAY = "Pilih cara pengiriman.";

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
  sent: values.address === null ? null : [values.address, values.way],
  lines: lines.map(({ id, product, quantity }) => [id, product.id, quantity]),
  total,
  name: values.fullName.trim(),
  phone: values.phone.trim(),
  email: values.email.trim(),
  note: values.note.trim(),
});
