import { INVITATION_DAYS, type StaffInvitation, type StaffRole } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

/** An invitation by somebody who is no longer an administrator, or cannot sign in, does not work. */
const OPEN = sql`i.expires_at > now() and m.suspended_at is null and m.deleted_at is null
  and exists (select from staff_role a where a.member_id = m.id and a.role = 'administrator')`;
const INVITER = sql`coalesce(nullif(m.full_name, ''), m.username::text)`;

export async function openInvitations(on: Reader): Promise<StaffInvitation[]> {
  const { rows } = await sql<StaffInvitation>`select i.id, i.name, i.role, ${INVITER} as invited_by,
      iso_instant(i.expires_at) as expires_at
    from staff_invitation i join member m on m.id = i.invited_by where ${OPEN} order by i.id desc`.execute(
    on,
  );
  return rows;
}

interface FoundInvitation extends StaffInvitation {
  inviter_id: number;
  inviter: string;
}

/** In a transaction the row is held, so that a link is used once. */
export async function invitationBy(
  on: Reader,
  hash: Buffer,
  hold = false,
): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`select i.id, i.name, i.role, ${INVITER} as invited_by,
      iso_instant(i.expires_at) as expires_at, m.id as inviter_id, m.username::text as inviter
    from staff_invitation i join member m on m.id = i.invited_by
    where i.token_hash = ${hash} and ${OPEN} ${hold ? sql`for update of i` : sql``}`.execute(on);
  return rows[0];
}

export async function insertInvitation(
  tx: Tx,
  { hash, name, role, by }: { hash: Buffer; name: string; role: StaffRole; by: number },
): Promise<{ id: number; expires_at: string }> {
  const { rows } = await sql<{ id: number; expires_at: string }>`insert into staff_invitation
      (token_hash, name, role, invited_by, expires_at)
    values (${hash}, ${name}, ${role}, ${by}, now() + make_interval(days => ${INVITATION_DAYS}))
    returning id, iso_instant(expires_at) as expires_at`.execute(tx);
  return rows[0] as { id: number; expires_at: string };
}

export const deleteInvitation = (tx: Tx, id: number) =>
  tx.deleteFrom("staff_invitation").where("id", "=", id).returning(["name", "role"]).executeTakeFirst();

export const deleteOldInvitations = (on: Reader) =>
  sql`delete from staff_invitation where expires_at <= now()`.execute(on);
