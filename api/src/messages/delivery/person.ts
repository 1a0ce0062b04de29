import { createHash } from "node:crypto";
import { mailboxOf } from "../queries/mail-addresses.ts";

/** The recipient: a member, or the contact that a guest left. */
export interface Person {
  memberId: number | null;
  email?: string | undefined;
  phone?: string | undefined;
  /** The payment that it is about: browsers of guests can subscribe to one payment. */
  payment?: string | undefined;
}

/** Digits with Indonesia's country code where none was typed, as WhatsApp wants them. Empty: not a number. */
export function waNumber(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^(?:00)?62(?=0?8)0?|^0(?=8)|^(?=8)/, "62");
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : "";
}

export const memberCode = (memberId: number) => `member:${memberId}`;
export const mailCode = (email: string) => `mail:${mailboxOf(email)}`;

/** The database has the same as `phone_person`. */
export function phoneCode(phone: string): string | undefined {
  const number = waNumber(phone);
  return number ? `phone:${createHash("sha256").update(number).digest("hex")}` : undefined;
}

/** The ids of a person in `message` and `contact_choice`, the main one first. Undefined if the person cannot be reached. */
export function personCodes({ memberId, email, phone }: Person): [string, ...string[]] | undefined {
  const [first, ...more] = [
    memberId === null ? undefined : memberCode(memberId),
    email ? mailCode(email) : undefined,
    phone ? phoneCode(phone) : undefined,
  ].filter((code) => code !== undefined);
  return first === undefined ? undefined : [first, ...more];
}
