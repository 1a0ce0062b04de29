import {
  INVITATION_DAYS,
  INVITATIONS_MOST,
  type Invitation,
  ROLES,
  roleMay,
  rolesWith,
  STAFF_ROLES,
  type StaffRole,
} from "@barakah/contract";
import { queueLetter } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing, notFound } from "../platform/errors.ts";
import { digestOf, newToken } from "../platform/secrets.ts";
import { grantRoles } from "./change-roles.ts";
import { invitedAsStaff } from "./letters.ts";
import { deleteInvitation, insertInvitation, invitationBy, openInvitations } from "./queries/invitations.ts";
import { nameOf } from "./queries/staff-roles.ts";
import { tellStaff } from "./queries/tell-staff.ts";

const GONE =
  "Undangan ini sudah dipakai, ditarik, atau lewat waktunya. Minta tautan baru kepada yang mengundangmu.";

/** Administrators; for a role that decides about money also all who do. */
const concerned = (role: StaffRole) =>
  roleMay(role, "money") ? rolesWith("money") : STAFF_ROLES.filter((one) => one === "administrator");

interface Wanted {
  name: string;
  role: StaffRole;
  /** Empty: the inviter passes the link on. */
  email: string;
}

/**
 * Whoever opens the link may take the role, so the others are told before it is used and again when it is. The secret stands
 * behind '#': it reaches neither logs nor other sites.
 */
export const inviteStaff = (database: Database, publicUrl: string, actor: Actor, wanted: Wanted) =>
  database.transact(async (tx) => {
    const { name, role, email } = wanted;
    if ((await openInvitations(tx)).length >= INVITATIONS_MOST)
      throw conflict(
        "too_many_invitations",
        `Sudah ada ${INVITATIONS_MOST} undangan terbuka. Tarik dahulu yang tidak dipakai.`,
      );
    const token = newToken();
    const { id, expires_at } = await insertInvitation(tx, {
      hash: digestOf(token),
      name,
      role,
      by: actor.memberId,
    });
    const link = `${publicUrl}/undangan#${token}`;
    await audit(tx, actor, "invitation.make", ["invitation", id], { after: { name, role, email } });
    await tellStaff(
      tx,
      { roles: concerned(role), except: actor.memberId },
      {
        title: `${name} diundang menjadi ${ROLES[role].label}`,
        body: `${actor.username} membuat tautan yang berlaku ${INVITATION_DAYS} hari. Bila itu keliru, minta administrator menariknya.`,
        link: "/admin",
        key: `invitation ${id}`,
      },
    );
    if (email)
      await queueLetter(
        tx,
        { publicUrl },
        { email, memberId: null },
        "anyone",
        invitedAsStaff({ by: await nameOf(tx, actor.memberId), role, link, days: INVITATION_DAYS }),
      );
    return { id, link, expires_at };
  });

export const withdrawInvitation = (database: Database, actor: Actor, id: number) =>
  database.transact(async (tx) => {
    const before = existing(await deleteInvitation(tx, id), "Undangan ini sudah tidak terbuka.");
    await audit(tx, actor, "invitation.withdraw", ["invitation", id], { before });
    return openInvitations(tx);
  });

export async function openInvitation({ kysely }: Database, token: string): Promise<Invitation> {
  return existing(await invitationBy(kysely, digestOf(token)), GONE);
}

/** Works once. The role is given in the inviter's name; one that decides about money waits as usual. */
export const acceptInvitation = (
  database: Database,
  member: Actor,
  token: string,
  waits: (tx: Tx) => Promise<boolean>,
) =>
  database.transact(async (tx) => {
    const found = await invitationBy(tx, digestOf(token), true);
    if (!found) throw notFound(GONE);
    const { id, role, inviter_id, inviter } = found;
    if (inviter_id === member.memberId)
      throw conflict(
        "own_invitation",
        "Undangan ini kamu buat sendiri. Kirim tautannya kepada orang yang kamu undang.",
      );
    await deleteInvitation(tx, id);
    await audit(tx, member, "invitation.accept", ["invitation", id], { after: { role } });
    const giver = { ...member, memberId: inviter_id, username: inviter };
    const { later } = await grantRoles(tx, giver, {
      memberId: member.memberId,
      grant: [role],
      revoke: [],
      waits,
    });
    await tellStaff(
      tx,
      { roles: concerned(role), except: member.memberId },
      {
        title: `${await nameOf(tx, member.memberId)} menerima undangan ${ROLES[role].label}`,
        body: `Diundang oleh ${inviter}. Akunnya: ${member.username}, ${member.email}. Bila kamu tidak mengenalnya, cabut perannya di Petugas.`,
        link: "/admin",
        key: `invitation accepted ${id}`,
      },
    );
    return { role, takes_effect_at: later };
  });
