import { calling } from "../../../platform/tracing/spans.ts";
import { CourierUnavailable } from "./provider.ts";

const TRIES = 2;

/**
 * Asks within a total time limit, with one retry, because a buyer waits. The first try may use most of the time: a
 * slow answer is more likely than a lost one.
 */
export async function within<T>(milliseconds: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = AbortSignal.timeout(milliseconds);
  const share = Math.ceil(milliseconds * 0.6);
  let last: unknown;
  for (let tried = 0; tried < TRIES && !over.aborted; tried++) {
    const signal = tried + 1 < TRIES ? AbortSignal.any([over, AbortSignal.timeout(share)]) : over;
    try {
      return await ask(signal);
    } catch (error) {
      last = error;
    }
  }
  throw new CourierUnavailable("no answer", { cause: last });
}

/** Anything but JSON with a success status is an error. */
export async function askJson(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  // A redirect would send the key to another host.
  const response = await calling("courier", () => fetch(url, { ...init, redirect: "error" }));
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new CourierUnavailable(`it answered ${response.status}`);
  if (typeof body !== "object" || body === null) throw new CourierUnavailable("it answered without JSON");
  return body as Record<string, unknown>;
}

type Row = Record<string, unknown>;
/** The objects in a list; empty if it is no list. */
export const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === "object" && row !== null) : [];
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Extracts days from 'D2-3', '2-3 hari', '1 - 2', '3 days' or 2. Unknown or implausible: 1 to 7 days. */
export function daysIn(value: unknown): { daysMin: number; daysMax: number } {
  const found =
    String(value ?? "")
      .match(/\d+/g)
      ?.map(Number) ?? [];
  const days = found.filter((day) => day <= 60);
  if (days.length === 0) return { daysMin: 1, daysMax: 7 };
  return { daysMin: Math.min(...days), daysMax: Math.max(...days) };
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(?:kota|kabupaten|kab|kecamatan|kec)\b\.?/g, "")
    .replace(/[^a-z0-9]/g, "");
/** Providers write 'BANDUNG BARAT' for Kabupaten Bandung Barat. */
export const sameName = (one: string, other: string) => plain(one) !== "" && plain(one) === plain(other);
