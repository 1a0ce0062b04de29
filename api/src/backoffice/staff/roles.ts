import type { StaffMember, StaffRole } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { addRole, lockAdministrators, memberNamed, removeRole, staffMember } from "./queries.ts";

interface RoleChange {
  username: string;
  role: StaffRole;
}

async function memberOf(tx: Tx, username: string): Promise<number> {
  const memberId = await memberNamed(tx, username);
  if (memberId === undefined) throw invalid({ username: ["Tidak ada anggota dengan nama atau e-mail ini."] });
  return memberId;
}

const rolesOf = async (tx: Tx, memberId: number) => (await staffMember(tx, memberId))?.roles ?? [];

async function changed(tx: Tx, actor: Actor, action: string, memberId: number, change: () => Promise<void>) {
  const before = await rolesOf(tx, memberId);
  await change();
  const after = await rolesOf(tx, memberId);
  if (before.join() !== after.join())
    await audit(tx, actor, {
      action,
      subject: { kind: "member", id: memberId },
      before: { roles: before },
      after: { roles: after },
    });
}

export const grant = (database: Database, actor: Actor, { username, role }: RoleChange) =>
  database.kysely.transaction().execute(async (tx): Promise<StaffMember> => {
    const memberId = await memberOf(tx, username);
    await changed(tx, actor, "role.grant", memberId, () => addRole(tx, memberId, role));
    const granted = await staffMember(tx, memberId);
    if (!granted) throw new Error("the member was locked and is gone");
    return granted;
  });

export const revoke = (database: Database, actor: Actor, { username, role }: RoleChange) =>
  database.kysely.transaction().execute(async (tx) => {
    const memberId = await memberOf(tx, username);
    const administrators = await lockAdministrators(tx);
    if (role === "administrator" && administrators.every((id) => id === memberId))
      throw conflict("last_administrator", "Ini satu-satunya administrator. Tunjuk yang lain dahulu.");
    await changed(tx, actor, "role.revoke", memberId, () => removeRole(tx, memberId, role));
  });
