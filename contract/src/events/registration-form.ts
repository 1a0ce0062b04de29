import { METHOD_FORM } from "../payments/empty-purchase-forms.ts";

/** One participant. The first is the buyer, whose name is a field of the whole form. */
export interface TypedTicket {
  /** The id of the ticket type; empty until one is chosen. */
  type: string;
  price: number;
  name: string;
  /** By the question's id. */
  answers: Record<string, string | string[]>;
}

const A_TICKET: TypedTicket = { type: "", price: 0, name: "", answers: {} };

/** The form of a registration, in the order of the page. */
export const REGISTRATION_FORM = {
  tickets: [A_TICKET],
  name: "",
  phone: "",
  email: "",
  voucher: "",
  ...METHOD_FORM,
  /** The key of an offer of the waiting list. */
  offer: "",
};
export type RegistrationValues = typeof REGISTRATION_FORM;
