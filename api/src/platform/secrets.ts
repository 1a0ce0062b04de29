import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database, Reader } from "./database/database.ts";

/** 32 random bytes, URL-safe. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Tokens are stored as digests: reading the database reveals none. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** A key shared by all instances of the app, created on first use: the given one, or a random one. */
export const sharedSecret = ({ kysely }: Database, name: string, first?: Buffer): Promise<Buffer> =>
  secretIn(kysely, name, first);

/** The same within a transaction. */
export async function secretIn(on: Reader, name: string, first: Buffer = randomBytes(32)): Promise<Buffer> {
  await on
    .insertInto("app_secret")
    .values({ name, value: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await on
    .selectFrom("app_secret")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

const seal = (secret: Buffer, text: string) => createHmac("sha256", secret).update(text).digest("base64url");

const HOUR = 3600;

/** A signed key for one thing, valid until a second since 1970. */
export const keyUntil = (secret: Buffer, thing: string, expires: number) =>
  `${expires}.${seal(secret, `${thing}\n${expires}`)}`;

/** A signed key for one thing, valid one to two hours. Constant within an hour, so that browser caches keep working. */
export function temporaryKey(secret: Buffer, thing: string, now = Date.now()): string {
  return keyUntil(secret, thing, (Math.floor(now / 1000 / HOUR) + 2) * HOUR);
}

/** The signature of a text, for keys in messages. It does not expire. */
export const shortSeal = (secret: Buffer, text: string) =>
  createHmac("sha256", secret).update(text).digest().subarray(0, 16).toString("base64url");

export function isSame(right: string, shown: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(shown)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function opens(secret: Buffer, thing: string, key: string, now = Date.now()): boolean {
  const [expires = "", given = ""] = key.split(".");
  return isSame(seal(secret, `${thing}\n${expires}`), given) && Number(expires) * 1000 > now;
}
