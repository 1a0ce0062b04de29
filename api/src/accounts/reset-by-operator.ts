import { randomBytes } from "node:crypto";
import type { Database } from "../platform/database/database.ts";
import { refillBuckets } from "../platform/rate-limit/token-buckets.ts";
import type { Accounts } from "./accounts.ts";
import { type KnownMember, memberCalled } from "./queries/members.ts";
import { replacePassword } from "./replace-password.ts";
import { triesOfMember } from "./sign-in-limits.ts";

/** 128 bits: short enough to be copied by hand, long enough never to be guessed. */
export const generatedPassword = () => randomBytes(16).toString("base64url");

export async function memberNamed(database: Database, name: string): Promise<KnownMember> {
  const member = await memberCalled(database, name);
  if (member) return member;
  throw new Error(`Tidak ada anggota bernama '${name}'. Sebut nama pengguna atau e-mailnya.`);
}

/** For the operator, when no administrator can sign in. Returns the new password, which is shown once. */
export async function resetPassword(
  accounts: Pick<Accounts, "database" | "passwords" | "jobs" | "publicUrl">,
  name: string,
): Promise<{ username: string; password: string }> {
  const { database, passwords } = accounts;
  const member = await memberNamed(database, name);
  const password = generatedPassword();
  const hash = await passwords.hash(password);
  await database.transact((tx) => replacePassword(accounts, tx, member, hash));
  await refillBuckets(database, triesOfMember(member.id));
  return { username: member.username, password };
}
