import type { Database } from "../platform/database/database.ts";
import type { AccountConfig } from "./config.ts";
import type { Passwords } from "./passwords.ts";
import { addMember, setPassword } from "./queries/members.ts";
import { addRoles, administrators, takeTokens } from "./queries/staff-roles.ts";
import { generatedPassword } from "./reset-by-operator.ts";

/** Makes the first administrator where there is none. Returns the name and password to show, once. */
export async function ensureAdministrator(
  database: Database,
  passwords: Passwords,
  chosen: Omit<AccountConfig["administrator"], "hasMailbox">,
): Promise<{ id: number; username: string; password: string | undefined } | undefined> {
  const generated = chosen.password ? undefined : generatedPassword();
  return database.transact(async (tx) => {
    await takeTokens(tx);
    if ((await administrators(tx)).length > 0) return undefined;
    const { username, email } = chosen;
    const member = await addMember(tx, { username, email, full_name: "Administrator" });
    if (!member)
      throw new Error(
        `ADMIN_USERNAME: '${username}' atau e-mail-nya sudah dipakai anggota. Pilih nama lain.`,
      );
    await setPassword(tx, member.id, await passwords.hash(chosen.password ?? generated ?? ""));
    await addRoles(tx, member.id, ["administrator"]);
    return { id: member.id, username, password: generated };
  });
}

export const hasAdministrator = async ({ kysely }: Database) => (await administrators(kysely)).length > 0;
