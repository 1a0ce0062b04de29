import type { SessionUser } from "@barakah/contract";
import type { Caller } from "../platform/rate-limit/caller.ts";
import type { Accounts } from "./accounts.ts";
import { type KnownMember, memberCalled, strengthenHash } from "./queries/members.ts";
import type { Whereabouts } from "./queries/sessions.ts";
import { wrongCredentials } from "./refusals.ts";
import { beginSession } from "./sessions.ts";
import {
  allowCaller,
  countingFailures,
  slowingGuesses,
  triesFrom,
  triesOfMember,
  triesOfName,
} from "./sign-in-limits.ts";
import { passTwoStep } from "./two-step.ts";

async function strengthen({ database, passwords }: Accounts, member: KnownMember, password: string) {
  if (member.hash && passwords.isOutdated(member.hash))
    await strengthenHash(database, member.id, member.hash, await passwords.hash(password));
}

interface SigningIn {
  name: string;
  password: string;
  otp?: string | undefined;
  address: string;
  caller: Caller;
  from: Whereabouts;
  /** Tells the member's own devices from others. */
  deviceOf(memberId: number): string | undefined;
}

async function isTheirPassword(accounts: Accounts, member: KnownMember | undefined, given: SigningIn) {
  const { database, settings, passwords } = accounts;
  const { wrongPasswords, guessesAtAccount } = settings.limits;
  const account = member ? triesOfMember(member.id) : triesOfName(given.name);
  const device = member && given.deviceOf(member.id);
  const check = () => passwords.verify(member?.hash, given.password);
  return countingFailures(database, triesFrom(account, device, given.caller, wrongPasswords), () =>
    device ? check() : slowingGuesses(database, account, guessesAtAccount, check),
  );
}

/** Every step is taken for unknown names too, and takes as long. */
export async function signIn(accounts: Accounts, given: SigningIn): Promise<SessionUser> {
  const { database, settings, log } = accounts;
  const { name, password, otp, address } = given;
  await allowCaller(database, "sign-in", given.caller, settings.limits.signInsOfAddress);
  const member = await memberCalled(database, name);
  const right = await isTheirPassword(accounts, member, given);
  if (!right || !member) {
    log.info({ event: "sign_in_failed", memberId: member?.id, address }, "sign-in failed");
    throw wrongCredentials();
  }
  await passTwoStep(accounts, member.id, otp);
  const session = await beginSession(accounts, member, "password", given.from);
  await strengthen(accounts, member, password);
  log.info({ event: "sign_in", memberId: member.id, by: "password", address }, "signed in");
  return session;
}
