import { ONLINE_METHOD, QRIS_METHODS } from "../payments/methods.ts";

/** Those who collect money for us and pay it into a bank as a lump: the acquirers of QRIS, and Midtrans. */
export const COLLECTORS = [...QRIS_METHODS, ONLINE_METHOD] as const;
export type Collector = (typeof COLLECTORS)[number];
export const COLLECTOR_LABEL: Record<Collector, string> = {
  "qris-donasi": "QRIS Donasi",
  "qris-toko": "QRIS Toko",
  midtrans: "Midtrans",
};
