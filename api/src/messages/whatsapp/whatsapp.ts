import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { choicesPage, keyFor } from "../delivery/contact-key.ts";
import { deliver } from "../delivery/deliver.ts";
import type { News } from "../delivery/news.ts";
import { personCodes, phoneCode, waNumber } from "../delivery/person.ts";
import { postMessage } from "../delivery/queue-message.ts";
import { isChoosable } from "../queries/choices.ts";
import { phoneNow, phoneOfMember } from "../queries/messages.ts";
import type { WhatsAppAccount } from "./account.ts";
import { sendWhatsApp, type WhatsAppCode, type WhatsAppContent } from "./send-whatsapp.ts";
import { whatsappWebhook } from "./webhook.ts";

/**
 * To the phone number of the payment, or the member's own; only with consent. News about an account go there only if they
 * are for WhatsApp alone.
 */
export async function tellByWhatsApp(
  tx: Tx,
  { publicUrl }: { publicUrl: string },
  { to: { memberId, phone }, topic, key, title, body, link, only, waited = false }: News,
): Promise<boolean> {
  if (topic === "staff" || !(isChoosable(topic) || only?.includes("whatsapp"))) return false;
  const to = await numberOf(tx, memberId, phone);
  const persons = personCodes({ memberId, phone: to });
  if (!persons?.at(-1)?.startsWith("phone:")) return false;
  return postMessage(tx, { key, topic, channel: "whatsapp", persons, waited }, async () => {
    const choices = choicesPage(publicUrl, await keyFor(tx, persons[0]));
    return { to: waNumber(to), topic, title, body, link, choices } satisfies WhatsAppContent;
  });
}

const numberOf = async (tx: Tx, memberId: number | null, phone = "") =>
  memberId === null ? phone : phone ? phoneNow(tx, memberId, phone) : phoneOfMember(tx, memberId);

/** A code that proves a number. The person who asked for it is waiting, so it is also sent in quiet hours. */
export async function codeByWhatsApp(tx: Tx, phone: string, code: string): Promise<void> {
  const person = phoneCode(phone);
  if (!person) throw new Error("no number for WhatsApp");
  const posting = { topic: "account", channel: "whatsapp", persons: [person], waited: true } as const;
  await postMessage(tx, { ...posting, key: `code ${randomUUID()}` }, async () => {
    return { to: waNumber(phone), code } satisfies WhatsAppCode;
  });
}

interface WhatsAppParts {
  database: Database;
  jobs: Jobs;
  account: WhatsAppAccount | undefined;
}

export function whatsappChannel(app: FastifyInstance, { database, jobs, account }: WhatsAppParts) {
  whatsappWebhook(app, { database, account });
  deliver<WhatsAppContent | WhatsAppCode>(jobs, "whatsapp", async (content, _tx, message) => {
    if (!account) throw new Error("WhatsApp is not configured");
    await sendWhatsApp(account, message, content);
  });
}
