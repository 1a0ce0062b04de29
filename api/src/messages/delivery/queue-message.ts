import type { AnyTopic, Channel } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs.ts";
import { isAllowed } from "../queries/choices.ts";
import { insertMessage, markMessage } from "../queries/messages.ts";
import type { News } from "./news.ts";
import { mayComeAt } from "./quiet-hours.ts";

export interface Posting {
  key: string;
  topic: AnyTopic;
  channel: Channel;
  /** The ids of the recipient, the main one first. */
  persons: readonly [string, ...string[]];
  /** Somebody waits for it, so it may come at night. */
  waited: boolean;
  /** What is done instead, should the channel refuse it for good. */
  otherwise?: News | undefined;
}

/** What the job of a channel gets in addition to the content. */
export interface Posted {
  message: number;
  persons: readonly string[];
  waited: boolean;
  otherwise?: News | undefined;
}

/**
 * Queues one message in one channel: once for a key, only with consent, not for the night. Returns false if it is not sent.
 * `prepare` returns the content, or undefined if this channel does not reach the recipient.
 */
export async function postMessage(
  tx: Tx,
  { key, topic, channel, persons, waited, otherwise }: Posting,
  prepare: () => Promise<object | undefined>,
  now = new Date(),
): Promise<boolean> {
  const [person] = persons;
  const message = await insertMessage(tx, { key, person, channel, topic });
  // It was queued before with the same key.
  if (message === undefined) return true;
  const skip = async (error: string) => {
    await markMessage(tx, message, { state: "skipped", error });
    return false;
  };
  if (!(await isAllowed(tx, persons, channel, topic))) return skip("not wanted");
  const content = await prepare();
  if (!content) return skip("not reachable");
  const from = mayComeAt(now, waited);
  const later = from > now ? { runAt: from } : {};
  if (from > now) await markMessage(tx, message, { state: "queued", not_before: from.toISOString() });
  await addJob(
    tx,
    channel,
    { ...content, message, persons, waited, otherwise } satisfies Posted & object,
    later,
  );
  return true;
}
