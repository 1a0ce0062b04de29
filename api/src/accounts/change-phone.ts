import { randomBytes } from "node:crypto";
import { UNDO_CONTACT_WITHIN } from "@barakah/contract";
import { codeByWhatsApp, phoneOfMember, queueLetter, tell, waNumber } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import type { Tx } from "../platform/database/database.ts";
import { existing, invalid } from "../platform/errors.ts";
import { digestOf } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import { codeNow, isRightCode } from "./email-codes.ts";
import { phoneChanged } from "./letters.ts";
import { limitPhoneCodes } from "./limit-phone-codes.ts";
import { lockEmail } from "./queries/email-changes.ts";
import { insertPhoneChange, undoablePhone } from "./queries/phone-changes.ts";
import { linkOver, takeBack } from "./take-back-account.ts";

export const ownPhone = async ({ database, whatsapp }: Accounts, { memberId }: Actor) => ({
  phone: await phoneOfMember(database.kysely, memberId),
  by_code: whatsapp,
});

/** A code for a phone number does not confirm a mail address. */
const provedBy = (memberId: number, number: string) => ({ memberId, email: `phone ${number}` });

/** In the member's row, so that of two changes at once the second knows the first. */
async function changeIn(tx: Tx, { publicUrl, whatsapp }: Accounts, memberId: number, phone: string) {
  const { email } = existing(await lockEmail(tx, memberId));
  const before = await phoneOfMember(tx, memberId);
  if (waNumber(before) === waNumber(phone) && (waNumber(phone) || before === phone)) return;
  const key = randomBytes(20).toString("hex");
  const undo_hash = digestOf(key);
  await insertPhoneChange(tx, { member_id: memberId, old_phone: before, new_phone: phone, undo_hash });
  const undo = `${publicUrl}/kembalikan-nomor#${key}`;
  await queueLetter(tx, { publicUrl }, { email, memberId }, "own", phoneChanged(phone, undo));
  const news = { topic: "account", waited: true, key: `phone ${undo_hash.toString("hex")}` } as const;
  await tell(tx, {
    ...{ ...news, to: { memberId }, link: "/profile/keamanan" },
    title: "Nomor HP-mu diganti",
    body: `Sekarang ${phone}. Bukan kamu? Surat dari kami di e-mailmu mengembalikannya, sampai ${UNDO_CONTACT_WITHIN}.`,
  });
  if (whatsapp && before)
    await tell(tx, {
      ...{ ...news, to: { memberId: null, phone: before }, link: "/hubungi-kami" },
      only: ["whatsapp"],
      title: "Nomor ini diganti di akunmu",
      body: `Kabar untukmu sekarang dikirim ke nomor lain. Bukan kamu? Buka surat dari kami di e-mail akunmu: sampai ${UNDO_CONTACT_WITHIN}, nomornya dapat dikembalikan.`,
    });
}

/** After the password. With WhatsApp a code goes to the new number first; nothing else could reach it. */
export async function askForNewPhone(accounts: Accounts, { memberId }: Actor, phone: string) {
  const { database, whatsapp, emailSecret, log } = accounts;
  if (!whatsapp) {
    await database.transact((tx) => changeIn(tx, accounts, memberId, phone));
    log.info({ event: "phone_changed", memberId }, "phone number changed");
    return { code_sent: false };
  }
  const number = waNumber(phone);
  if (!number) throw invalid({ phone: ["Isi dengan nomor WhatsApp, misalnya 0812 3456 7890."] });
  await limitPhoneCodes(database, memberId, number);
  const code = codeNow(emailSecret, provedBy(memberId, number));
  await database.transact((tx) => codeByWhatsApp(tx, phone, code));
  return { code_sent: true };
}

export async function confirmNewPhone(accounts: Accounts, { memberId }: Actor, phone: string, code: string) {
  const { database, whatsapp, log } = accounts;
  if (!whatsapp || !(await isRightCode(accounts, provedBy(memberId, waNumber(phone)), code)))
    throw invalid({ code: ["Bukan kode dari pesan yang terakhir, atau sudah lewat waktunya."] });
  await database.transact((tx) => changeIn(tx, accounts, memberId, phone));
  log.info({ event: "phone_changed", memberId }, "phone number changed");
}

/** By the link in the letter to the account's mailbox. */
export async function undoPhone({ database, jobs, log }: Accounts, key: string): Promise<void> {
  await database.transact(async (tx) => {
    const change = await undoablePhone(tx, digestOf(key));
    const member = change && (await lockEmail(tx, change.member_id));
    if (!change || !member) throw linkOver();
    await takeBack(tx, { jobs }, member, change.changed_at);
    log.info({ event: "phone_change_undone", memberId: member.id }, "phone change undone");
  });
}
