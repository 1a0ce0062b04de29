import { createHmac, timingSafeEqual } from "node:crypto";
import type { Reader } from "../../platform/database/database.ts";
import { secretIn } from "../../platform/secrets.ts";

const SECRET = "contact-key";

const sealOf = (secret: Buffer, person: string) =>
  createHmac("sha256", secret).update(person).digest().subarray(0, 16).toString("base64url");

/** The key in each message by which its reader chooses without signing in. It names a person by their code and opens only that. */
export async function keyFor(on: Reader, person: string): Promise<string> {
  return `${Buffer.from(person).toString("base64url")}.${sealOf(await secretIn(on, SECRET), person)}`;
}

/** Where its reader chooses. */
export const choicesPage = (publicUrl: string, key: string) => `${publicUrl}/notifikasi/pilihan?key=${key}`;

/** The person of a key; undefined if it is not ours. */
export async function personOf(on: Reader, key: string): Promise<string | undefined> {
  const [name = "", seal = ""] = key.split(".");
  const person = Buffer.from(name, "base64url").toString();
  const right = Buffer.from(sealOf(await secretIn(on, SECRET), person));
  const shown = Buffer.from(seal);
  return right.length === shown.length && timingSafeEqual(right, shown) ? person : undefined;
}
