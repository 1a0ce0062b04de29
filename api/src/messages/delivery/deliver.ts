import type { Channel } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { isAllowed } from "../queries/choices.ts";
import { markMessage, markSent, markTried, messageById } from "../queries/messages.ts";
import { failureReason } from "./failure-reason.ts";
import type { News } from "./news.ts";
import type { Posted } from "./queue-message.ts";
import { endOfQuietHours } from "./quiet-hours.ts";

/** With the growing pauses these are about four days. */
const MOST_TRIES = 17;
const LONGEST_PAUSE_SECONDS = 24 * 3600;

const without = ({ message, persons, waited, otherwise, ...content }: Posted) => content;

/** The mail server says of the recipient's address that there is no such mailbox: trying again is of no use. */
const isRefused = (channel: Channel, error: unknown) =>
  channel === "mail" &&
  (error as { command?: string }).command === "RCPT TO" &&
  failureReason(channel, String(error)) === "no_address";

/**
 * Registers the job that sends the messages of one channel. Consent is checked again before sending, so that an opt-out
 * takes effect at once. Failed messages are retried with growing pauses, and not at night; a message that failed for good is
 * handed to `instead`, if it said what is to be done then.
 */
export function deliver<Content extends object>(
  jobs: Jobs,
  channel: Channel,
  send: (content: Content, tx: Tx, message: number) => Promise<void>,
  instead: (tx: Tx, news: News) => Promise<void> = async () => {},
) {
  jobs.handle<Content & Partial<Posted>>(
    channel,
    async (payload, tx) => {
      const { message, persons = [] } = payload;
      // Queued by an earlier version, or by hand.
      if (message === undefined) return send(payload, tx, 0);
      const known = await messageById(tx, message);
      if (!known || known.state === "sent" || known.state === "skipped") return;
      if (!(await isAllowed(tx, persons, channel, known.topic)))
        return void (await markMessage(tx, message, { state: "skipped", error: "not wanted" }));
      if (known.state === "failed") await markMessage(tx, message, { state: "queued" });
      try {
        await send(without(payload as Posted) as Content, tx, message);
      } catch (error) {
        if (!isRefused(channel, error)) throw error;
        await markTried(tx, message, { state: "failed", error: String(error).slice(0, 300) });
        if (payload.otherwise) await instead(tx, payload.otherwise);
        return;
      }
      await markSent(tx, message);
    },
    {
      most: MOST_TRIES,
      longestPauseSeconds: LONGEST_PAUSE_SECONDS,
      async failed({ message, waited, otherwise }, tx, { attempts, error, over, runAt }) {
        const next = waited ? runAt : endOfQuietHours(runAt);
        if (message !== undefined)
          await markTried(tx, message, {
            state: over ? "failed" : "queued",
            tries: attempts,
            error: error.slice(0, 300),
            not_before: next.toISOString(),
          });
        if (over && otherwise) await instead(tx, otherwise);
        return next;
      },
    },
  );
}
