import { PAYOUT_LIMIT, ROLE_WAIT_DAYS } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

const MONEY_ROLES = sql`array['administrator', 'bendahara']`;
/** Members who may decide about money and can sign in. */
const MONEY_STAFF = sql`(select distinct r.member_id from staff_role r join member m on m.id = r.member_id
  where r.role = any(${MONEY_ROLES}) and m.deleted_at is null and m.suspended_at is null)`;

export interface SecondPerson {
  payoutLimit: number;
  /** Set in the settings, and there is still no second person; as soon as there is one, the rule applies again. */
  worksAlone: boolean;
  people: number;
}

/** A rule that was loosened holds as it was for some days more. */
const HOLDS = sql`case when holds_until > now() then before else value end`;

/**
 * Until some days ago there was a second person, who was removed or suspended since. Otherwise an administrator could remove
 * the others and decide alone in the same minute.
 */
const SECOND_LEFT = sql`exists (select from audit_log where at > now() - make_interval(days => ${ROLE_WAIT_DAYS})
  and (action = 'role.change' and before -> 'roles' ?| ${MONEY_ROLES} and not after -> 'roles' ?| ${MONEY_ROLES}
    or action = 'member.suspend' and exists (select from staff_role r where r.member_id::text = subject_id
      and r.role = any(${MONEY_ROLES}))))`;

async function secondLeft(reader: Reader, payoutLimit: number): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`select ${SECOND_LEFT} as left`.execute(reader);
  return (rows[0]?.left ?? false) && (await moneyHeld(reader)) >= payoutLimit;
}

/** The settings about a second person, and how many people may decide about money. */
export async function secondPerson(reader: Reader): Promise<SecondPerson> {
  const { rows } = await sql<{ payout_limit: number | null; alone: boolean; people: number }>`select
      (select (${HOLDS} #>> '{}')::bigint from setting where key = 'payout_limit') as payout_limit,
      coalesce((select (${HOLDS} #>> '{}')::boolean from setting where key = 'works_alone'), false) as alone,
      (select count(*)::int from ${MONEY_STAFF} staff) as people`.execute(reader);
  const [found] = rows;
  const people = found?.people ?? 0;
  const payoutLimit = found?.payout_limit ?? PAYOUT_LIMIT;
  const worksAlone = Boolean(found?.alone) && people === 1 && !(await secondLeft(reader, payoutLimit));
  return { payoutLimit, worksAlone, people };
}

/** The money in banks, boxes, QRIS and at the provider. */
async function moneyHeld(reader: Reader): Promise<number> {
  const { rows } = await sql<{
    held: number;
  }>`select coalesce(sum(amount), 0)::bigint as held from ledger_posting
    where account ~ '^(bank|cash|qris|provider):'`.execute(reader);
  return rows[0]?.held ?? 0;
}

/** It reaches what one person may pay out alone. */
export async function booksReachLimit(reader: Reader): Promise<boolean> {
  const { payoutLimit } = await secondPerson(reader);
  return (await moneyHeld(reader)) >= payoutLimit;
}
