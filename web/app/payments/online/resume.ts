import { keep, kept } from "../kept.ts";

const isText = (value: unknown): value is string => typeof value === "string" && value.startsWith("/");
const nameOf = (orderId: string) => `lanjut:${orderId}`;

/** Remembers on which page a payment that was begun in this tab can be taken up again. */
export function rememberPage(orderId: string, path: string): void {
  keep(nameOf(orderId), path);
}

export function rememberedPage(orderId: string): string | undefined {
  return kept(nameOf(orderId), isText);
}
