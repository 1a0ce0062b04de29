import type { Tx } from "../platform/database/database.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { WrittenLetter } from "../platform/mail/letter.ts";
import { addNotification, type News } from "./queries/notifications.ts";
import { administratorsToTell } from "./queries/staff-roles.ts";

/** In the app, and by a letter each: it exists only if the transaction commits. */
export async function tellAdministrators(
  tx: Tx,
  jobs: Pick<Jobs, "add">,
  { news, letter }: { news: News; letter: WrittenLetter },
): Promise<void> {
  for (const { id, email } of await administratorsToTell(tx)) {
    await addNotification(tx, id, news);
    await jobs.add(tx, "mail", { to: email, ...letter });
  }
}
