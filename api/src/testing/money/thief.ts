import { type EndpointShape, jakartaDay, roleMay } from "@barakah/contract";
import { z } from "zod";
import { aCampaign } from "../builders.ts";
import { GOOD_PASSWORD, send } from "../calls.ts";
import type { Dice } from "../fuzz/dice.ts";
import { aBookkeeper } from "../statements.ts";
import type { TestApp } from "../test-app.ts";
import { aBareGift, aWaitingGift } from "../transfers.ts";

/** The account that the honest payers named, and the one that the thief would have their money on. */
const THEIRS = { bank: "Bank Mandiri", account_number: "1310012345678", account_holder: "Donatur Contoh" };
const HIS = { bank: "Bank Mandiri", account_number: "9990001112223", account_holder: "PENCURI" };
const REASON = "alasan yang dibuat-buat";

/** What honest people left in the books, and what can be named in calls. Each scene has money of its own. */
export interface Scene {
  references: string[];
  campaign: { id: number; slug: string };
  amounts: number[];
}

/** Gifts that the bank has shown and others, money of nobody known, interest, cash, debits, and a refund that is owed. */
export async function honestScene(api: TestApp): Promise<Scene> {
  const honest = await aBookkeeper(api);
  const { database } = api;
  const campaign = await aCampaign(database, { category: "sosial" });
  const gift = (amount: number) => aWaitingGift(database, campaign.id, { amount });
  const seen = [await gift(3_000_250), await gift(2_000_250), await gift(700_250)];
  for (const { reference, amount } of seen)
    await honest.approve(reference, { lines: [await honest.line(amount)], unclaimed: amount });
  const unseen = [await gift(900_250), await gift(4_000_250)];
  for (const { reference } of unseen) await honest.approve(reference);
  // Their proofs wait.
  await gift(5_000_250);
  await gift(600_250);
  // Nothing shows these.
  await aBareGift(database, campaign.id, 5_000_000);
  await aBareGift(database, campaign.id, 600_000);
  const kept = [await honest.line(3_000_000), await honest.line(400_000)];
  await honest.post("statements/set-aside", { lines: kept, from: "open", as: "unidentified" });
  await honest.post("statements/income", {
    line: await honest.line(2_200_000, "BUNGA"),
    account: "nonhalal",
  });
  const day = "14/11/2026";
  await honest.load([`${day};KELUAR ${campaign.id};8.000.000 DB`, `${day};ADM ${campaign.id};700.000 DB`]);
  await honest.line(5_000_250);
  await honest.line(900_250);
  const cash = { box: "utama", slug: campaign.slug, amount: 2_000_000, day: jakartaDay() };
  await honest.post("cash/gifts", cash);
  const owed = { way: "transfer", amount: 500_000, reason: REASON };
  await honest.post(`payments/${seen[2]?.reference}/refund`, owed);
  const { rows } = await database.pool.query<{ reference: string }>(
    `select p.reference from payment p join donation d on d.payment_id = p.id where d.campaign_id = ${campaign.id}`,
  );
  const references = rows.map(({ reference }) => reference);
  return { references, campaign, amounts: [100_000, 400_000, 600_000, 1_000_000, 2_000_250, 5_000_000] };
}

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Numbers of whatever there is by now, by the names that calls have for them. */
async function idsOf({ database }: TestApp): Promise<Record<string, number[]>> {
  const newest = (table: string, where = "true") =>
    `(select coalesce(array_agg(id), '{}') from (select id from ${table} where ${where} order by id desc limit 12) newest)`;
  const { rows } = await database.pool.query<Record<string, number[]>>(`select
    ${newest("statement_line")} as line, ${newest("statement_debit")} as debit, ${newest("payment_refund")} as refund,
    ${newest("payout")} as payout, ${newest("proposal")} as proposal, ${newest("cash_handover")} as handover,
    ${newest("fund_transfer")} as transfer, ${newest("amil_take")} as take, ${newest("settlement")} as settlement`);
  return rows[0] ?? {};
}

const BY_PATH: [RegExp, string][] = [
  [/\/refunds\//, "refund"],
  [/\/payouts\//, "payout"],
  [/\/proposals\/|qris-merchants/, "proposal"],
  [/handovers/, "handover"],
  [/fund-transfers/, "transfer"],
  [/amil-takes/, "take"],
  [/settlements/, "settlement"],
];
const BY_FIELD: Record<string, string> = {
  line: "line",
  lines: "line",
  debits: "debit",
  payout_id: "payout",
  refund_id: "refund",
  refund: "refund",
  settlement: "settlement",
};

/** Makes calls of the contract that could be right: with names that exist, sums that are there, and his own account. */
export class Thief {
  readonly #api: TestApp;
  readonly #headers: Record<string, string>;
  readonly #scene: Scene;
  readonly calls: EndpointShape[];

  constructor(api: TestApp, headers: Record<string, string>, scene: Scene) {
    this.#api = api;
    this.#headers = headers;
    this.#scene = scene;
    this.calls = api.app.endpoints.filter(
      ({ permission, method, consumes }) =>
        permission && roleMay("bendahara", permission) && method !== "GET" && !consumes,
    );
  }

  /** One call, and how it was answered. */
  async call(dice: Dice, endpoint: EndpointShape) {
    const ids = await idsOf(this.#api);
    const { campaign, references } = this.#scene;
    const numbers = ids[BY_PATH.find(([pattern]) => pattern.test(endpoint.path))?.[1] ?? "line"] ?? [];
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      name === "reference" || name === "order_number"
        ? dice.pick(references)
        : name === "id" && endpoint.path.includes("campaigns")
          ? String(campaign.id)
          : String(numbers.length > 0 ? dice.pick(numbers) : 1),
    );
    const type =
      endpoint.body && (z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" }) as Schema);
    const account = dice.chance(0.5) ? HIS : THEIRS;
    const body = type ? this.#value(dice, type, "", { ids, account }) : {};
    const { status } = await send(this.#api, endpoint.method, url, body as object, this.#headers);
    return { path: `${endpoint.method} ${url}`, body, status };
  }

  #value(
    dice: Dice,
    schema: Schema,
    name: string,
    known: { ids: Record<string, number[]>; account: typeof HIS },
  ): unknown {
    const { references, campaign, amounts } = this.#scene;
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
    if (schema.type === "integer" || schema.type === "number") {
      if (name === "campaign_id") return campaign.id;
      const numbers = known.ids[BY_FIELD[name] ?? ""];
      return numbers && numbers.length > 0 ? dice.pick(numbers) : dice.pick(amounts);
    }
    const words: Record<string, string> = {
      reference: dice.pick(references),
      references: dice.pick(references),
      password: GOOD_PASSWORD,
      account: `campaign:${campaign.id}`,
      from_account: `campaign:${campaign.id}`,
      to_account: "fund:infak-umum",
      slug: campaign.slug,
      box: "utama",
      packages: "id.bankcontoh.mobile",
      paid_on: jakartaDay(),
      day: jakartaDay(),
      ...known.account,
    };
    return words[name] ?? REASON;
  }
}

/** What he can have made his, of what honest people had left in the books when he came. */
const LOOT = `select
    (select coalesce(sum(amount), 0) from payout where id > $1 and reversed_at is null)
    + (select coalesce(sum(amount), 0) from payment_refund where id > $2 and status in ('owed', 'asked', 'paid'))
    + (select coalesce(sum(amount), 0) from payment_refund where id <= $2 and id > $5 and status = 'paid' and account_number = $6)
    + (select coalesce(sum(amount), 0) from statement_debit where state in ('charge', 'courier') and decided_by = $3)
    + (select coalesce(sum(fee), 0) from settlement where decided_by = $3 and reversed_at is null)
    + (select coalesce(sum(amount), 0) from payment where id = any($4) and status not in ('verified', 'refunded'))
    + (select coalesce(sum(amount), 0) from statement_line where id = any($7) and state in ('open', 'ignored')) as loot,
    (select coalesce(sum(amount), 0) from ledger_posting where account ~ '^(bank|cash|qris|provider):')
    - (select coalesce(sum(amount), 0) from payment_refund where status = 'owed') as ours`;

const list = async <T>({ database }: TestApp, text: string) =>
  (await database.pool.query<{ id: T }>(text)).rows.map(({ id }) => id);
const last = async (api: TestApp, table: string) =>
  (await list<number>(api, `select coalesce(max(id), 0)::int as id from ${table}`))[0] ?? 0;

/** Remembers the books as they are; later tells what is gone from them. */
export async function lootOf(api: TestApp, thief: number, refundsBefore: number) {
  const before = [
    await last(api, "payout"),
    await last(api, "payment_refund"),
    thief,
    await list<string>(api, "select id from payment where status in ('verified', 'refunded')"),
    refundsBefore,
    HIS.account_number,
    await list<number>(
      api,
      "select id from statement_line l where state = 'unidentified' or exists (select from fund_income i where i.line_id = l.id)",
    ),
  ];
  const read = async () => {
    const { rows } = await api.database.pool.query<{ loot: number; ours: number }>(LOOT, before);
    return { loot: Number(rows[0]?.loot), ours: Number(rows[0]?.ours) };
  };
  const { ours } = await read();
  /** The larger of what he took, thing by thing, and of what our accounts have less. */
  return async () => {
    const now = await read();
    return Math.max(now.loot, ours - now.ours);
  };
}

export const refundsSoFar = (api: TestApp) => last(api, "payment_refund");
