import { readFromTab, saveToTab } from "../../platform/tab-storage.ts";

const isPath = (value: unknown): value is string => typeof value === "string" && value.startsWith("/");
const nameOf = (orderId: string) => `lanjut:${orderId}`;

/** Remembers on which page a payment that was begun in this tab can be resumed. */
export function savePaymentPage(orderId: string, path: string): void {
  saveToTab(nameOf(orderId), path);
}

export function readPaymentPage(orderId: string): string | undefined {
  return readFromTab(nameOf(orderId), isPath);
}
