import { randomInt } from "node:crypto";
import { type Setup, type SetupTrial, SITE_NAME } from "@barakah/contract";
import { hasMailbox, takeFirstMailbox } from "../../accounts/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { invalid, tooMany } from "../../platform/errors.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { takeToken } from "../../platform/rate-limit/token-buckets.ts";
import { digestOf } from "../../platform/secrets.ts";
import { closeStep } from "./close-step.ts";
import { readSetup, type SetupParts } from "./read-setup.ts";
import { keepCode, useCode } from "./setup-queries.ts";

const CODE_SECONDS = 30 * 60;
const TRIES = { most: 10, seconds: 3600 };

type Trial = SetupTrial["checks"][number];
type Advice = NonNullable<SetupTrial["advice"]>;

/** Explains a mail server's error and what to do, for people who have never seen one. */
function adviceOn(error: unknown): Advice {
  const { code = "", responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code === "EAUTH" || responseCode === 535)
    return {
      title: "Password surat ditolak.",
      sentence:
        "Biasanya penyedia meminta 'password aplikasi' (app password), bukan password kotak surat. Buat satu di sana, tulis di SMTP_URL, lalu jalankan ulang aplikasi.",
    };
  if (code === "EENVELOPE" || responseCode >= 550)
    return {
      title: "Server surat menolak pengirim atau penerimanya.",
      sentence: "Samakan MAIL_FROM dengan alamat yang boleh dipakai akun itu, lalu jalankan ulang aplikasi.",
    };
  if (code === "EDNS" || code === "ENOTFOUND")
    return {
      title: "Nama server surat tidak dikenal.",
      sentence: "Periksa ejaan nama server di SMTP_URL, lalu jalankan ulang aplikasi.",
    };
  return {
    title: "Server surat tidak menjawab.",
    sentence:
      "Periksa nama dan port di SMTP_URL (biasanya 465 dengan smtps:// atau 587 dengan smtp://), dan apakah penyedia mesin ini menutup port surat.",
  };
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

async function timed(what: string, detail: string, work: () => Promise<void>) {
  const begun = performance.now();
  const done = (good: boolean, more = detail): Trial => ({
    what,
    detail: more,
    good,
    milliseconds: Math.round(performance.now() - begun),
  });
  try {
    await work();
    return { check: done(true), error: undefined };
  } catch (error) {
    return { check: done(false, `Server menjawab: ${said(error)}`), error };
  }
}

const letterWith = (code: string) =>
  writeLetter({
    subject: `${code} adalah angka percobaan ${SITE_NAME}`,
    paragraphs: [
      "Assalamualaikum,",
      `Surat percobaan ini sampai. Ketik angka ${code} di halaman pemasangan.`,
    ],
    ending: "Surat ini dikirim karena seorang administrator menguji pengiriman surat.",
  });

/** Connects, signs in, and mails six digits: entering them proves that mail arrives. */
export async function tryMail(
  { mail, payments }: SetupParts,
  actor: Actor,
  to: string = actor.email,
): Promise<SetupTrial> {
  const { database } = payments;
  if (!hasMailbox(to)) throw invalid({ to: ["Ketik alamat e-mail yang kamu buka."] });
  const token = await takeToken(database, `setup-mail:${actor.memberId}`, TRIES);
  if (!token.granted) throw tooMany(token.retryAfter, "percobaan");
  const reached = await timed(
    mail.server ? `Tersambung dan masuk ke ${mail.server}` : "Tanpa server surat",
    mail.server
      ? ""
      : "Surat disimpan sebagai berkas di mesin ini (folder outbox), dan tidak sampai ke siapa pun",
    () => mail.verify(),
  );
  if (reached.error) return { checks: [reached.check], advice: adviceOn(reached.error) };
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  const what = mail.server ? `Diterima untuk ${to}` : `Disimpan untuk ${to}, tidak dikirim`;
  const sent = await timed(what, "", () => mail.send({ to, ...letterWith(code) }));
  if (!sent.error)
    await keepCode(database, actor.memberId, { hash: digestOf(code), email: to, seconds: CODE_SECONDS });
  return { checks: [reached.check, sent.check], advice: sent.error ? adviceOn(sent.error) : null };
}

export async function proveMail(parts: SetupParts, actor: Actor, code: string): Promise<Setup> {
  const { database } = parts.payments;
  const token = await takeToken(database, `setup-code:${actor.memberId}`, TRIES);
  if (!token.granted) throw tooMany(token.retryAfter, "percobaan");
  const reached = await database.transact(async (tx) => {
    const email = await useCode(tx, actor.memberId, digestOf(code));
    if (email === undefined)
      throw invalid({ code: ["Bukan angka dari surat yang terakhir, atau sudah lewat 30 menit."] });
    if (hasMailbox(actor.email)) return actor.email;
    await takeFirstMailbox(tx, actor, email);
    return email;
  });
  await closeStep(parts, actor, "mail", "done");
  return readSetup(parts, { ...actor, email: reached });
}
