import { createHmac, timingSafeEqual } from "node:crypto";
import type { Device } from "../queries/devices.ts";
import { SKEW_MINUTES } from "./match-notice.ts";

/** As received: nothing is trusted before the signature is verified. */
export interface Sent {
  device: string;
  timestamp: string;
  signature: string;
  body: Buffer;
}

/** Covers time and body, so that a captured notice cannot be replayed with another time. */
export function isSigned({ secret }: Device, { timestamp, body, signature }: Sent): boolean {
  const right = createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
  const given = signature
    .trim()
    .toLowerCase()
    .replace(/^sha256=/, "");
  return given.length === right.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
}

/** The device clock's offset, from seconds or milliseconds. */
export function aheadBy(timestamp: string): number {
  if (!/^\d{10}(?:\d{3})?$/.test(timestamp)) return Number.NaN;
  return Number(timestamp) * (timestamp.length === 10 ? 1000 : 1) - Date.now();
}

/** Whether the phone signed it just now: an older notice may be a captured one. */
export const isFresh = (timestamp: string) => Math.abs(aheadBy(timestamp)) <= SKEW_MINUTES * 60_000;
