import type { Reader } from "../platform/database/database.ts";
import { isShortSeal, secretIn, shortSeal } from "../platform/secrets.ts";

const SECRET = "pledge-key";

/** Gives the key in each message by which its reader opens one pledge, and only that, without signing in. */
export async function pledgeKeys(on: Reader): Promise<(id: number) => string> {
  const secret = await secretIn(on, SECRET);
  return (id) => `${id}-${shortSeal(secret, String(id))}`;
}

/** The pledge of a key; undefined if it is not ours. */
export async function pledgeOfKey(on: Reader, key: string): Promise<number | undefined> {
  const [id = "", ...rest] = key.split("-");
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  return isShortSeal(await secretIn(on, SECRET), id, rest.join("-")) ? Number(id) : undefined;
}
