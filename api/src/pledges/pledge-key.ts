import { createHmac, timingSafeEqual } from "node:crypto";
import type { Reader } from "../platform/database/database.ts";
import { secretIn } from "../platform/secrets.ts";

const SECRET = "pledge-key";

const sealOf = (secret: Buffer, id: string) =>
  createHmac("sha256", secret).update(id).digest().subarray(0, 16).toString("base64url");

/** Gives the key in each message by which its reader opens one pledge, and only that, without signing in. */
export async function pledgeKeys(on: Reader): Promise<(id: number) => string> {
  const secret = await secretIn(on, SECRET);
  return (id) => `${id}-${sealOf(secret, String(id))}`;
}

/** The pledge of a key; undefined if it is not ours. */
export async function pledgeOfKey(on: Reader, key: string): Promise<number | undefined> {
  const [id = "", ...rest] = key.split("-");
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const right = Buffer.from(sealOf(await secretIn(on, SECRET), id));
  const shown = Buffer.from(rest.join("-"));
  return right.length === shown.length && timingSafeEqual(right, shown) ? Number(id) : undefined;
}
