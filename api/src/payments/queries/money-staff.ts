import { PAYOUT_LIMIT } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** Members who may decide about money and can sign in. */
const MONEY_STAFF = sql`(select distinct r.member_id from staff_role r join member m on m.id = r.member_id
  where r.role in ('administrator', 'bendahara') and m.deleted_at is null and m.suspended_at is null)`;

export interface SecondPerson {
  payoutLimit: number;
  /** Set in the settings, and there is still no second person; as soon as there is one, the rule applies again. */
  worksAlone: boolean;
  people: number;
}

/** A rule that was loosened holds as it was for some days more. */
const HOLDS = sql`case when holds_until > now() then before else value end`;

/** The settings about a second person, and how many people may decide about money. */
export async function secondPerson(reader: Reader): Promise<SecondPerson> {
  const { rows } = await sql<{ payout_limit: number | null; alone: boolean; people: number }>`select
      (select (${HOLDS} #>> '{}')::bigint from setting where key = 'payout_limit') as payout_limit,
      coalesce((select (${HOLDS} #>> '{}')::boolean from setting where key = 'works_alone'), false) as alone,
      (select count(*)::int from ${MONEY_STAFF} staff) as people`.execute(reader);
  const [found] = rows;
  const people = found?.people ?? 0;
  return {
    payoutLimit: found?.payout_limit ?? PAYOUT_LIMIT,
    worksAlone: Boolean(found?.alone) && people === 1,
    people,
  };
}

/** The money in banks, boxes, QRIS and at the provider reaches what one person may pay out alone. */
export async function booksReachLimit(reader: Reader): Promise<boolean> {
  const { payoutLimit } = await secondPerson(reader);
  const { rows } = await sql<{
    held: number;
  }>`select coalesce(sum(amount), 0)::bigint as held from ledger_posting
    where account ~ '^(bank|cash|qris|provider):'`.execute(reader);
  return (rows[0]?.held ?? 0) >= payoutLimit;
}

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
