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

type Mailbox = Pick<Actor, "memberId" | "email">;

/** Derived from the member, the address and the time: nothing is stored, and a new address needs a new code. */
function codeOf(secret: Secret, { memberId, email }: Mailbox, window: number): string {
  const digest = signed(secret, `${memberId}\n${email}\n${window}`);
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}

const windowNow = () => Math.floor(Date.now() / WINDOW_MS);

/** The code that is right now, for half an hour at least. */
export const codeNow = (secret: Secret, mailbox: Mailbox) => codeOf(secret, mailbox, windowNow());

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

const LINK_DAYS = 7;
const dayNow = () => Math.floor(Date.now() / (24 * 3600_000));
/** The code of the link in the letter after registering: as long as nobody could guess it. */
const linkCode = (secret: Secret, { memberId, email }: Mailbox, day: number) =>
  signed(secret, `${memberId}\n${email}\nregistered ${day}`).toString("hex").slice(0, 40);

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Works like the typed code only in the member's own session. */
export const linkAfterRegistering = ({ emailSecret, publicUrl }: Accounts, mailbox: Mailbox) =>
  `${publicUrl}/profile/keamanan#${linkCode(emailSecret, mailbox, dayNow())}`;

/** Only the signed-in member can use the code: if a stranger registered with your address, you cannot confirm their account by mistake. */
export async function sendCodeTo(accounts: Accounts, { memberId, email }: Mailbox): Promise<void> {
  const draft = letterWith(codeNow(accounts.emailSecret, { memberId, email }));
  const queued = await accounts.database.transact((tx) =>
    queueLetter(tx, accounts, { memberId, email }, "account", draft),
  );
  if (!queued) throw tooManyLetters();
}

/** Wrong codes are counted for the member. */
export const isRightCode = ({ database, emailSecret }: Accounts, mailbox: Mailbox, code: string) =>
  countingFailures(database, [`email-code:${mailbox.memberId}`, GUESSES], async () =>
    emailSecret.some((key) =>
      code.length === 6
        ? [windowNow(), windowNow() - 1].some((window) => same(codeOf([key], mailbox, window), code))
        : Array.from({ length: LINK_DAYS }, (_, ago) => dayNow() - ago).some((day) =>
            same(linkCode([key], mailbox, day), code),
          ),
    ),
  );

export async function confirmEmail(accounts: Accounts, actor: Actor, code: string) {
  const { database, log } = accounts;
  const right = await isRightCode(accounts, actor, code);
  if (!right) throw invalid({ code: ["Bukan kode dari surat yang terakhir, atau sudah lewat waktunya."] });
  await proveEmail(database.kysely, actor.memberId);
  log.info({ event: "email_confirmed", memberId: actor.memberId }, "e-mail address confirmed");
}
