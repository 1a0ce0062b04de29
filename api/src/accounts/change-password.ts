import type { Actor } from "../platform/actor.ts";
import { invalid, sessionEnded } from "../platform/errors.ts";
import { refillBuckets } from "../platform/rate-limit/token-buckets.ts";
import type { Accounts } from "./accounts.ts";
import { confirmPassword } from "./confirm-password.ts";
import { memberById } from "./queries/members.ts";
import { wrongPassword } from "./refusals.ts";
import { refuseGuessablePassword } from "./refuse-guessable-password.ts";
import { replacePassword } from "./replace-password.ts";
import { triesOfMember } from "./sign-in-limits.ts";

export async function changeOwnPassword(
  accounts: Accounts,
  actor: Actor,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
) {
  const { database, passwords, log } = accounts;
  const member = await memberById(database, actor.memberId);
  if (!member) throw sessionEnded();
  if (!member.hash)
    throw invalid({ old_password: ["Akun ini belum punya password. Buat lewat 'Lupa password'."] });
  refuseGuessablePassword("new_password", newPassword, member);
  if (!(await confirmPassword(accounts, member, oldPassword))) throw wrongPassword("old_password");

  const hash = await passwords.hash(newPassword);
  await database.transact((tx) => replacePassword(accounts, tx, member, hash));
  await refillBuckets(database, triesOfMember(member.id));
  log.info({ event: "password_change", memberId: member.id }, "password changed");
}
