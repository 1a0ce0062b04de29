import { randomBytes } from "node:crypto";
import { UNDO_CONTACT_WITHIN } from "@barakah/contract";
import { queueLetter, tell } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { existing, invalid } from "../platform/errors.ts";
import { digestOf } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import { sendCodeTo } from "./confirm-email.ts";
import { isRightCode } from "./email-codes.ts";
import { emailChanged, emailProposed, emailToAccept } from "./letters.ts";
import {
  acceptable,
  dropProposed,
  insertChanged,
  insertEmailChange,
  isHeldByOther,
  lockEmail,
  markChanged,
  setEmail,
  undoable,
} from "./queries/email-changes.ts";
import { takenNames } from "./queries/members.ts";
import { dropResets } from "./queries/resets.ts";
import { isReservedEmail, TAKEN_EMAIL } from "./register.ts";
import { RESET_JOB } from "./reset-by-mail.ts";
import { linkOver, takeBack } from "./take-back-account.ts";

type Parts = Pick<Accounts, "publicUrl">;

const newKey = () => randomBytes(20).toString("hex");

async function refuseTaken(on: Reader, memberId: number, email: string) {
  const { email: taken } = await takenNames(on, "", email);
  if (taken || isReservedEmail(email) || (await isHeldByOther(on, email, memberId)))
    throw invalid({ email: [TAKEN_EMAIL] });
}

async function refuseNew(on: Reader, member: { id: number; email: string }, email: string) {
  if (member.email.toLowerCase() === email.toLowerCase())
    throw invalid({ email: ["Ini alamat yang sekarang dipakai."] });
  await refuseTaken(on, member.id, email);
}

/** After the password: a code to the new address. The old one stays until the code comes back. */
export async function askForNewEmail(accounts: Accounts, actor: Actor, email: string): Promise<void> {
  await refuseNew(accounts.database.kysely, { id: actor.memberId, email: actor.email }, email);
  await sendCodeTo(accounts, { memberId: actor.memberId, email });
}

interface Change {
  memberId: number;
  email: string;
  /** What staff proposed and the new address accepted. */
  proposed?: number;
}

/** Mails the old address a link to undo the change. Links to reset the password that were sent there become void. */
async function changeIn(tx: Tx, parts: Parts, { memberId, email, proposed }: Change): Promise<void> {
  const before = existing(await lockEmail(tx, memberId));
  await refuseNew(tx, before, email);
  const key = newKey();
  const undo_hash = digestOf(key);
  if (proposed === undefined)
    await insertChanged(tx, { member_id: memberId, old_email: before.email, new_email: email, undo_hash });
  else await markChanged(tx, proposed, undo_hash);
  await setEmail(tx, memberId, email);
  await dropResets(tx, memberId);
  const undo = `${parts.publicUrl}/kembalikan-email#${key}`;
  await queueLetter(tx, parts, { email: before.email, memberId }, "own", emailChanged(email, undo));
  await tell(tx, {
    ...{ topic: "account", waited: true, key: `email ${undo_hash.toString("hex")}`, to: { memberId } },
    title: "E-mail akunmu diganti",
    body: `Sekarang ${email}. Alamat yang lama kami kabari dan dapat mengembalikannya ${UNDO_CONTACT_WITHIN}.`,
    link: "/profile/keamanan",
  });
}

export async function confirmNewEmail(accounts: Accounts, actor: Actor, email: string, code: string) {
  const { memberId } = actor;
  if (!(await isRightCode(accounts, { memberId, email }, code)))
    throw invalid({ code: ["Bukan kode dari surat yang terakhir, atau sudah lewat waktunya."] });
  await accounts.database.transact((tx) => changeIn(tx, accounts, { memberId, email }));
  accounts.log.info({ event: "email_changed", memberId }, "e-mail address changed");
}

/** The old address takes the account back. */
export async function undoChange({ database, jobs, log }: Accounts, key: string): Promise<void> {
  await database.transact(async (tx) => {
    const change = await undoable(tx, digestOf(key));
    const member = change && (await lockEmail(tx, change.member_id));
    if (!change?.changed_at || !member) throw linkOver();
    await takeBack(tx, { jobs }, member, change.changed_at);
    log.info({ event: "email_change_undone", memberId: member.id }, "e-mail change undone");
  });
}

/** Whether staff could propose this address, and for whom. */
export async function memberToPropose(tx: Tx, memberId: number, email: string) {
  const member = existing(await lockEmail(tx, memberId), "Anggota tidak ditemukan.");
  await refuseNew(tx, member, email);
  return member;
}

/** Two members of staff agreed. Nothing changes before the reader of the new address accepts. */
export async function proposeEmailIn(tx: Tx, parts: Parts, memberId: number, email: string) {
  const member = await memberToPropose(tx, memberId, email);
  const key = newKey();
  await dropProposed(tx, memberId);
  await insertEmailChange(tx, {
    ...{ member_id: memberId, old_email: member.email, new_email: email },
    accept_hash: digestOf(key),
  });
  const accept = emailToAccept(member.username, `${parts.publicUrl}/terima-email#${key}`);
  await queueLetter(tx, parts, { email, memberId: null }, "own", accept);
  await queueLetter(tx, parts, { email: member.email, memberId }, "own", emailProposed(email));
  await tell(tx, {
    ...{ topic: "account", waited: true, to: { memberId } },
    key: `email proposed ${digestOf(key).toString("hex")}`,
    title: "Petugas mengajukan e-mail baru untuk akunmu",
    body: `Alamat ${email} menjadi e-mail akunmu bila pemiliknya menerimanya. Bukan permintaanmu? Hubungi kami sekarang.`,
    link: "/hubungi-kami",
  });
  return member;
}

export async function acceptProposed(
  { database, publicUrl, jobs, log }: Accounts,
  key: string,
): Promise<void> {
  await database.transact(async (tx) => {
    const change = await acceptable(tx, digestOf(key));
    if (!change) throw linkOver();
    const { member_id: memberId, new_email: email } = change;
    await changeIn(tx, { publicUrl }, { memberId, email, proposed: change.id });
    await jobs.add(tx, RESET_JOB, { email });
    log.info({ event: "email_changed", memberId, by: "staff" }, "e-mail address changed");
  });
}
