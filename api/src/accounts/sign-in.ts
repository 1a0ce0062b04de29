import type { SessionUser } from "@barakah/contract";
import type { Accounts } from "./accounts.ts";
import { type KnownMember, memberCalled, strengthenHash } from "./queries/members.ts";
import { wrongCredentials } from "./refusals.ts";
import { beginSession } from "./sessions.ts";
import { allowAddress, countingFailures, triesOfMember, triesOfName } from "./tries.ts";
import { passTwoStep } from "./two-step.ts";

async function strengthen({ database, passwords }: Accounts, member: KnownMember, password: string) {
  if (member.hash && passwords.isOutdated(member.hash))
    await strengthenHash(database, member.id, member.hash, await passwords.hash(password));
}

/** Every step is taken for unknown names too, and takes as long. */
export async function signIn(
  accounts: Accounts,
  {
    name,
    password,
    otp,
    address,
  }: { name: string; password: string; otp?: string | undefined; address: string },
): Promise<SessionUser> {
  const { database, settings, passwords, log } = accounts;
  const { limits } = settings;
  await allowAddress(database, "sign-in", address, limits.signInsOfAddress);
  const member = await memberCalled(database, name);
  const bucket = member ? triesOfMember(member.id) : triesOfName(name);
  const right = await countingFailures(database, bucket, limits.wrongPasswords, () =>
    passwords.verify(member?.hash, password),
  );
  if (!right || !member) {
    log.info({ event: "sign_in_failed", memberId: member?.id, address }, "sign-in failed");
    throw wrongCredentials();
  }
  await passTwoStep(accounts, member.id, otp);
  const session = await beginSession(accounts, member, "password");
  await strengthen(accounts, member, password);
  log.info({ event: "sign_in", memberId: member.id, by: "password", address }, "signed in");
  return session;
}

/** Asks again for the password of somebody who is signed in, before something that cannot be undone. */
export async function confirmPassword(
  { database, settings, passwords }: Accounts,
  member: KnownMember,
  password: string,
): Promise<boolean> {
  return countingFailures(database, triesOfMember(member.id), settings.limits.wrongPasswords, () =>
    passwords.verify(member.hash, password),
  );
}
