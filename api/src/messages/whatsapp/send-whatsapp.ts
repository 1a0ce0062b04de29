import type { Topic } from "@barakah/contract";
import { calling } from "../../platform/tracing/spans.ts";
import type { WhatsAppAccount } from "./account.ts";

/**
 * The templates that the community has approved by the service, one for each topic; docs/deploy.md has their texts. Each has
 * the title, the text and the address of the choices as parameters, and a button whose address ends with the link.
 */
const TEMPLATES: Record<Topic | "account", string> = {
  payments: "barakah_pembayaran",
  orders: "barakah_pesanan",
  reminders: "barakah_pengingat",
  campaigns: "barakah_program",
  announcements: "barakah_pengumuman",
  account: "barakah_akun",
};
const CODE_TEMPLATE = "barakah_kode";

export interface WhatsAppContent {
  /** Digits with the country code. */
  to: string;
  topic: Topic | "account";
  title: string;
  body: string;
  /** A path of the app. */
  link: string;
  /** The unsubscribe page. */
  choices: string;
}

/** A code, in a template of the kind that the service has for codes: with a button that copies it. */
export interface WhatsAppCode {
  to: string;
  code: string;
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

function templateOf(content: WhatsAppContent | WhatsAppCode) {
  const button = (text: string) => ({
    type: "button",
    sub_type: "url",
    index: "0",
    parameters: [parameter(text, 1000)],
  });
  if ("code" in content) {
    const body = { type: "body", parameters: [parameter(content.code, 6)] };
    return { name: CODE_TEMPLATE, components: [body, button(content.code)] };
  }
  const { topic, title, body, link, choices } = content;
  const texts = [parameter(title, 150), parameter(body, 600), parameter(choices, 300)];
  const components = [{ type: "body", parameters: texts }, button(link.replace(/^\//, ""))];
  return { name: TEMPLATES[topic], components };
}

const bodyOf = (message: number, content: WhatsAppContent | WhatsAppCode) => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  to: content.to,
  type: "template",
  // The service returns it with every report. If the answer to this call is lost, the report still says that the message was
  // sent.
  biz_opaque_callback_data: `${CALLBACK}${message}`,
  template: { ...templateOf(content), language: { code: "id" } },
});

/** Errors name the status and the service's code, never the number or the token. */
export async function sendWhatsApp(
  account: WhatsAppAccount,
  message: number,
  content: WhatsAppContent | WhatsAppCode,
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
