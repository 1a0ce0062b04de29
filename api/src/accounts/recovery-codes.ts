import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database, Tx } from "../platform/database/database.ts";
import { digestOf, type Secret } from "../platform/secrets.ts";
import { replaceRecoveryCodes, spendRecoveryCode, unusedRecoveryCodes } from "./queries/two-step.ts";
import { base32 } from "./totp.ts";

const RECOVERY_CODES = 8;
/** Twenty-eight letters and figures of five bits each: 140 bits, of which none are lost to the writing. */
const LETTERS = 28;
const SALT_BYTES = 16;

const newCode = () =>
  base32(randomBytes(20))
    .slice(0, LETTERS)
    .replace(/(.{4})(?=.)/g, "$1-");
const plain = (code: string) => code.toUpperCase().replaceAll("-", "");

/** Keyed and salted: the table alone does not allow trying codes or comparing two rows. */
const seal = (key: Buffer, memberId: number, salt: Buffer, code: string) =>
  createHmac("sha256", key)
    .update(salt)
    .update(`${memberId}\n${plain(code)}`)
    .digest();

/** Replaces all earlier codes. They are shown once. */
export async function issueRecoveryCodes(tx: Tx, [key]: Secret, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const sealed = codes.map((code) => {
    const salt = randomBytes(SALT_BYTES);
    return { salt, hash: seal(key, memberId, salt, code) };
  });
  await replaceRecoveryCodes(tx, memberId, sealed);
  return codes;
}

/** True once for each code. Those from before there were salts are known by their plain digest. */
export async function useRecoveryCode(database: Database, secret: Secret, memberId: number, code: string) {
  const unused = await unusedRecoveryCodes(database.kysely, memberId);
  const fitting = unused.find(({ salt, hash }) =>
    salt
      ? secret.some((key) => timingSafeEqual(hash, seal(key, memberId, salt, code)))
      : timingSafeEqual(hash, digestOf(plain(code))),
  );
  return fitting !== undefined && spendRecoveryCode(database.kysely, memberId, fitting.hash);
}
