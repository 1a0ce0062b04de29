import { type AnyTopic, type Channel, DEFAULT_CHANNELS, type Topic } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";

export interface Choice {
  topic: Topic;
  channel: Channel;
  allowed: boolean;
}

/** The stored choices of a person. A topic without a row has its default (`isAllowed`). */
export const choicesOf = (on: Reader, person: string): Promise<Choice[]> =>
  on
    .selectFrom("contact_choice")
    .select(["topic", "channel", "allowed"])
    .where("person", "=", person)
    .execute();

export async function keepChoices(on: Reader, person: string, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  await on
    .insertInto("contact_choice")
    .values(choices.map((choice) => ({ person, ...choice })))
    .onConflict((clash) =>
      clash.columns(["person", "channel", "topic"]).doUpdateSet(({ ref }) => ({
        allowed: ref("excluded.allowed"),
        at: ref("excluded.at"),
      })),
    )
    .execute();
}

export const isChoosable = (topic: AnyTopic): topic is Topic => topic !== "account" && topic !== "staff";

/**
 * Whether a message may be sent. A recipient may have several ids: member, e-mail address, phone. An opt-out stored under any
 * of them blocks the message. `byDefault`: the answer if no choice is stored.
 */
export async function isAllowed(
  on: Reader,
  persons: readonly string[],
  channel: Channel,
  topic: AnyTopic,
  byDefault = isChoosable(topic) && DEFAULT_CHANNELS[topic].includes(channel),
): Promise<boolean> {
  if (!isChoosable(topic)) return true;
  const chosen = await on
    .selectFrom("contact_choice")
    .select("allowed")
    .where("person", "in", persons)
    .where("channel", "=", channel)
    .where("topic", "=", topic)
    .execute();
  if (chosen.length === 0) return byDefault;
  return chosen.every(({ allowed }) => allowed);
}
