import { queueLetter } from "../messages/index.ts";
import { invalid } from "../platform/errors.ts";
import type { Caller } from "../platform/rate-limit/caller.ts";
import type { Accounts } from "./accounts.ts";
import { linkAfterRegistering } from "./email-codes.ts";
import { confirmRegistered } from "./letters.ts";
import { isHeldByOther } from "./queries/email-changes.ts";
import { addMember, setPassword, takenNames } from "./queries/members.ts";
import { refuseGuessablePassword } from "./refuse-guessable-password.ts";
import { allowCaller } from "./sign-in-limits.ts";

/** Names that look like the community's own, also with digits and punctuation around them, and names of deleted accounts. */
const RESERVED =
  /^(?:[\d._-]*(?:super)?(?:admin|administrator|bendahara|editor|pengurus|petugas|moderator|support|official|resmi)[\d._-]*|.*barakah[\d._-]*(?:app|admin|official|resmi|pusat|support|cs)?[\d._-]*|dihapus-.*)$/i;
const RESERVED_EMAIL = /\.invalid$/i;
export const isReservedEmail = (email: string) => RESERVED_EMAIL.test(email);

const TAKEN_NAME = "Nama pengguna ini sudah dipakai. Pilih yang lain.";
export const TAKEN_EMAIL = "E-mail ini sudah terdaftar. Silakan masuk, atau reset password bila lupa.";

export const isReserved = (username: string) => RESERVED.test(username);

function refuseTaken(taken: { username: boolean; email: boolean }) {
  if (!taken.username && !taken.email) return;
  throw invalid({
    ...(taken.username && { username: [TAKEN_NAME] }),
    ...(taken.email && { email: [TAKEN_EMAIL] }),
  });
}

export async function registerMember(
  accounts: Accounts,
  wanted: { username: string; email: string; password: string; caller: Caller },
) {
  const { username, email, password } = wanted;
  const { database, settings, passwords, log } = accounts;
  await allowCaller(database, "register", wanted.caller, settings.limits.registrationsOfAddress);
  refuseGuessablePassword("password", password, wanted);
  const taken = await takenNames(database.kysely, username, email);
  refuseTaken({
    username: taken.username || isReserved(username),
    email: taken.email || isReservedEmail(email) || (await isHeldByOther(database.kysely, email, 0)),
  });

  const hash = await passwords.hash(password);
  const added = await database.transact(async (tx) => {
    const member = await addMember(tx, { username, email });
    if (!member) return undefined;
    await setPassword(tx, member.id, hash);
    const mailbox = { memberId: member.id, email };
    const letter = confirmRegistered(username, linkAfterRegistering(accounts, mailbox));
    await queueLetter(tx, accounts, mailbox, "account", letter);
    return member;
  });
  // The name was taken while the password was hashed: the check reports it.
  if (!added) {
    refuseTaken(await takenNames(database.kysely, username, email));
    throw new Error("a member was neither added nor in the way");
  }
  log.info(
    { event: "register", memberId: added.id, by: "password", address: wanted.caller.network },
    "registered",
  );
  return { id: added.id, username, email };
}
