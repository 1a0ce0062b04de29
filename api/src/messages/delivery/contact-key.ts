import type { Reader } from "../../platform/database/database.ts";
import { isSame, secretIn, shortSeal } from "../../platform/secrets.ts";

const SECRET = "contact-key";

/** The key in each message by which its reader chooses without signing in. It names a person by their code and opens only that. */
export const keyFor = async (on: Reader, person: string): Promise<string> =>
  `${Buffer.from(person).toString("base64url")}.${shortSeal(await secretIn(on, SECRET), person)}`;

/** Where its reader chooses. */
export const choicesPage = (publicUrl: string, key: string) => `${publicUrl}/notifikasi/pilihan?key=${key}`;

/** The person of a key; undefined if it is not ours. */
export async function personOf(on: Reader, key: string): Promise<string | undefined> {
  const [name = "", seal = ""] = key.split(".");
  const person = Buffer.from(name, "base64url").toString();
  return isSame(shortSeal(await secretIn(on, SECRET), person), seal) ? person : undefined;
}
