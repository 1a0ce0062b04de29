import { SITE_NAME } from "@barakah/contract";
import { toString as qrSvg } from "qrcode";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { AppError, conflict, invalid } from "../platform/errors.ts";
import { digestOf } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import {
  deleteTwoStep,
  insertTwoStep,
  markTwoStepConfirmed,
  recoveryCodesLeft,
  spendCounter,
  spendRecoveryCode,
  twoStepOf,
} from "./queries/two-step.ts";
import { countingFailures } from "./rate-limits.ts";
import { base32, counterOf, newTotpSecret, totpUri } from "./totp.ts";

const RECOVERY_CODES = 8;

const otpRequired = (detail: string) => new AppError(401, "otp_required", detail);
const wrongCode = () => invalid({ code: ["Kode salah atau sudah dipakai. Tunggu kode berikutnya."] });

/** Ten letters and digits that are not misread for one another: fifty bits. */
const newRecoveryCode = () =>
  base32(newTotpSecret())
    .slice(0, 10)
    .replace(/^(.{5})/, "$1-");
const digestOfCode = (code: string) => digestOf(code.toUpperCase().replace("-", ""));

/** Counted like passwords, so that a million codes cannot be tried. */
async function isRight({ database, settings }: Accounts, memberId: number, secret: Buffer, code: string) {
  return countingFailures(database, `otp:${memberId}`, settings.limits.wrongPasswords, async () => {
    if (!/^\d{6}$/.test(code)) return spendRecoveryCode(database.kysely, memberId, digestOfCode(code));
    const counter = counterOf(secret, code);
    return counter !== undefined && spendCounter(database.kysely, memberId, counter);
  });
}

/** Between the right password and the session, for those who have it on. */
export async function passTwoStep(accounts: Accounts, memberId: number, otp: string | undefined) {
  const step = await twoStepOf(accounts.database.kysely, memberId);
  if (!step?.confirmed_at) return;
  if (!otp) throw otpRequired("Masukkan kode dari aplikasi autentikator.");
  if (!(await isRight(accounts, memberId, step.secret, otp)))
    throw otpRequired("Kode salah atau sudah dipakai. Masukkan kode yang baru.");
}

export async function twoStepState({ database }: Accounts, memberId: number) {
  const step = await twoStepOf(database.kysely, memberId);
  const enabled = Boolean(step?.confirmed_at);
  return { enabled, recovery_left: enabled ? await recoveryCodesLeft(database.kysely, memberId) : 0 };
}

export async function setUpTwoStep({ database }: Accounts, actor: Actor) {
  const secret = newTotpSecret();
  if (!(await insertTwoStep(database.kysely, actor.memberId, secret)))
    throw conflict("two_step_on", "Verifikasi dua langkah sudah aktif.");
  const uri = totpUri(secret, SITE_NAME, actor.username);
  return { secret: base32(secret), uri, qr_svg: await qrSvg(uri, { type: "svg", margin: 1 }) };
}

export async function finishTwoStep(accounts: Accounts, actor: Actor, code: string): Promise<string[]> {
  const step = await twoStepOf(accounts.database.kysely, actor.memberId);
  if (!step || step.confirmed_at)
    throw conflict("two_step_not_started", "Mulai dari awal: minta kode QR yang baru.");
  if (!(await isRight(accounts, actor.memberId, step.secret, code))) throw wrongCode();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await accounts.database.kysely.transaction().execute(async (tx) => {
    await markTwoStepConfirmed(tx, actor.memberId, codes.map(digestOfCode));
    await audit(tx, actor, { action: "two_step.on", subject: { kind: "member", id: actor.memberId } });
  });
  return codes;
}

export async function endTwoStep(accounts: Accounts, actor: Actor, code: string) {
  const step = await twoStepOf(accounts.database.kysely, actor.memberId);
  if (!step?.confirmed_at) return;
  if (!(await isRight(accounts, actor.memberId, step.secret, code))) throw wrongCode();
  await accounts.database.kysely.transaction().execute(async (tx) => {
    await deleteTwoStep(tx, actor.memberId);
    await audit(tx, actor, { action: "two_step.off", subject: { kind: "member", id: actor.memberId } });
  });
}
