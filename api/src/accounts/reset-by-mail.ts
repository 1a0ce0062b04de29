import { allowLetter } from "../messages/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { Caller } from "../platform/rate-limit/caller.ts";
import { refillBuckets, returnToken, takeToken } from "../platform/rate-limit/token-buckets.ts";
import { digestOf, newToken } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import { resetLink } from "./letters.ts";
import { proveEmail } from "./queries/members.ts";
import { addReset, memberOfReset, memberToRemind, useReset } from "./queries/resets.ts";
import { dropUnprovenTwoStep } from "./queries/two-step.ts";
import { wrongResetLink } from "./refusals.ts";
import { refuseGuessablePassword } from "./refuse-guessable-password.ts";
import { replacePassword } from "./replace-password.ts";
import { allowCaller, triesOfMember } from "./sign-in-limits.ts";

export const RESET_JOB = "password-reset";
const DAY = 24 * 3600;

/** Only records the request. Whether the address belongs to a member is looked up after the answer, so the answer does not tell. */
export async function askForReset({ database, settings, jobs }: Accounts, email: string, caller: Caller) {
  await allowCaller(database, "reset", caller, settings.limits.resetsOfAddress);
  await jobs.add(database.kysely, RESET_JOB, { email });
}

/** The way to a new password, to be opened once. */
const linkTo = (publicUrl: string, memberId: number, token: string) =>
  `${publicUrl}/reset-password?uid=${memberId}&token=${token}`;

/** Written to the log of the first start: a link by which the administrator chooses a password. */
export async function firstLink(database: Database, memberId: number, publicUrl: string): Promise<string> {
  const token = newToken();
  await database.transact((tx) => addReset(tx, memberId, digestOf(token), DAY));
  return linkTo(publicUrl, memberId, token);
}

/**
 * Anybody can request links to any address, so their number per day is limited. The last link of a day is valid for a whole
 * day: so the owner always has a valid link, however many others request.
 */
export function sendResetLinks({ database, settings, jobs, mail, publicUrl, log }: Accounts) {
  jobs.handle<{ email: string }>(RESET_JOB, async ({ email }, tx) => {
    const member = await memberToRemind(tx, email);
    if (!member) return;
    const bucket = `reset-of:${member.id}`;
    const { granted } = await takeToken(database, bucket, settings.limits.resetsOfAccount);
    if (!granted) return;
    const allowed = await allowLetter(tx, publicUrl, { email: member.email, memberId: member.id }, "account");
    if (!allowed) return;
    const token = newToken();
    const seconds = allowed.isLast ? DAY : settings.resetLinkSeconds;
    await addReset(tx, member.id, digestOf(token), seconds);
    try {
      await mail.send(allowed.letter(resetLink(linkTo(publicUrl, member.id, token), seconds)));
    } catch (error) {
      await returnToken(database, bucket, settings.limits.resetsOfAccount);
      throw error;
    }
    log.info({ event: "reset_link", memberId: member.id }, "reset link sent");
  });
}

export async function confirmReset(
  accounts: Accounts,
  { uid, token, password }: { uid: string; token: string; password: string },
): Promise<number> {
  const { database, passwords, log } = accounts;
  const memberId = /^\d{1,15}$/.test(uid) ? Number(uid) : 0;
  const digest = digestOf(token);
  const member = await memberOfReset(database, memberId, digest);
  if (!member) throw wrongResetLink();
  // Before the link is used up: after a refusal it must still work.
  refuseGuessablePassword("new_password", password, member);
  const hash = await passwords.hash(password);
  const done = await database.transact(async (tx) => {
    if (!(await useReset(tx, member.id, digest))) return false;
    await dropUnprovenTwoStep(tx, member.id);
    // The link was read in the mailbox: the address is theirs, also for the letter about the new password.
    await proveEmail(tx, member.id);
    await replacePassword(accounts, tx, member, hash);
    return true;
  });
  if (!done) throw wrongResetLink();
  await refillBuckets(database, triesOfMember(member.id));
  log.info({ event: "password_reset", memberId: member.id }, "password reset");
  return member.id;
}
