import { randomInt } from "node:crypto";
import { USERNAME_LENGTH } from "@barakah/contract";
import { queueLetter } from "../messages/index.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Accounts } from "./accounts.ts";
import { type GoogleClaims, isGooglesOwn } from "./google-token.ts";
import { passwordRemoved } from "./letters.ts";
import { linkGoogle, memberBySub, memberWithEmail } from "./queries/google.ts";
import { addMember, givesWay, memberCalled, proveEmail, removePassword } from "./queries/members.ts";
import { dropResets } from "./queries/resets.ts";
import { endAllSessions } from "./queries/sessions.ts";
import { dropUnprovenTwoStep } from "./queries/two-step.ts";
import { accountExists, googleRefused } from "./refusals.ts";
import { isReserved } from "./register.ts";

const NAME_TRIES = 8;

/** Names made of the e-mail's first part, the plain one first. */
function* usernamesFor(email: string) {
  const { least, most } = USERNAME_LENGTH;
  const plain = (email.split("@")[0] ?? "").toLowerCase().replace(/[^a-z0-9._-]/g, "");
  const stem = (plain.length < least || isReserved(plain) ? `anggota${plain}` : plain).slice(0, most - 5);
  yield stem;
  for (let tried = 1; tried < NAME_TRIES; tried += 1) yield `${stem}${randomInt(10, 100_000)}`;
}

async function join(tx: Tx, { email, name }: GoogleClaims) {
  const proven = { email, full_name: name.trim(), email_proven_at: new Date().toISOString() };
  for (const username of usernamesFor(email)) {
    const added = await addMember(tx, { username, ...proven });
    if (added) return { id: added.id, username, email };
  }
  // The e-mail was taken meanwhile: the next try finds that account.
  throw googleRefused();
}

/**
 * An account with an unproven e-mail loses its password and two-step when Google proves the address: otherwise a
 * stranger could register with it in advance and get in later, or keep the owner out.
 */
async function adopt(accounts: Accounts, tx: Tx, member: { id: number; email: string }) {
  const removed = await removePassword(tx, member.id);
  await endAllSessions(tx, member.id);
  await dropResets(tx, member.id);
  await dropUnprovenTwoStep(tx, member.id);
  await proveEmail(tx, member.id);
  const to = { email: member.email, memberId: member.id };
  if (removed) await queueLetter(tx, accounts, to, "anyone", passwordRemoved(accounts.publicUrl));
}

/** The account that a Google sign-in opens: the linked one, the one of its address, or a new one. */
export async function memberOfGoogle(accounts: Accounts, tx: Tx, claims: GoogleClaims) {
  const linked = await memberBySub(tx, claims.sub);
  if (linked) return linked;
  const existing = await memberWithEmail(tx, claims.email);
  if (existing && (existing.sub || !isGooglesOwn(claims))) throw accountExists();
  if (existing && !existing.email_proven_at) await adopt(accounts, tx, existing);
  const { id, username, email } = existing ?? (await join(tx, claims));
  if (!(await linkGoogle(tx, id, claims.sub, claims.email))) throw googleRefused();
  return { id, username, email };
}

/**
 * The member who must enter a two-step code. Undefined for a new member and for an unproven registration, whose two-step
 * is removed. Staff keep theirs: an administrator has vouched for them.
 */
export async function memberExpected(
  { database }: Accounts,
  claims: GoogleClaims,
): Promise<number | undefined> {
  const linked = await memberBySub(database.kysely, claims.sub);
  if (linked) return linked.id;
  const member = isGooglesOwn(claims) ? await memberCalled(database, claims.email) : undefined;
  return member && !(await givesWay(database.kysely, member.id)) ? member.id : undefined;
}
