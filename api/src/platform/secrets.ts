import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "./database/database.ts";

/** 32 random bytes, URL-safe. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Tokens are stored as digests: reading the database reveals none. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest();

/**
 * A key shared by all instances of the app, newest first. The first one signs and seals; what an earlier one signed or
 * sealed is still valid, until the operator forgets it (`npm run keys`).
 */
export type Secret = readonly [Buffer, ...Buffer[]];

/** Created on first use: the given one, or a random one. */
export const sharedSecret = ({ kysely }: Database, name: string, first?: Buffer): Promise<Secret> =>
  secretIn(kysely, name, first);

/** The same within a transaction. */
export async function secretIn(on: Reader, name: string, first: Buffer = randomBytes(32)): Promise<Secret> {
  await ensure(on, name, first);
  const { value, earlier } = await on
    .selectFrom("app_secret")
    .select(["value", "earlier"])
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return [value, ...earlier];
}

const ensure = (on: Reader, name: string, value: Buffer) =>
  on
    .insertInto("app_secret")
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** An identity or a key pair, which is never renewed. Works on the tables of 1.0.0 too: a backup precedes an upgrade. */
export async function lastingSecret(
  { kysely }: Database,
  name: string,
  first: Buffer = randomBytes(32),
): Promise<Buffer> {
  await ensure(kysely, name, first);
  const { value } = await kysely
    .selectFrom("app_secret")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Puts a new key before the others. Undefined if there is none yet. */
export async function renewSecret(tx: Tx, name: string): Promise<Secret | undefined> {
  const renewed = await tx
    .updateTable("app_secret")
    .set({
      value: randomBytes(32),
      earlier: sql<Buffer[]>`array_prepend(value, earlier)`,
      renewed_at: sql<string>`now()`,
    })
    .where("name", "=", name)
    .returning(["value", "earlier"])
    .executeTakeFirst();
  return renewed && [renewed.value, ...renewed.earlier];
}

/** Ends what the earlier keys signed. Returns how many there were. */
export async function forgetEarlier(tx: Tx, name: string): Promise<number> {
  const found = await tx
    .selectFrom("app_secret")
    .select("earlier")
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable("app_secret").set({ earlier: [] }).where("name", "=", name).execute();
  return found?.earlier.length ?? 0;
}

/** When each key was renewed last, and how many earlier ones are still valid. */
export const keysIn = (on: Reader) =>
  on
    .selectFrom("app_secret")
    .select(["name", "renewed_at", sql<number>`cardinality(earlier)`.as("earlier")])
    .orderBy("name")
    .execute();

/** HMAC-SHA-256 by the newest key. */
export const signed = ([newest]: Secret, text: string): Buffer =>
  createHmac("sha256", newest).update(text).digest();

export const seal = (secret: Secret, text: string) => signed(secret, text).toString("base64url");

export const isSealed = (secret: Secret, text: string, shown: string): boolean =>
  secret.some((key) => isSame(seal([key], text), shown));

const HOUR = 3600;

/** A signed key for one thing, valid until a second since 1970. */
export const keyUntil = (secret: Secret, thing: string, expires: number) =>
  `${expires}.${seal(secret, `${thing}\n${expires}`)}`;

/** A signed key for one thing, valid one to two hours. Constant within an hour, so that browser caches keep working. */
export function temporaryKey(secret: Secret, thing: string, now = Date.now()): string {
  return keyUntil(secret, thing, (Math.floor(now / 1000 / HOUR) + 2) * HOUR);
}

/** The signature of a text, for keys in messages. It does not expire. */
export const shortSeal = (secret: Secret, text: string) =>
  signed(secret, text).subarray(0, 16).toString("base64url");

export const isShortSeal = (secret: Secret, text: string, shown: string): boolean =>
  secret.some((key) => isSame(shortSeal([key], text), shown));

export function isSame(right: string, shown: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(shown)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function opens(secret: Secret, thing: string, key: string, now = Date.now()): boolean {
  const [expires = "", given = ""] = key.split(".");
  return isSealed(secret, `${thing}\n${expires}`, given) && Number(expires) * 1000 > now;
}
