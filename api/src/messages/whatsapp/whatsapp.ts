import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { choicesPage, keyFor } from "../delivery/contact-key.ts";
import { deliver } from "../delivery/deliver.ts";
import type { News } from "../delivery/news.ts";
import { personCodes, waNumber } from "../delivery/person.ts";
import { postMessage } from "../delivery/queue-message.ts";
import { isChoosable } from "../queries/choices.ts";
import { phoneOfMember } from "../queries/messages.ts";
import type { WhatsAppAccount } from "./account.ts";
import { sendWhatsApp, type WhatsAppContent } from "./send-whatsapp.ts";
import { whatsappWebhook } from "./webhook.ts";

/** To the phone number of the payment, or the one that a member paid with last; only with consent. */
export async function tellByWhatsApp(
  tx: Tx,
  { publicUrl }: { publicUrl: string },
  { to: { memberId, phone }, topic, key, title, body, link, waited = false }: News,
): Promise<boolean> {
  if (!isChoosable(topic)) return false;
  const to = phone || (memberId === null ? "" : await phoneOfMember(tx, memberId));
  const persons = personCodes({ memberId, phone: to });
  if (!persons?.at(-1)?.startsWith("phone:")) return false;
  return postMessage(tx, { key, topic, channel: "whatsapp", persons, waited }, async () => {
    const choices = choicesPage(publicUrl, await keyFor(tx, persons[0]));
    return { to: waNumber(to), topic, title, body, link, choices } satisfies WhatsAppContent;
  });
}

interface WhatsAppParts {
  database: Database;
  jobs: Jobs;
  account: WhatsAppAccount | undefined;
}

export function whatsappChannel(app: FastifyInstance, { database, jobs, account }: WhatsAppParts) {
  whatsappWebhook(app, { database, account });
  deliver<WhatsAppContent>(jobs, "whatsapp", async (content, _tx, message) => {
    if (!account) throw new Error("WhatsApp is not configured");
    await sendWhatsApp(account, message, content);
  });
}
