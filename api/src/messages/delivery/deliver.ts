import type { Channel } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { isAllowed } from "../queries/choices.ts";
import { markMessage, markSent, markTried, messageById } from "../queries/messages.ts";
import type { News } from "./news.ts";
import type { Posted } from "./queue-message.ts";
import { mayComeAt } from "./quiet-hours.ts";
import { isHopeless, TRIES } from "./when-to-try-again.ts";

const without = ({ message, persons, waited, otherwise, ...content }: Posted) => content;

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
        if (!isHopeless(channel, error)) throw error;
        await markTried(tx, message, { state: "failed", error: String(error).slice(0, 300) });
        if (payload.otherwise) await instead(tx, payload.otherwise);
        return;
      }
      await markSent(tx, message);
    },
    {
      ...TRIES,
      async failed({ message, waited, otherwise }, tx, { attempts, error, over, runAt }) {
        const next = mayComeAt(runAt, waited);
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
