import { ROLE_WAIT_DAYS, SOLO_LIMIT } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

const MONEY_ROLES = sql`array['administrator', 'bendahara']`;
/** Members who may decide about money and can sign in. */
const MONEY_STAFF = sql`(select distinct r.member_id from staff_role r join member m on m.id = r.member_id
  where r.role = any(${MONEY_ROLES}) and m.deleted_at is null and m.suspended_at is null)`;

/** A rule that was loosened holds as it was for some days more. */
const HOLDS = sql`case when holds_until > now() then before else value end`;

/** Whether the settings let one person work alone. */
export const mayWorkAlone = sql<boolean>`coalesce((select (${HOLDS} #>> '{}')::boolean from setting where key = 'works_alone'), false)`;

/** The settings about a second person, and how many people may decide about money. */
export async function whoDecidesMoney(
  reader: Reader,
): Promise<{ payoutLimit: number; mayWorkAlone: boolean; people: number }> {
  const { rows } = await sql<{ payout_limit: number | null; alone: boolean; people: number }>`select
      (select (${HOLDS} #>> '{}')::bigint from setting where key = 'payout_limit') as payout_limit,
      ${mayWorkAlone} as alone,
      (select count(*)::int from ${MONEY_STAFF} staff) as people`.execute(reader);
  const [found] = rows;
  return {
    payoutLimit: found?.payout_limit ?? SOLO_LIMIT,
    mayWorkAlone: Boolean(found?.alone),
    people: found?.people ?? 0,
  };
}

/** Whether somebody who could decide about money lost the role or was suspended in the last days. */
export async function secondLeft(reader: Reader): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`select exists (select from audit_log
    where at > now() - make_interval(days => ${ROLE_WAIT_DAYS})
    and (action = 'role.change' and before -> 'roles' ?| ${MONEY_ROLES} and not after -> 'roles' ?| ${MONEY_ROLES}
      or action = 'member.suspend' and exists (select from staff_role r where r.member_id::text = subject_id
        and r.role = any(${MONEY_ROLES})))) as left`.execute(reader);
  return rows[0]?.left ?? false;
}

/** The money in banks, boxes, QRIS and at the provider. */
export async function moneyHeld(reader: Reader): Promise<number> {
  const { rows } = await sql<{
    held: number;
  }>`select coalesce(sum(amount), 0)::bigint as held from ledger_posting
    where account ~ '^(bank|cash|qris|provider):'`.execute(reader);
  return rows[0]?.held ?? 0;
}
