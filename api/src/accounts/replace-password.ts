import { queueLetter } from "../messages/index.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Accounts } from "./accounts.ts";
import { passwordChanged } from "./letters.ts";
import { setPassword } from "./queries/members.ts";
import { dropResets } from "./queries/resets.ts";
import { endAllSessions } from "./queries/sessions.ts";

/** The old password, all other sessions and all reset links stop working. */
export async function replacePassword(
  accounts: Pick<Accounts, "jobs" | "publicUrl">,
  tx: Tx,
  member: { id: number; email: string },
  hash: string,
) {
  await setPassword(tx, member.id, hash);
  await endAllSessions(tx, member.id);
  await dropResets(tx, member.id);
  const to = { email: member.email, memberId: member.id };
  await queueLetter(tx, accounts, to, "anyone", passwordChanged(accounts.publicUrl));
}
