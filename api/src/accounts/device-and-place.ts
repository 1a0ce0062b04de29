import type { FastifyRequest } from "fastify";
import { networkOf } from "../platform/rate-limit/token-buckets.ts";
import type { Whereabouts } from "./queries/sessions.ts";

/** The first that fits: browsers name those that they descend from as well. */
const BROWSERS = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

const first = (of: readonly (readonly [RegExp, string])[], text: string) =>
  of.find(([pattern]) => pattern.test(text))?.[1];

/** 'Chrome di Android'. Only known words are stored, because anybody can send any text as a user agent. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, 500);
  const browser = first(BROWSERS, text);
  const system = first(SYSTEMS, text);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? system ?? "Perangkat lain";
}

/** Enough to tell home from elsewhere, and no more: the last figure of an IPv4 address is left out. */
export function placeOf(address: string): string {
  const network = networkOf(address);
  return network.includes(":") ? network : network.replace(/\.\d+$/, ".x");
}

export const whereaboutsOf = (request: FastifyRequest): Whereabouts => ({
  device: deviceOf(request.headers["user-agent"]),
  place: placeOf(request.ip),
});
