import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import type { Permission } from "../platform/staff-roles.ts";
import { instant, rupiah } from "../platform/vocabulary.ts";

/** Kinds of waiting work, and the permission for each. */
export const WAITING_FOR = {
  verification: "money",
  proofs_apart: "money",
  proposals: "money",
  planned_refunds: "money",
  refunds: "money",
  store_payouts: "money",
  lines: "money",
  debits: "money",
  statements: "money",
  unseen: "money",
  short_funds: "money",
  notices: "money",
  phones: "money",
  closing: "money",
  fund_kinds: "money",
  parcels: "orders",
  late_parcels: "stores",
  complaints: "complaints",
  stores: "stores",
  store_products: "stores",
  articles: "articles",
  prayers: "moderation",
  messages: "messages",
  broadcasts: "messages",
  alerts: "administration",
} as const satisfies Record<string, Permission>;
export type WaitingKind = keyof typeof WAITING_FOR;

const waiting = z.object({
  kind: z.enum(Object.keys(WAITING_FOR) as [WaitingKind, ...WaitingKind[]]),
  count: z.int(),
  /** Null where it is not about money. */
  amount: rupiah.nullable(),
  oldest: instant,
  /** The name of the oldest one: a payment's reference, a phone's name, a month. */
  subject: z.string().nullable(),
});
export type Waiting = z.infer<typeof waiting>;

export const getToday = endpoint("GET /api/admin/today/", {
  summary: "Yang menunggu petugas ini menurut perannya, yang paling lama dahulu. Usulan sendiri tidak ikut.",
  ...may("work"),
  response: z.array(waiting),
});
