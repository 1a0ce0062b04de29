import { TOPICS } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { phoneCode } from "../delivery/person.ts";
import { keepChoices } from "../queries/choices.ts";

const STOP = /^(?:berhenti|stop)[.!]*$/i;
const START = /^mulai[.!]*$/i;

/** What somebody answered to a message. STOP applies to all topics; starting again only to payments and orders. */
export async function hearAnswer(database: Database, from: string, text: string): Promise<void> {
  const said = text.trim();
  const topics = STOP.test(said) ? TOPICS : START.test(said) ? (["payments", "orders"] as const) : [];
  const person = phoneCode(from);
  if (!person) return;
  await keepChoices(
    database.kysely,
    person,
    topics.map((topic) => ({ topic, channel: "whatsapp", allowed: START.test(said) })),
  );
}
