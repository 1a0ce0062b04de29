import { type EndpointShape, jakartaDay } from "@barakah/contract";
import { z } from "zod";
import { GOOD_PASSWORD } from "../calls.ts";
import type { Dice } from "../fuzz/dice.ts";
import type { TestApp } from "../test-app.ts";
import type { Memory } from "./memory.ts";

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Tables by the names that addresses and fields have for their numbers. Numbers in a row can be guessed. */
const TABLES: Record<string, string> = {
  "amil-takes": "amil_take",
  campaigns: "campaign",
  complaints: "complaint",
  courses: "course",
  debits: "statement_debit",
  events: "event",
  "fund-transfers": "fund_transfer",
  handovers: "cash_handover",
  members: "member",
  payouts: "payout",
  products: "product",
  proposals: "proposal",
  "qris-merchants": "proposal",
  refunds: "payment_refund",
  settlements: "settlement",
  "shop-vouchers": "shop_voucher",
  staff: "member",
  statements: "statement_line",
  "store-payouts": "store_payout",
  "store-products": "product",
  stores: "store",
  "waiting-roles": "member",
  types: "ticket_type",
};
const BY_FIELD: Record<string, string> = {
  campaign_id: "campaigns",
  debits: "debits",
  event: "events",
  line: "statements",
  lines: "statements",
  payout: "payouts",
  payout_id: "payouts",
  product_id: "products",
  refund: "refunds",
  refund_id: "refunds",
  settlement: "settlements",
  type: "types",
};
const QUANTITIES: Record<string, readonly number[]> = {
  percent: [10, 50, 90],
  quantity: [1, 2],
  per_person: [1, 100],
  quota: [1, 1000],
  stars: [1, 5],
};
const NEWEST = 12;

const newest = (table: string) =>
  `(select coalesce(array_agg(id), '{}') from (select id from ${table} order by id desc limit ${NEWEST}) newest)`;
const IDS = `select ${Object.entries(TABLES)
  .map(([name, table]) => `${newest(table)} as "${name}"`)
  .join(", ")}`;

/** What the caller would like to stand where something can be chosen. */
export interface Wishes {
  /** Words by field, tried before what was read. */
  words: Record<string, readonly string[]>;
  amounts: readonly number[];
  accounts: readonly Record<string, string>[];
}

const someUuid = (dice: Dice) =>
  `${Array.from({ length: 8 }, () => dice.below(16).toString(16)).join("")}-0000-4000-8000-000000000000`;

/** Makes calls of the contract that could be right: with names that exist, sums that are there, and the caller's own account. */
export class Guesser {
  readonly #api: TestApp;
  readonly #memory: Memory;
  readonly #wishes: Wishes;

  constructor(api: TestApp, memory: Memory, wishes: Wishes) {
    this.#api = api;
    this.#memory = memory;
    this.#wishes = wishes;
  }

  async guess(dice: Dice, endpoint: EndpointShape): Promise<{ url: string; body: object | undefined }> {
    const { rows } = await this.#api.database.pool.query<Record<string, number[]>>(IDS);
    const ids = rows[0] ?? {};
    const parts = endpoint.path.split("/");
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const numbers = name === "id" ? ids[parts[parts.indexOf(":id") - 1] ?? ""] : undefined;
      if (numbers && numbers.length > 0) return String(dice.pick(numbers));
      return encodeURIComponent(this.#word(dice, name) ?? "1");
    });
    if (endpoint.method === "GET" || !endpoint.body) return { url, body: undefined };
    const schema = z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" }) as Schema;
    const account = dice.pick(this.#wishes.accounts);
    return { url, body: this.#value(dice, schema, "", { ids, account }) as object };
  }

  #word(dice: Dice, name: string): string | undefined {
    const wished = this.#wishes.words[name];
    const read = this.#memory.some(dice, name);
    if (wished && (read === undefined || dice.chance(0.7))) return dice.pick(wished);
    return read === undefined ? undefined : String(read);
  }

  #number(dice: Dice, name: string, ids: Record<string, number[]>): number {
    const numbers = ids[BY_FIELD[name] ?? ""];
    if (numbers && numbers.length > 0) return dice.pick(numbers);
    if (QUANTITIES[name]) return dice.pick(QUANTITIES[name]);
    const read = this.#memory.some(dice, name);
    return typeof read === "number" && dice.chance(0.5) ? read : dice.pick(this.#wishes.amounts);
  }

  #value(
    dice: Dice,
    schema: Schema,
    name: string,
    known: { ids: Record<string, number[]>; account: Record<string, string> },
  ): unknown {
    const either = schema.oneOf ?? schema.anyOf;
    if (either) return this.#value(dice, dice.pick(either), name, known);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return dice.pick(schema.enum);
    if (schema.type === "object") {
      const chosen = Object.entries(schema.properties ?? {}).filter(
        ([field]) => schema.required?.includes(field) || field === "password" || dice.chance(0.6),
      );
      return Object.fromEntries(chosen.map(([field, of]) => [field, this.#value(dice, of, field, known)]));
    }
    if (schema.type === "array")
      return Array.from({ length: 1 + dice.below(2) }, () =>
        this.#value(dice, schema.items ?? {}, name, known),
      );
    if (schema.type === "boolean") return dice.chance(0.6);
    if (schema.type === "null") return null;
    if (schema.type === "integer" || schema.type === "number") return this.#number(dice, name, known.ids);
    if (schema.format === "uuid") return someUuid(dice);
    if (schema.format === "date-time") return new Date(Date.now() + dice.below(9) * 3_600_000).toISOString();
    if (name === "password") return GOOD_PASSWORD;
    if (/(^|_)(day|on|date)$/.test(name)) return jakartaDay();
    return known.account[name] ?? this.#word(dice, name) ?? "alasan yang dibuat-buat";
  }
}
