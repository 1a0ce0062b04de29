import type { Topic } from "@barakah/contract";
import { calling } from "../../platform/tracing/spans.ts";
import type { WhatsAppAccount } from "./account.ts";

/**
 * The templates that the community has approved by the service, one for each topic; docs/deploy.md has their texts. Each has
 * the title, the text and the address of the choices as parameters, and a button whose address ends with the link.
 */
const TEMPLATES: Record<Topic, string> = {
  payments: "barakah_pembayaran",
  orders: "barakah_pesanan",
  reminders: "barakah_pengingat",
  campaigns: "barakah_program",
  announcements: "barakah_pengumuman",
};

export interface WhatsAppContent {
  /** Digits with the country code. */
  to: string;
  topic: Topic;
  title: string;
  body: string;
  /** A path of the app. */
  link: string;
  /** The unsubscribe page. */
  choices: string;
}

/** The service refuses line breaks and long gaps in a parameter. */
const parameter = (text: string, most: number) => ({
  type: "text",
  text: text.replace(/\s+/g, " ").trim().slice(0, most),
});

const CALLBACK = "barakah:";
/** The message that a report is about. Undefined: another program uses the same number. */
export const messageOf = (data: string | undefined): number | undefined => {
  const [, id] = /^barakah:(\d{1,15})$/.exec(data ?? "") ?? [];
  return id === undefined ? undefined : Number(id);
};

const bodyOf = (message: number, { to, topic, title, body, link, choices }: WhatsAppContent) => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  to,
  type: "template",
  // The service returns it with every report. If the answer to this call is lost, the report still says that the message was
  // sent.
  biz_opaque_callback_data: `${CALLBACK}${message}`,
  template: {
    name: TEMPLATES[topic],
    language: { code: "id" },
    components: [
      { type: "body", parameters: [parameter(title, 150), parameter(body, 600), parameter(choices, 300)] },
      {
        type: "button",
        sub_type: "url",
        index: "0",
        parameters: [parameter(link.replace(/^\//, ""), 1000)],
      },
    ],
  },
});

/** Errors name the status and the service's code, never the number or the token. */
export async function sendWhatsApp(
  account: WhatsAppAccount,
  message: number,
  content: WhatsAppContent,
): Promise<void> {
  const { token, phoneId, baseUrl, timeoutMilliseconds } = account;
  const response = await calling("whatsapp", () =>
    fetch(`${baseUrl}/${encodeURIComponent(phoneId)}/messages`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(bodyOf(message, content)),
      // A redirect would carry the token elsewhere.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }),
  ).catch((error: unknown) => {
    const slow = error instanceof DOMException && error.name === "TimeoutError";
    throw new Error(slow ? "WhatsApp did not answer in time" : "WhatsApp cannot be reached");
  });
  const answer = (await response.json().catch(() => ({}))) as {
    messages?: unknown[];
    error?: { code?: unknown };
  };
  if (response.ok && answer.messages?.length) return;
  const code = Number(answer.error?.code);
  throw new Error(`WhatsApp answered ${response.status}${Number.isInteger(code) ? ` (${code})` : ""}`);
}
