import { ALLOWED_AT_FIRST, type AnyTopic, type Channel, type Topic } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";

export interface Choice {
  topic: Topic;
  channel: Channel;
  allowed: boolean;
}

/** What was chosen, and for the rest the default. */
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
 * Whether this may be sent. A person may have several codes: a member, and the mailbox or phone that the message goes to. A
 * stop under any of them holds for the message. `atFirst`: where nothing was chosen.
 */
export async function isAllowed(
  on: Reader,
  persons: readonly string[],
  channel: Channel,
  topic: AnyTopic,
  atFirst = isChoosable(topic) && ALLOWED_AT_FIRST[topic].includes(channel),
): Promise<boolean> {
  if (!isChoosable(topic)) return true;
  const chosen = await on
    .selectFrom("contact_choice")
    .select("allowed")
    .where("person", "in", persons)
    .where("channel", "=", channel)
    .where("topic", "=", topic)
    .execute();
  if (chosen.length === 0) return atFirst;
  return chosen.every(({ allowed }) => allowed);
}
