import { jakartaDay, ROLE_WAIT_DAYS, ROLES, roleMay, rolesWith, type StaffRole } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { tell } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { anyDue, insertWaits, removeWaits, takeDue } from "./queries/role-waits.ts";
import { addRoles } from "./queries/staff-roles.ts";
import { tellStaff } from "./queries/tell-staff.ts";

const DAY = 24 * 3600_000;
const labels = (roles: readonly StaffRole[]) => roles.map((role) => ROLES[role].label).join(" dan ");

/** The roles that decide about money. */
export const moneyRoles = (roles: readonly StaffRole[]) => roles.filter((role) => roleMay(role, "money"));

const tellMoneyStaff = (tx: Tx, except: number, news: { title: string; body: string; key: string }) =>
  tellStaff(tx, { roles: rolesWith("money"), except }, { ...news, link: "/admin" });

/** The role takes effect in some days. All who decide about money are told, and any of them can stop it. */
export async function letWait(
  tx: Tx,
  actor: Actor,
  memberId: number,
  name: string,
  roles: StaffRole[],
): Promise<string> {
  await insertWaits(tx, memberId, roles, actor.memberId);
  const begins = new Date(Date.now() + ROLE_WAIT_DAYS * DAY).toISOString();
  const from = longDay(jakartaDay(begins));
  const key = `role wait ${memberId} ${new Date().toISOString()}`;
  await audit(tx, actor, "role.wait", ["member", memberId], { after: { roles, from } });
  await tellMoneyStaff(tx, actor.memberId, {
    title: `${labels(roles)} baru: ${name}`,
    body: `${actor.username} memberi peran ini. Berlaku mulai ${from}. Bila kamu tidak mengenalnya, hentikan sebelum itu.`,
    key,
  });
  await tell(tx, {
    ...{ topic: "account", to: { memberId }, link: "/admin", key },
    title: `Peran ${labels(roles)} menunggu`,
    body: `Berlaku mulai ${from}, karena peran ini memegang uang. Petugas keuangan lain sudah dikabari.`,
    letter: { cause: "own" },
  });
  return begins;
}

/** Anybody who decides about money may stop a role that waits. */
export const stopRole = (
  database: Database,
  actor: Actor,
  memberId: number,
  role: StaffRole,
  reason: string,
) =>
  database.transact(async (tx) => {
    if (!(await removeWaits(tx, memberId, [role]))) throw notFound("Peran ini tidak menunggu lagi.");
    await audit(tx, actor, "role.stop", ["member", memberId], { after: { role, reason } });
    const key = `role stop ${memberId} ${role} ${new Date().toISOString()}`;
    const news = { title: `Peran ${ROLES[role].label} dihentikan`, body: `Alasannya: ${reason}`, key };
    await tellMoneyStaff(tx, actor.memberId, news);
    await tell(tx, { ...news, topic: "account", to: { memberId }, link: "/profil" });
  });

/** Gives the roles whose wait is over. */
export async function giveWaitingRoles(database: Database): Promise<void> {
  if (!(await anyDue(database))) return;
  await database.transact(async (tx) => {
    for (const { member_id, role, name, valid } of await takeDue(tx)) {
      if (!valid) continue;
      await addRoles(tx, member_id, [role]);
      const key = `role begins ${member_id} ${role} ${new Date().toISOString()}`;
      const body = "Masa tunggunya selesai.";
      await tellMoneyStaff(tx, member_id, { title: `${name} sekarang ${ROLES[role].label}`, body, key });
      await tell(tx, {
        ...{ topic: "account", to: { memberId: member_id }, link: "/admin", key, body },
        title: `Peran ${ROLES[role].label} berlaku`,
      });
    }
  });
}
