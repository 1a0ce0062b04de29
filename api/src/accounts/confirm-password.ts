import type { Accounts } from "./accounts.ts";
import type { KnownMember } from "./queries/members.ts";
import { countingFailures, triesOfMember } from "./sign-in-limits.ts";

/** Asks a signed-in member for the password again, before something irreversible. */
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
