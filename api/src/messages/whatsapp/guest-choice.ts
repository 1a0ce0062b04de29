import type { Reader } from "../../platform/database/database.ts";
import { phoneCode } from "../delivery/person.ts";
import { choicesOf, keepChoices } from "../queries/choices.ts";

const TRANSACTIONAL_TOPICS = ["payments", "orders"] as const;

/**
 * What a guest chose on the page of a payment. Null if there is no phone number, or if its owner opted out of everything, by a
 * WhatsApp reply or on the page of contact choices. The page of a payment cannot undo that opt-out, because anybody can type
 * anybody's number.
 */
export async function whatsappChoice(on: Reader, phone: string): Promise<"on" | "off" | null> {
  const person = phoneCode(phone);
  if (!person) return null;
  const chosen = (await choicesOf(on, person)).filter(({ channel }) => channel === "whatsapp");
  // The reply MULAI allows payments and orders again, but not announcements.
  if (chosen.some(({ topic, allowed }) => topic === "payments" && allowed)) return "on";
  return chosen.some(({ topic, allowed }) => topic === "announcements" && !allowed) ? null : "off";
}

export async function keepWhatsappChoice(on: Reader, phone: string, allowed: boolean): Promise<void> {
  const person = phoneCode(phone);
  if (!person || (await whatsappChoice(on, phone)) === null) return;
  await keepChoices(
    on,
    person,
    TRANSACTIONAL_TOPICS.map((topic) => ({ topic, channel: "whatsapp", allowed })),
  );
}
