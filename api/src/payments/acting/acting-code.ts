import { SITE_NAME } from "@barakah/contract";
import { queueLetter, tellByWhatsApp } from "../../messages/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { conflict, tooMany } from "../../platform/errors.ts";
import { returnToken, takeToken } from "../../platform/rate-limit/token-buckets.ts";
import { isSame, type Secret, sharedSecret, signed } from "../../platform/secrets.ts";
import { emailHint } from "../lifecycle/email-hint.ts";
import { payerAddress } from "../queries/payments.ts";
import type { Made } from "./made.ts";

const WINDOW_MS = 30 * 60_000;
/** Six digits, two windows: ten guesses a day find one in 50 000 days. */
const GUESSES = { most: 10, seconds: 24 * 3600 };
const SENDINGS = { most: 3, seconds: 3600 };

const windowNow = () => Math.floor(Date.now() / WINDOW_MS);

/** Derived from the subject and the contact: nothing is stored, and a code is of no use for anything else. */
function codeOf(secret: Secret, { subjects, email, phone }: Made, window: number): string {
  const digest = signed(secret, [subjects[0], email, phone, window].join("\n"));
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}

const secretIn = (database: Database) => sharedSecret(database, "acting-code");

/** Only wrong codes count. They count for the subject and not for the browser, because a script has many browsers. */
export async function isRightCode(database: Database, made: Made, typed: string): Promise<boolean> {
  const bucket = `acting-guess:${made.subjects[0]}`;
  const token = await takeToken(database, bucket, GUESSES);
  if (!token.granted) throw tooMany(token.retryAfter, "kode yang salah");
  const secret = await secretIn(database);
  const codes = secret.flatMap((key) => [0, 1].map((ago) => codeOf([key], made, windowNow() - ago)));
  const right = codes.map((code) => isSame(code, typed.trim())).includes(true);
  if (right) await returnToken(database, bucket, GUESSES);
  return right;
}

const letterWith = (code: string, what: string) => ({
  subject: `${code} adalah kodemu untuk ${what}`,
  paragraphs: [
    "Assalamualaikum,",
    `Ketik kode ${code} di halaman ${what}. Kode ini berlaku setengah jam.`,
    "Dengan kode ini orang bisa membatalkan atau mengganti rekening tujuan uangmu. Jangan berikan kepada siapa pun, juga tidak kepada petugas kami.",
  ],
  ending: `Bila bukan kamu yang memintanya, abaikan surat ini. Tidak ada yang berubah. ${SITE_NAME}`,
});

/** The message with the code. It is never one that staff send by hand, because they would read the code. */
const newsWith = (made: Made, code: string, what: string, link: string) => ({
  ...{
    topic: "payments" as const,
    key: `code ${made.subjects[0]} ${new Date().toISOString()}`,
    waited: true,
  },
  to: { memberId: made.memberId, phone: made.phone },
  title: `${code} adalah kodemu untuk ${what}`,
  body: "Berlaku setengah jam. Jangan berikan kepada siapa pun, juga tidak kepada petugas kami.",
  link,
});

/** Sends a code to the contact that was given when the payment or registration was made. Returns the channel and a hint of the address. */
export async function sendActingCode(
  { database, whatsapp }: { database: Database; whatsapp: boolean },
  made: Made,
  {
    what,
    link,
    publicUrl,
    without = "petugas meneleponmu, lalu dua petugas mengurusnya",
  }: { what: string; link: string; publicUrl: string; without?: string | undefined },
): Promise<{ by: "mail" | "whatsapp"; to: string }> {
  const token = await takeToken(database, `acting-code:${made.subjects[0]}`, SENDINGS);
  if (!token.granted) throw tooMany(token.retryAfter, "kode yang diminta");
  const code = codeOf(await secretIn(database), made, windowNow());
  const sent = await database.transact(async (tx) => {
    const email = await payerAddress(tx, { payer_email: made.email, member_id: made.memberId });
    const to = { email, memberId: made.memberId };
    if (email && (await queueLetter(tx, { publicUrl }, to, "account", letterWith(code, what))))
      return { by: "mail" as const, to: emailHint(email) };
    if (whatsapp && (await tellByWhatsApp(tx, { publicUrl }, newsWith(made, code, what, link))))
      return { by: "whatsapp" as const, to: `•••${made.phone.replace(/\D/g, "").slice(-3)}` };
    return undefined;
  });
  if (!sent)
    throw conflict(
      "no_contact",
      `Kami tidak punya e-mail atau WhatsApp yang bisa menerima kodenya. Hubungi kami lewat halaman Hubungi Kami: ${without}.`,
    );
  return sent;
}
