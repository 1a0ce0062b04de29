import type { AnyTopic, Channel } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

export interface NewMessage {
  key: string;
  person: string;
  channel: Channel | "app" | "tap";
  topic: AnyTopic;
}

/** Undefined if this person already has a message with this key in this channel. Concurrent calls wait for each other. */
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

const stillQueued = (on: Reader, id: number, change: Change) =>
  on.updateTable("message").set(change).where("id", "=", id).where("state", "=", "queued").execute();

/** Unless the service has already reported that it failed. */
export const markSent = (on: Reader, id: number) => stillQueued(on, id, { state: "sent" });

/** Unless the service has already reported that it was sent: then only its answer was lost. */
export const markTried = stillQueued;

/** What the service reports about a message. Reports come late, twice and in any order. */
export async function hearReport(on: Reader, id: number, status: string, code?: number): Promise<void> {
  const about = on
    .updateTable("message")
    .where("id", "=", id)
    .where("channel", "=", "whatsapp")
    .where("state", "in", ["queued", "sent"])
    .where("delivered_at", "is", null);
  if (status === "failed")
    await about.set({ state: "failed", error: `WhatsApp reported ${code ?? "a failure"}` }).execute();
  else if (status === "sent") await about.set({ state: "sent" }).execute();
  else if (status === "delivered" || status === "read")
    await about.set({ state: "sent", delivered_at: sql<string>`now()` }).execute();
}

/** The number that a member named, or paid with last. Empty: none is known. */
export async function phoneOfMember(on: Reader, memberId: number): Promise<string> {
  const { rows } = await sql<{ phone: string }>`select phone_of_member(${memberId}) as phone`.execute(on);
  return rows[0]?.phone ?? "";
}

/** A number of a payment, unless its member has replaced it since. */
export async function phoneNow(on: Reader, memberId: number, typed: string): Promise<string> {
  const { rows } = await sql<{ phone: string }>`select phone_now(${memberId}, ${typed}) as phone`.execute(on);
  return rows[0]?.phone ?? typed;
}

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
  await tx.deleteFrom("broadcast_recipient").where("member_id", "=", memberId).execute();
  await tx.deleteFrom("push_subscription").where("member_id", "=", memberId).execute();
  await tx.deleteFrom("notification").where("member_id", "=", memberId).execute();
}
