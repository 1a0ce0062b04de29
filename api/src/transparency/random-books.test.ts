import {
  type FundKind,
  GIVEN_KINDS,
  jakartaDay,
  monthsLater,
  periodName,
  type ReportFigures,
} from "@barakah/contract";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { type Account, amil, bank, campaign, fund, nonhalal, post } from "../ledger/index.ts";
import { aCampaign, aMember } from "../testing/builders.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { reportProblems } from "./doctor.ts";
import { storeMonth } from "./periods/close-month.ts";
import { storedReports } from "./queries/closings.ts";
import { reportOf } from "./report/make-report.ts";

const THIS = jakartaDay().slice(0, 7);
const MONTHS = [-4, -3, -2, -1, 0].map((back) => monthsLater(THIS, back));

let api: TestApp;
let treasurer: number;
let accounts: { account: Account; kind: FundKind; recipient: string | null }[];
/** A simple model of what the books must say. */
const model: { month: string; kind: FundKind; change: string; amount: number }[] = [];
const closed: string[] = [];

beforeAll(async () => {
  api = await testApp();
  treasurer = (await aMember(api.database)).id;
  const campaigns = await Promise.all(GIVEN_KINDS.map((fund_kind) => aCampaign(api.database, { fund_kind })));
  accounts = [
    ...campaigns.map(({ id, fund_kind }) => ({ account: campaign(id), kind: fund_kind as FundKind })),
    { account: fund("zakat-maal"), kind: "zakat" as const },
    { account: fund("infak-umum"), kind: "infak_bebas" as const },
    { account: fund("hasil-wakaf"), kind: "wakaf" as const },
    { account: amil("zakat"), kind: "amil" as const },
    { account: nonhalal(), kind: "nonhalal" as const },
  ].map((one) => ({ ...one, recipient: recipientOf(one.kind, one.account) }));
  // Rules about where money may go are tested elsewhere; here any amount is allowed.
  await api.database.pool.query("alter table ledger_posting disable trigger keep_funds_apart");
});

function recipientOf(kind: FundKind, account: string): string | null {
  if (kind === "wakaf" && account.startsWith("campaign")) return null;
  return { zakat: "miskin", amil: "operasional", nonhalal: "fasilitas_umum" }[kind as "zakat"] ?? "sosial";
}

const event = fc.record({
  what: fc.constantFrom("payment", "payment", "payment", "refund", "payout", "amil", "transfer"),
  from: fc.nat(),
  to: fc.nat(),
  amount: fc.integer({ min: 1, max: 900_000_000 }),
  month: fc.constantFrom(...MONTHS),
  day: fc.integer({ min: 1, max: 28 }),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

let events = 0;
const lastClosed = () => closed.at(-1) ?? "";
const countsIn = (month: string) => (month <= lastClosed() ? monthsLater(lastClosed(), 1) : month);

async function payoutRow(account: Account, recipient: string, amount: number): Promise<number> {
  const { rows } = await api.database.pool.query<{ id: number }>(
    `insert into payout (campaign_id, account, bank, amount, paid_on, title, recipient_kind, people, request_key, created_by)
     values (case when $1 like 'campaign:%' then substr($1, 10)::bigint end, $1, 'bsi', $2, current_date, 'Uji', $3, 2, gen_random_uuid()::text, $4)
     returning id`,
    [account, amount, recipient, treasurer],
  );
  return rows[0]?.id ?? 0;
}

/** Applies an event to the ledger and to the model. */
async function happen({ what, from, to, amount, month, day }: Event) {
  const [one, other] = [accounts[from % accounts.length], accounts[to % accounts.length]];
  if (
    !one ||
    !other ||
    (what === "payout" && one.recipient === null) ||
    (what === "transfer" && one === other)
  )
    return;
  const n = ++events;
  const name =
    what === "payout"
      ? `payout:${await payoutRow(one.account, one.recipient ?? "", amount)}`
      : `${what}:${n}`;
  const [money, out] = [bank("bsi"), what !== "payment"];
  const across = what === "transfer" || what === "amil";
  const target = what === "amil" ? accounts.find(({ account }) => account === "amil:zakat") : other;
  if (!target || (across && target === one)) return;
  await api.database.kysely.transaction().execute((tx) =>
    post(tx, {
      event: name,
      description: "Uji",
      legs: [
        { account: one.account, amount: out ? amount : -amount },
        { account: across ? target.account : money, amount: out ? -amount : amount },
      ],
      at: `${month}-${String(day).padStart(2, "0")}T05:00:00Z`,
    }),
  );
  const change =
    { payment: "received", refund: "received", payout: "paid_out", amil: "amil", transfer: "moved" }[what] ??
    "";
  model.push({ month: countsIn(month), kind: one.kind, change, amount: out ? -amount : amount });
  if (across) model.push({ month: countsIn(month), kind: target.kind, change, amount });
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

/** Compares every figure of a report with the model. */
function compare(report: ReportFigures, first: string, last: string) {
  const within = model.filter(({ month }) => month >= first && month <= last);
  for (const kind of new Set(model.map((one) => one.kind))) {
    const figures = [...report.given, ...report.others].find((one) => one.kind === kind);
    const of = (change: string) => sum(within.filter((one) => one.kind === kind && one.change === change));
    expect([
      kind,
      figures?.opening ?? 0,
      figures?.received ?? 0,
      figures?.amil ?? 0,
      figures?.paid_out ?? 0,
      figures?.moved ?? 0,
    ]).toEqual([
      kind,
      sum(model.filter((one) => one.kind === kind && one.month < first)),
      of("received"),
      of("amil"),
      of("paid_out"),
      of("moved"),
    ]);
    expect(figures?.closing ?? 0).toBe(sum(model.filter((one) => one.kind === kind && one.month <= last)));
  }
  expect(report.total.closing).toBe(sum(report.given.map(({ closing: amount }) => ({ amount }))));
  expect(sum([...report.asnaf, ...report.programmes])).toBe(0 - report.total.paid_out);
}

it("the report agrees with the ledger for a hundred random books, and closed months never change", async () => {
  const books = fc.sample(fc.array(event, { minLength: 1, maxLength: 5 }), 100);
  for (const [at, book] of books.entries()) {
    for (const one of book) await happen(one);
    const month = MONTHS[at % MONTHS.length] ?? THIS;
    compare(await reportOf(api.database.kysely, month), month, month);
    if (at % 20 === 0)
      compare(
        await reportOf(api.database.kysely, THIS.slice(0, 4)),
        `${THIS.slice(0, 4)}-01`,
        `${THIS.slice(0, 4)}-12`,
      );
    const next = MONTHS[closed.length];
    if (at % 30 === 29 && next && next < THIS) {
      await api.database.kysely.transaction().execute((tx) => storeMonth(tx, next, treasurer));
      closed.push(next);
    }
  }
  const stored = await storedReports(api.database.kysely);
  expect(stored.map(({ month }) => month)).toEqual(closed);
  for (const { month, body } of stored) compare(JSON.parse(body), month, month);
  expect(await reportProblems(api.database)).toEqual([]);
});

it("the check finds a rupiah forced into a closed month, and a changed report", async () => {
  const [month] = closed;
  const force = async (sql: string) => {
    const client = await api.database.pool.connect();
    await client.query("begin; set local session_replication_role = replica");
    await client.query(sql);
    await client.query("commit");
    client.release();
  };
  const one =
    "(select min(id) from ledger_posting where account like 'campaign:%' and id not in (select posting_id from moved_posting)" +
    ` and at < '${monthsLater(month ?? "", 1)}-01')`;
  await force(`update ledger_posting set amount = amount - 1 where id = ${one}`);
  expect(await reportProblems(api.database)).toContain(
    `laporan ${periodName(month ?? "")} yang ditutup tidak sama dengan buku besar`,
  );
  await force(`update ledger_posting set amount = amount + 1 where id = ${one}`);
  await expect(api.database.pool.query("update period_closing set body = '{}'")).rejects.toThrow("closed");
  await expect(api.database.pool.query("delete from period_closing")).rejects.toThrow("append-only");
  await expect(api.database.pool.query("delete from moved_posting")).rejects.toThrow("append-only");
  expect(await reportProblems(api.database)).toEqual([]);
});
