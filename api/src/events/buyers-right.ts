import {
  type Acting,
  codeNeeded,
  type Made,
  paymentSubject,
  registrationSubject,
  rightOf,
} from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import type { StoredPage } from "./queries/ticket-pages.ts";

/** Who made a registration. If it was paid, the payment says who made it. */
export function madeBy({
  registration_id,
  payment_id,
  member_id,
  buyer_email,
  buyer_phone,
}: Pick<StoredPage, "registration_id" | "payment_id" | "member_id" | "buyer_email" | "buyer_phone">): Made {
  const own = registrationSubject(registration_id);
  return {
    subjects: payment_id === null ? [own] : [paymentSubject(payment_id), own],
    memberId: member_id,
    email: buyer_email,
    phone: buyer_phone,
  };
}

export const buyerOnly = () =>
  new AppError(
    403,
    "buyer_only",
    "Hanya yang mendaftarkan tiket ini yang bisa melakukannya. Minta dia membuka halaman pendaftarannya, atau hubungi panitia.",
  );

/** How the caller proved to be the buyer. Otherwise throws a refusal that says what to do. */
export async function requireRight(database: Database, page: StoredPage, acting: Acting): Promise<string> {
  const right = await rightOf(
    database,
    madeBy(page),
    page.ticket_id === null ? acting : { ...acting, code: undefined },
  );
  if (right) return right;
  throw page.ticket_id === null ? codeNeeded() : buyerOnly();
}
