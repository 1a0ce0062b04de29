import type { AnyTopic, Channel } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

export interface NewMessage {
  key: string;
  person: string;
  channel: Channel | "app";
  topic: AnyTopic;
}

/** Undefined if this person was told the same in this channel before. Two that tell at once wait for each other. */
export async function insertMessage(
  tx: Tx,
  { key, person, channel, topic }: NewMessage,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto("message")
    .values({
      dedupe_key: `${key} ${channel} ${person}`,
      ...{ person, channel, topic, state: channel === "app" ? "sent" : "queued" },
    })
    .onConflict((clash) => clash.column("dedupe_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

type Change = {
  state: "sent" | "skipped" | "failed" | "queued";
  error?: string;
  tries?: number;
  not_before?: string;
};

export const markMessage = (on: Reader, id: number, change: Change) =>
  on.updateTable("message").set(change).where("id", "=", id).execute();

export const messageById = (on: Reader, id: number) =>
  on.selectFrom("message").select(["person", "topic", "state"]).where("id", "=", id).executeTakeFirst();

export async function addressOfMember(on: Reader, memberId: number): Promise<string | undefined> {
  const found = await on
    .selectFrom("member")
    .select("email")
    .where("id", "=", memberId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found?.email;
}

const KEPT_DAYS = 90;

export const sweepMessages = (tx: Tx) =>
  sql`delete from message where created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(tx);

export const messagesOf = (on: Reader, person: string) =>
  on
    .selectFrom("message")
    .select(["channel", "topic", "state", "created_at"])
    .where("person", "=", person)
    .where("channel", "<>", "app")
    .orderBy("id")
    .execute();

/** Removes everything that is kept for a person. */
export async function eraseContact(tx: Tx, person: string, memberId: number): Promise<void> {
  await tx.deleteFrom("message").where("person", "=", person).execute();
  await tx.deleteFrom("contact_choice").where("person", "=", person).execute();
  await tx.deleteFrom("push_subscription").where("member_id", "=", memberId).execute();
  await tx.deleteFrom("notification").where("member_id", "=", memberId).execute();
}
