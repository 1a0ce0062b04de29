import { timingSafeEqual } from "node:crypto";
import { SITE_NAME } from "@barakah/contract";
import { queueLetter } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Draft } from "../platform/mail/letter.ts";
import { type Secret, signed } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import { isProven, proveEmail } from "./queries/members.ts";
import { countingFailures } from "./sign-in-limits.ts";

const WINDOW_MS = 30 * 60_000;
/** Six digits, two windows: ten guesses a day find one in 50 000 days. */
const GUESSES = { most: 10, seconds: 24 * 3600 };

/** Derived from the member, the address and the time: nothing is stored, and a new address needs a new code. */
function codeOf(secret: Secret, { memberId, email }: Actor, window: number): string {
  const digest = signed(secret, `${memberId}\n${email}\n${window}`);
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}

const windowNow = () => Math.floor(Date.now() / WINDOW_MS);

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
export async function sendCode(accounts: Accounts, actor: Actor): Promise<void> {
  const draft = letterWith(codeOf(accounts.emailSecret, actor, windowNow()));
  const queued = await accounts.database.transact((tx) => queueLetter(tx, accounts, actor, "account", draft));
  if (!queued) throw tooManyLetters();
}

export async function confirmEmail(accounts: Accounts, actor: Actor, code: string) {
  const { database, emailSecret, log } = accounts;
  const right = await countingFailures(database, [`email-code:${actor.memberId}`, GUESSES], async () =>
    [windowNow(), windowNow() - 1].some((window) =>
      emailSecret.some((key) =>
        timingSafeEqual(Buffer.from(codeOf([key], actor, window)), Buffer.from(code)),
      ),
    ),
  );
  if (!right) throw invalid({ code: ["Bukan kode dari surat yang terakhir, atau sudah lewat waktunya."] });
  await proveEmail(database.kysely, actor.memberId);
  log.info({ event: "email_confirmed", memberId: actor.memberId }, "e-mail address confirmed");
}
