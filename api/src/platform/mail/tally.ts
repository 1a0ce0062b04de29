import type { Database } from "../database/database.ts";
import { TODAY } from "../jakarta-day.ts";
import { letters } from "../metrics.ts";
import type { Mail } from "./mail.ts";

/** Counts mails per day. A mail is sent even if counting fails. */
export function tallied(mail: Mail, database: Database): Mail {
  const count = (sent: boolean, error: string | null) =>
    database
      .prepared(
        "tally-mail",
        `insert into mail_day (day, sent, failed, last_error) values (${TODAY}, $1, $2, $3)
         on conflict (day) do update set sent = mail_day.sent + excluded.sent, failed = mail_day.failed + excluded.failed,
           last_error = coalesce(excluded.last_error, mail_day.last_error)`,
        [sent ? 1 : 0, sent ? 0 : 1, error],
      )
      .catch(() => undefined);
  return {
    ...mail,
    async send(letter) {
      try {
        await mail.send(letter);
      } catch (error) {
        letters.inc({ result: "failed" });
        await count(false, error instanceof Error ? error.message.slice(0, 300) : "unknown");
        throw error;
      }
      letters.inc({ result: "sent" });
      await count(true, null);
    },
  };
}
