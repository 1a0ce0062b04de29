import type { BroadcastChannel, FailureReason } from "@barakah/contract";

/** Codes of WhatsApp's official service. */
const WHATSAPP: readonly [RegExp, FailureReason][] = [
  // The number has no WhatsApp, or its app is too old.
  [/^(?:131026|131021|133010)$/, "no_whatsapp"],
  // Too many promotions for this person, or the person refuses them.
  [/^(?:131049|131050|131048|130472|131047)$/, "whatsapp_limit"],
  // The token, the payment method or the template.
  [/^(?:0|10|190|200|131005|131042|131031|132\d{3})$/, "whatsapp_setup"],
];

/** Answers of SMTP servers, by the extended code where there is one (RFC 3463). */
const MAIL: readonly [RegExp, FailureReason][] = [
  [/\b[45]\.2\.2\b|\b[45]52\b/, "mailbox_full"],
  [/\b5\.7\.\d+\b/, "refused"],
  [/\b5\.1\.[0-36]\b|\b55[013]\b/, "no_address"],
  [/\b5\d\d\b/, "refused"],
];

const NO_CONNECTION = /cannot be reached|in time|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|timeout/i;

const first = (rules: readonly [RegExp, FailureReason][], text: string) =>
  rules.find(([rule]) => rule.test(text))?.[1];

/** What a stored error means to staff. Errors are texts of services in English, so they are never shown. */
export function failureReason(channel: BroadcastChannel | "app", error: string): FailureReason {
  if (error === "not wanted" || error === "not reachable") return "stopped";
  if (NO_CONNECTION.test(error)) return "unreachable";
  if (channel === "mail") return first(MAIL, error) ?? "unknown";
  if (channel === "push") return /answered 5/.test(error) ? "unreachable" : "refused";
  const [code = ""] = /\d+(?=\)?$)/.exec(error) ?? [];
  return first(WHATSAPP, code) ?? (/answered 5\d\d$/.test(error) ? "unreachable" : "unknown");
}
