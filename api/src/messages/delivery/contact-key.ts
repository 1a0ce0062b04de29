import type { Reader } from "../../platform/database/database.ts";
import { isShortSeal, secretIn, shortSeal } from "../../platform/secrets.ts";

const SECRET = "contact-key";

/**
 * The key in each message with which its recipient changes the choices without signing in. It contains the recipient's id
 * and grants nothing else.
 */
export const keyFor = async (on: Reader, person: string): Promise<string> =>
  `${Buffer.from(person).toString("base64url")}.${shortSeal(await secretIn(on, SECRET), person)}`;

/** The address of the page of choices. */
export const choicesPage = (publicUrl: string, key: string) => `${publicUrl}/notifikasi/pilihan?key=${key}`;

/** The person that a key belongs to; undefined if its signature is wrong. */
export async function personOf(on: Reader, key: string): Promise<string | undefined> {
  const [name = "", seal = ""] = key.split(".");
  const person = Buffer.from(name, "base64url").toString();
  return isShortSeal(await secretIn(on, SECRET), person, seal) ? person : undefined;
}
