import { queueLetter } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { AppError, conflict, invalid } from "../platform/errors.ts";
import { drawCode, svgOf } from "../platform/qr-code.ts";
import type { Accounts } from "./accounts.ts";
import { twoStepChanged } from "./letters.ts";
import { proveAgain } from "./prove-again.ts";
import { endOtherSessions } from "./queries/sessions.ts";
import {
  deleteTwoStep,
  insertTwoStep,
  markTwoStepConfirmed,
  recoveryCodesLeft,
  spendCounter,
  twoStepOf,
} from "./queries/two-step.ts";
import { issueRecoveryCodes, useRecoveryCode } from "./recovery-codes.ts";
import { countingFailures } from "./sign-in-limits.ts";
import { base32, counterOf, newTotpSecret, totpUri } from "./totp.ts";

const otpRequired = (detail: string) => new AppError(401, "otp_required", detail);
const wrongCode = () => invalid({ code: ["Kode salah atau sudah dipakai. Tunggu kode berikutnya."] });

/** Counted like passwords, so that a million codes cannot be tried. */
async function isRight(accounts: Accounts, memberId: number, secret: Buffer, code: string) {
  const { database, settings, recoverySecret } = accounts;
  const right = await countingFailures(
    database,
    [`otp:${memberId}`, settings.limits.wrongPasswords],
    async () => {
      if (!/^\d{6}$/.test(code)) return useRecoveryCode(database, recoverySecret, memberId, code);
      const counter = counterOf(secret, code);
      return counter !== undefined && spendCounter(database.kysely, memberId, counter);
    },
  );
  if (!right) accounts.log.info({ event: "wrong_code", memberId }, "wrong code");
  return right;
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

/** A token alone is not enough: with it a thief could lock the member out for good. */
export async function setUpTwoStep(
  accounts: Accounts,
  actor: Actor,
  password: string | undefined,
  issuer: string,
) {
  await proveAgain(accounts, actor, password);
  const secret = newTotpSecret();
  if (!(await insertTwoStep(accounts.database.kysely, actor.memberId, secret)))
    throw conflict("two_step_on", "Verifikasi dua langkah sudah aktif.");
  const uri = totpUri(secret, issuer, actor.username);
  return { secret: base32(secret), uri, qr_svg: svgOf(drawCode(uri)) };
}

const notStarted = () => conflict("two_step_not_started", "Mulai dari awal: minta kode QR yang baru.");
const tellOfChange = (accounts: Accounts, tx: Tx, { email, memberId }: Actor, on: boolean) =>
  queueLetter(tx, accounts, { email, memberId }, "anyone", twoStepChanged(accounts.publicUrl, on));

/** Sessions that were opened without a code end. */
export async function finishTwoStep(accounts: Accounts, actor: Actor, code: string): Promise<string[]> {
  const { database, recoverySecret } = accounts;
  const step = await twoStepOf(database.kysely, actor.memberId);
  if (!step || step.confirmed_at) throw notStarted();
  if (!(await isRight(accounts, actor.memberId, step.secret, code))) throw wrongCode();
  return database.transact(async (tx) => {
    if (!(await markTwoStepConfirmed(tx, actor.memberId))) throw notStarted();
    const codes = await issueRecoveryCodes(tx, recoverySecret, actor.memberId);
    await endOtherSessions(tx, actor.memberId, actor.sessionId);
    await audit(tx, actor, "two_step.on", ["member", actor.memberId]);
    await tellOfChange(accounts, tx, actor, true);
    return codes;
  });
}

interface BothProofs {
  password?: string | undefined;
  code: string;
}

/** The old codes stop working. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  actor: Actor,
  { password, code }: BothProofs,
): Promise<string[]> {
  await proveAgain(accounts, actor, password);
  const step = await twoStepOf(accounts.database.kysely, actor.memberId);
  if (!step?.confirmed_at) throw conflict("two_step_off", "Verifikasi dua langkah belum aktif.");
  if (!(await isRight(accounts, actor.memberId, step.secret, code))) throw wrongCode();
  return accounts.database.transact(async (tx) => {
    const codes = await issueRecoveryCodes(tx, accounts.recoverySecret, actor.memberId);
    await audit(tx, actor, "two_step.codes", ["member", actor.memberId]);
    return codes;
  });
}

/** Needs everything that a sign-in asks for: a thief with an unlocked phone may have its authenticator too. */
export async function endTwoStep(accounts: Accounts, actor: Actor, { password, code }: BothProofs) {
  const { database } = accounts;
  const step = await twoStepOf(database.kysely, actor.memberId);
  // Tapped twice, it is off already.
  if (!step?.confirmed_at) return;
  await proveAgain(accounts, actor, password);
  if (!(await isRight(accounts, actor.memberId, step.secret, code))) throw wrongCode();
  await database.transact(async (tx) => {
    await deleteTwoStep(tx, actor.memberId);
    await audit(tx, actor, "two_step.off", ["member", actor.memberId]);
    await tellOfChange(accounts, tx, actor, false);
  });
}
