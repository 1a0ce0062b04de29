import type { Actor } from "../platform/actor.ts";
import { sessionEnded } from "../platform/errors.ts";
import type { Accounts } from "./accounts.ts";
import { confirmPassword } from "./confirm-password.ts";
import { type KnownMember, memberById } from "./queries/members.ts";
import { sessionAgeSeconds } from "./queries/sessions.ts";
import { missingPassword, recentLoginRequired, wrongPassword } from "./refusals.ts";

/** For members who have no password to type: how fresh a sign-in must be. */
const RECENT_SECONDS = 10 * 60;

/**
 * Asked before acts for which a borrowed phone or a stolen token must not be enough: the password once more or, from members
 * who only come by Google, a sign-in of the last ten minutes.
 */
export async function proveAgain(
  accounts: Accounts,
  actor: Actor,
  password: string | undefined,
): Promise<KnownMember> {
  const member = await memberById(accounts.database, actor.memberId);
  if (!member) throw sessionEnded();
  if (member.hash) {
    if (!password) throw missingPassword("password");
    if (await confirmPassword(accounts, member, password)) return member;
    throw wrongPassword("password");
  }
  if ((await sessionAgeSeconds(accounts.database, actor.sessionId)) > RECENT_SECONDS)
    throw recentLoginRequired();
  return member;
}
