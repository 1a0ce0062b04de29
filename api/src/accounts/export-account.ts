import { phoneOfMember } from "../messages/index.ts";
import type { Accounts } from "./accounts.ts";
import { exportedAccount } from "./queries/exported-account.ts";
import { profileOf } from "./queries/profiles.ts";
import { sessionsOf } from "./queries/sessions.ts";

async function pictureAsText({ images }: Accounts, key: string | null | undefined) {
  const bytes = key ? await images.open(key) : undefined;
  return bytes ? `data:image/jpeg;base64,${bytes.toString("base64")}` : null;
}

/**
 * Everything that we keep about a member, readable by programs and people. Hashes and tokens are not about them. It is made at each
 * request and stored nowhere; nothing limits it but the number of requests per minute (`platform/rate-limit/requests.ts`).
 */
export async function exportMember(accounts: Accounts, memberId: number): Promise<Record<string, unknown>> {
  const { database, personalData } = accounts;
  const [account, stored, sessions, phone] = await Promise.all([
    exportedAccount(database, memberId),
    profileOf(database, memberId),
    sessionsOf(database, memberId),
    phoneOfMember(database.kysely, memberId),
  ]);
  const sections = await Promise.all(
    personalData.map(async ({ section, collect }) => [section, await collect(database, memberId)] as const),
  );
  const { picture_key, ...profile } = stored ?? { picture_key: null };
  return {
    exported_at: new Date().toISOString(),
    account: { ...account, phone },
    profile: { ...profile, picture: await pictureAsText(accounts, picture_key) },
    sessions,
    ...Object.fromEntries(sections),
  };
}
