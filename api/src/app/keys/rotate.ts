import type { Database } from "../../platform/database/database.ts";
import { forgetEarlier, renewSecret } from "../../platform/secrets.ts";
import { type Key, NEVER_RENEWED, RENEWABLE } from "./all-keys.ts";

/** All of them, or the named ones. */
function chosen(names: readonly string[]): readonly Key[] {
  const unknown = names.find((name) => !RENEWABLE.some((key) => key.name === name));
  if (unknown !== undefined)
    throw new Error(
      NEVER_RENEWED.includes(unknown)
        ? `${unknown} tidak pernah diperbarui; lihat docs/security.md.`
        : `Tidak ada kunci bernama ${unknown}. Yang ada: ${RENEWABLE.map(({ name }) => name).join(", ")}.`,
    );
  return names.length === 0 ? RENEWABLE : RENEWABLE.filter(({ name }) => names.includes(name));
}

/**
 * A new key for each purpose, beside the earlier ones, and what is sealed is sealed anew: all in one transaction. A key
 * that was never used is not made. Returns the names.
 */
export async function rotateKeys(database: Database, names: readonly string[] = []): Promise<string[]> {
  const keys = chosen(names);
  return database.transact(async (tx) => {
    const renewed: string[] = [];
    for (const { name, reseal } of keys) {
      const secret = await renewSecret(tx, name);
      if (!secret) continue;
      await reseal?.(tx, secret);
      renewed.push(name);
    }
    return renewed;
  });
}

/** Ends what earlier keys signed, as after a theft. Returns the names of those that had any. */
export async function forgetKeys(database: Database, names: readonly string[] = []): Promise<string[]> {
  const keys = chosen(names).filter(({ lasting }) => lasting === undefined);
  return database.transact(async (tx) => {
    const forgotten: string[] = [];
    for (const { name } of keys) if ((await forgetEarlier(tx, name)) > 0) forgotten.push(name);
    return forgotten;
  });
}
