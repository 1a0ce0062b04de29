import type { Payment } from "../queries/payments.ts";

/** A payment or registration: who made it, and the contact that was given then. */
export interface Made {
  /** `payment <id>`, `registration <id>`, or both. */
  subjects: readonly [string, ...string[]];
  memberId: number | null;
  email: string;
  phone: string;
}

export const paymentSubject = (id: string) => `payment ${id}`;
export const registrationSubject = (id: number) => `registration ${id}`;

export const madeBy = ({
  id,
  member_id,
  payer_email,
  payer_phone,
}: Pick<Payment, "id" | "member_id" | "payer_email" | "payer_phone">): Made => ({
  subjects: [paymentSubject(id)],
  memberId: member_id,
  email: payer_email,
  phone: payer_phone,
});
