import type { Accounts } from "./accounts.ts";
import type { KnownMember } from "./queries/members.ts";
import { countingFailures, triesOfMember } from "./rate-limits.ts";

/** Asks again for the password of somebody who is signed in, before something that cannot be undone. */
export async function confirmPassword(
  { database, settings, passwords }: Accounts,
  member: KnownMember,
  password: string,
): Promise<boolean> {
  return countingFailures(
    database,
    [`${triesOfMember(member.id)}#signed-in`, settings.limits.wrongPasswords],
    () => passwords.verify(member.hash, password),
  );
}
