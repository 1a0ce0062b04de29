import { SITE_NAME } from "@barakah/contract";
import { queueLetter } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Draft } from "../platform/mail/letter.ts";
import type { Accounts } from "./accounts.ts";
import { codeNow, isRightCode, type Mailbox } from "./email-codes.ts";
import { isProven, proveEmail } from "./queries/members.ts";

const letterWith = (code: string): Draft => ({
  subject: `${code} adalah kode konfirmasi ${SITE_NAME}`,
  paragraphs: [
    "Assalamualaikum,",
    `Ketik kode ${code} di halaman Keamanan akunmu. Kode ini berlaku setengah jam.`,
  ],
  ending: "Bila kamu tidak memintanya, abaikan surat ini dan jangan berikan kodenya kepada siapa pun.",
});

export const ownEmail = async ({ database }: Accounts, { memberId, email }: Actor) => ({
  email,
  confirmed: await isProven(database.kysely, memberId),
});

const tooManyLetters = () =>
  new AppError(
    429,
    "too_many_letters",
    "Belum dapat dikirim: alamat ini sudah menerima beberapa surat dari kami hari ini, atau pemiliknya menekan 'Bukan saya'. Coba lagi besok, atau hubungi kami.",
  );

/** Only the signed-in member can use the code: if a stranger registered with your address, you cannot confirm their account by mistake. */
export async function sendCodeTo(accounts: Accounts, { memberId, email }: Mailbox): Promise<void> {
  const draft = letterWith(codeNow(accounts.emailSecret, { memberId, email }));
  const queued = await accounts.database.transact((tx) =>
    queueLetter(tx, accounts, { memberId, email }, "account", draft),
  );
  if (!queued) throw tooManyLetters();
}

export async function confirmEmail(accounts: Accounts, actor: Actor, code: string) {
  const { database, log } = accounts;
  const right = await isRightCode(accounts, actor, code);
  if (!right) throw invalid({ code: ["Bukan kode dari surat yang terakhir, atau sudah lewat waktunya."] });
  await proveEmail(database.kysely, actor.memberId);
  log.info({ event: "email_confirmed", memberId: actor.memberId }, "e-mail address confirmed");
}
