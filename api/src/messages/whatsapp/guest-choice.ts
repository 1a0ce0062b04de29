import type { Reader } from "../../platform/database/database.ts";
import { phoneCode } from "../delivery/person.ts";
import { choicesOf, keepChoices } from "../queries/choices.ts";

const WAITED_FOR = ["payments", "orders"] as const;

/**
 * What a guest chose on the page of a payment. Null if there is no phone number, or if its owner opted out by an answer or a
 * link. Only an answer or that link undoes this, because anybody can type anybody's number.
 */
export async function whatsappChoice(on: Reader, phone: string): Promise<"on" | "off" | null> {
  const person = phoneCode(phone);
  if (!person) return null;
  const chosen = (await choicesOf(on, person)).filter(({ channel }) => channel === "whatsapp");
  if (chosen.some(({ topic, allowed }) => topic === "announcements" && !allowed)) return null;
  return chosen.some(({ topic, allowed }) => topic === "payments" && allowed) ? "on" : "off";
}

export async function keepWhatsappChoice(on: Reader, phone: string, allowed: boolean): Promise<void> {
  const person = phoneCode(phone);
  if (!person || (await whatsappChoice(on, phone)) === null) return;
  await keepChoices(
    on,
    person,
    WAITED_FOR.map((topic) => ({ topic, channel: "whatsapp", allowed })),
  );
}
