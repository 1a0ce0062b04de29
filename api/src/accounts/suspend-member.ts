import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { keepAnAdministrator } from "./keep-an-administrator.ts";
import { endAllSessions } from "./queries/sessions.ts";
import { lockMember, setSuspension } from "./queries/suspension.ts";

const noMember = () => notFound("Anggota tidak ditemukan.");

/** Ends all sessions at once. Staff cannot suspend themselves. */
export async function suspend(database: Database, actor: Actor, memberId: number, reason: string) {
  if (memberId === actor.memberId)
    throw conflict("own_account", "Kamu tidak dapat menangguhkan akunmu sendiri.");
  await database.transact(async (tx) => {
    await keepAnAdministrator(tx, memberId);
    const before = await lockMember(tx, memberId);
    if (!before) throw noMember();
    await setSuspension(tx, memberId, reason);
    await endAllSessions(tx, memberId);
    await audit(tx, actor, "member.suspend", ["member", memberId], {
      before: { suspended: before.suspended_at !== null },
      after: { suspended: true, reason },
    });
  });
}

export async function restore(database: Database, actor: Actor, memberId: number) {
  await database.transact(async (tx) => {
    const before = await lockMember(tx, memberId);
    if (!before) throw noMember();
    await setSuspension(tx, memberId, undefined);
    await audit(tx, actor, "member.restore", ["member", memberId], {
      before: { suspended: before.suspended_at !== null, reason: before.suspended_reason },
      after: { suspended: false },
    });
  });
}
