import { STAFF_ROLE_LABEL, type StaffMember, type StaffRole } from "@barakah/contract";
import { addNotification, keepAnAdministrator, type News } from "../../accounts/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { addRoles, holdMember, removeRoles, staffMember } from "./queries.ts";

export interface RoleChange {
  memberId: number;
  grant: readonly StaffRole[];
  revoke: readonly StaffRole[];
}

const noMember = () => notFound("Anggota tidak ditemukan.");

async function found(tx: Tx, memberId: number): Promise<StaffMember> {
  const member = await staffMember(tx, memberId);
  if (!member) throw noMember();
  return member;
}

/** Nobody takes the key out of their own hand by a slip, and one administrator always remains. */
async function guardAdministrators(tx: Tx, actor: Actor, { memberId, revoke }: RoleChange) {
  if (!revoke.includes("administrator")) return;
  if (memberId === actor.memberId)
    throw conflict("own_role", "Peran administrator sendiri hanya dapat dicabut administrator lain.");
  await keepAnAdministrator(tx, memberId);
}

function newsOf(roles: readonly StaffRole[]): News {
  const names = roles.map((role) => STAFF_ROLE_LABEL[role]).join(", ");
  return names
    ? { title: "Peran petugas berubah", body: `Peran sekarang: ${names}.`, link: "/admin" }
    : {
        title: "Peran petugas dicabut",
        body: "Back office tidak lagi terbuka untuk akun ini.",
        link: "/login",
      };
}

async function record(tx: Tx, actor: Actor, before: StaffMember, after: StaffMember) {
  if (before.roles.join() === after.roles.join()) return;
  await audit(tx, actor, {
    action: "role.change",
    subject: { kind: "member", id: after.id },
    before: { roles: before.roles },
    after: { roles: after.roles },
  });
  await addNotification(tx, after.id, newsOf(after.roles));
}

/** Said as what to give and what to take, so that two who change different roles do not undo each other. */
export const changeRoles = (database: Database, actor: Actor, change: RoleChange) =>
  database.kysely.transaction().execute(async (tx) => {
    const { memberId, grant, revoke } = change;
    await guardAdministrators(tx, actor, change);
    if (!(await holdMember(tx, memberId))) throw noMember();
    const before = await found(tx, memberId);
    await removeRoles(tx, memberId, revoke);
    await addRoles(tx, memberId, grant);
    const after = await found(tx, memberId);
    await record(tx, actor, before, after);
    return after;
  });
