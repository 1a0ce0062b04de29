import type { Channel } from "@barakah/contract";
import { failureReason } from "./failure-reason.ts";

/** The pauses double from five seconds on (`platform/jobs.ts`), so these are about four days. In the quiet hours only what is `waited` is tried again. */
export const TRIES = { most: 17, longestPauseSeconds: 24 * 3600 };

/** The mail server says of the recipient's address that there is no such mailbox: trying again is of no use. */
export const isHopeless = (channel: Channel, error: unknown): boolean =>
  channel === "mail" &&
  (error as { command?: string }).command === "RCPT TO" &&
  failureReason(channel, String(error)) === "no_address";
