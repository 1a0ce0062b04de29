import { ROLES, type StaffRole } from "@barakah/contract";
import { tell } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { keepAnAdministrator } from "./keep-an-administrator.ts";
import { removeWaits } from "./queries/role-waits.ts";
import { addRoles, holdMember, nameOf, removeRoles, rolesOf } from "./queries/staff-roles.ts";
import { letWait, moneyRoles } from "./waiting-roles.ts";

export interface RoleChange {
  memberId: number;
  grant: readonly StaffRole[];
  revoke: readonly StaffRole[];
  /** Whether there is enough money that new roles which decide about it have to wait. */
  waits?: (tx: Tx) => Promise<boolean>;
}

/** Administrators cannot remove their own role, and one always remains. */
async function guardAdministrators(tx: Tx, actor: Actor, { memberId, revoke }: RoleChange) {
  if (!revoke.includes("administrator")) return;
  if (memberId === actor.memberId)
    throw conflict("own_role", "Peran administrator sendiri hanya dapat dicabut administrator lain.");
  await keepAnAdministrator(tx, memberId);
}

function newsOf(roles: readonly StaffRole[]) {
  const names = roles.map((role) => ROLES[role].label).join(", ");
  return names
    ? { title: "Peran petugas berubah", body: `Peran sekarang: ${names}.`, link: "/admin" }
    : {
        title: "Peran petugas dicabut",
        body: "Back office tidak lagi terbuka untuk akun ini.",
        link: "/login",
      };
}

interface Roles {
  roles: StaffRole[];
}

async function record(tx: Tx, actor: Actor, memberId: number, before: Roles, after: Roles) {
  if (before.roles.join() === after.roles.join()) return;
  await audit(tx, actor, "role.change", ["member", memberId], { before, after });
  await tell(tx, {
    ...newsOf(after.roles),
    topic: "account",
    to: { memberId },
    key: `roles ${memberId} ${new Date().toISOString()}`,
    letter: { cause: "own", button: { label: after.roles.length > 0 ? "Buka back office" : "Buka akun" } },
  });
}

/** The change lists the roles to give and to take, so that two administrators who change different roles do not undo each other. */
export const changeRoles = (database: Database, actor: Actor, change: RoleChange) =>
  database.transact((tx) => grantRoles(tx, actor, change));

/** The same within a transaction. `later`: when the roles that wait take effect. */
export async function grantRoles(
  tx: Tx,
  actor: Actor,
  change: RoleChange,
): Promise<{ later: string | null }> {
  const { memberId, grant, revoke } = change;
  await guardAdministrators(tx, actor, change);
  if (!(await holdMember(tx, memberId))) throw notFound("Anggota tidak ditemukan.");
  const before = { roles: await rolesOf(tx, memberId) };
  await removeRoles(tx, memberId, revoke);
  await removeWaits(tx, memberId, revoke);
  const fresh = moneyRoles(grant).filter((role) => !before.roles.includes(role));
  const waiting = fresh.length > 0 && (await change.waits?.(tx)) ? fresh : [];
  const later =
    waiting.length > 0 ? await letWait(tx, actor, memberId, await nameOf(tx, memberId), waiting) : null;
  await addRoles(
    tx,
    memberId,
    grant.filter((role) => !waiting.includes(role)),
  );
  await record(tx, actor, memberId, before, { roles: await rolesOf(tx, memberId) });
  return { later };
}
