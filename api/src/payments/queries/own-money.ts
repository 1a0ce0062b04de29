import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** By account, e-mail, or a phone that the member has paid with. */
export const ownMoney = (paymentId: string, memberId: number | null) => sql<boolean>`exists (
      select from payment p join member m on m.id = ${memberId}::bigint
      where p.id = ${paymentId} and (p.member_id = m.id
        or (p.payer_email <> '' and lower(p.payer_email) = lower(m.email::text))
        or (p.payer_phone <> '' and exists (select from payment o where o.member_id = m.id
          and phone_digits(o.payer_phone) = phone_digits(p.payer_phone)))))`;

export async function isOwnMoney(reader: Reader, paymentId: string, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`select ${ownMoney(paymentId, memberId)} as own`.execute(
    reader,
  );
  return rows[0]?.own ?? false;
}
