import { expect, it } from "vitest";
import { failureReason } from "./failure-reason.ts";

it.each([
  ["mail", "connect ECONNREFUSED 127.0.0.1:25", "unreachable"],
  ["mail", "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", "no_address"],
  ["mail", "Message failed: 552 5.2.2 Mailbox full", "mailbox_full"],
  ["mail", "452 4.2.2 The recipient's inbox is out of storage space", "mailbox_full"],
  ["mail", "not wanted", "stopped"],
  ["mail", "550 5.7.1 Sender not authorized", "refused"],
  ["mail", "421 4.7.0 Try again later", "unknown"],
  ["whatsapp", "WhatsApp reported 131026", "no_whatsapp"],
  ["whatsapp", "WhatsApp reported 131049", "whatsapp_limit"],
  ["whatsapp", "WhatsApp reported a failure", "unknown"],
  ["whatsapp", "WhatsApp answered 401 (190)", "whatsapp_setup"],
  ["whatsapp", "WhatsApp answered 400 (132001)", "whatsapp_setup"],
  ["whatsapp", "WhatsApp answered 503", "unreachable"],
  ["whatsapp", "WhatsApp did not answer in time", "unreachable"],
  ["push", "push.example.com answered 502", "unreachable"],
  ["push", "push.example.com answered 403", "refused"],
] as const)("%s: %s", (channel, error, reason) => {
  expect(failureReason(channel, error)).toBe(reason);
});
