import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Accounts } from "./accounts.ts";
import { dropAddedSince, firstChangeSince, setEmail, undoEmailsSince } from "./queries/email-changes.ts";
import { removePassword, takenNames } from "./queries/members.ts";
import { undoPhonesSince } from "./queries/phone-changes.ts";
import { dropResets } from "./queries/resets.ts";
import { endAllSessions } from "./queries/sessions.ts";
import { RESET_JOB } from "./reset-by-mail.ts";

export const linkOver = () =>
  conflict("link_over", "Tautan ini sudah dipakai atau sudah lewat waktunya. Hubungi kami bila masih perlu.");

/** Back to its address if nobody else has taken it meanwhile. */
async function emailBack(tx: Tx, member: { id: number; email: string }, since: string): Promise<string> {
  const first = await firstChangeSince(tx, member.id, since);
  if (!first) return member.email;
  if ((await takenNames(tx, "", first.old_email)).email && member.email !== first.old_email) throw linkOver();
  await setEmail(tx, member.id, first.old_email);
  await undoEmailsSince(tx, member.id, since);
  return first.old_email;
}

/**
 * The account as it was at that moment: address, phone number and ways to sign in. Nobody stays signed in, and only the reader
 * of the address of that moment gets the link to a new password: a later address may be a stranger's.
 */
export async function takeBack(
  tx: Tx,
  { jobs }: Pick<Accounts, "jobs">,
  member: { id: number; email: string },
  since: string,
): Promise<void> {
  const email = await emailBack(tx, member, since);
  await undoPhonesSince(tx, member.id, since);
  await dropAddedSince(tx, member.id, since);
  await removePassword(tx, member.id);
  await dropResets(tx, member.id);
  await endAllSessions(tx, member.id);
  await jobs.add(tx, RESET_JOB, { email });
}
