import { METHOD_FORM, PAYER_FORM } from "../payments/empty-purchase-forms.ts";

/** The form of a gift, in the order of the page. */
export const GIFT_FORM = { amount: 0, ...METHOD_FORM, ...PAYER_FORM, on_behalf: "", message: "" };
export type GiftValues = typeof GIFT_FORM;
