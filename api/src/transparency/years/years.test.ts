import type { Proposal, YearStatements } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { bankCharges, campaign, cash, fund, post, sales, tuition } from "../../ledger/index.ts";
import { aCampaign, aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import { anEvent, registerAt } from "../../testing/events.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { businessIn } from "../accounting/accounting-queries.ts";
import { storeMonth } from "../periods/close-month.ts";

let api: TestApp;
let one: Bookkeeper;
let other: Record<string, string>;
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  one = await aBookkeeper(api);
  other = bearer(await aStaffMember(api, "bendahara"));
});

const year = Number(new Date().toISOString().slice(0, 4));
const read = async (of = year) =>
  (await api.get<YearStatements>(`/api/admin/statements-of/${of}/`, one.headers)).body;
const at = ({ position, activities, cash }: YearStatements, label: string) =>
  [...position, ...activities, ...cash].find((row) => row.label === label)?.now ?? 0;
const agreeing = (statements: YearStatements) =>
  expect(statements.checks.find(({ name }) => name === "agree")).toMatchObject({ ok: true });
const entry = (of: number, legs: Parameters<typeof post>[1]["legs"]) =>
  api.database.transact((tx) =>
    post(tx, { event: `test:${Math.random()}`, description: "uji", legs, at: `${of}-06-15T05:00:00Z` }),
  );
const referenceOf = async (kind: string) =>
  (
    await api.database.pool.query<{ reference: string; amount: number }>(
      "select reference, amount from payment where kind = $1 order by created_at desc limit 1",
      [kind],
    )
  ).rows[0] as { reference: string; amount: number };
const pay = async (kind: string) => {
  const { reference, amount } = await referenceOf(kind);
  await one.assign([reference], [await one.line(amount)]);
  return reference;
};

const finish = (reference: string) =>
  api.database.pool.query(
    `with o as (update shop_order o set status = 'finished' from payment p where p.id = o.payment_id and p.reference = $1
       returning o.id)
     insert into order_history (order_id, from_status, to_status, decided_as, note) select id, 'shipped', 'finished', 'system', '' from o`,
    [reference],
  );

it("shows net assets with and without restriction, and every statement agrees with the others", async () => {
  const well = await aCampaign(api.database, { title: "Sumur Desa" });
  await entry(year - 1, [
    { account: cash("utama"), amount: 90_000 },
    { account: fund("infak-umum"), amount: -50_000 },
    { account: sales(), amount: -40_000 },
  ]);
  await entry(year, [
    { account: cash("utama"), amount: 300_000 },
    { account: campaign(well.id), amount: -300_000 },
  ]);
  await entry(year, [
    { account: cash("utama"), amount: 25_000 },
    { account: tuition(), amount: -25_000 },
  ]);
  const statements = await read();
  agreeing(statements);
  expect(at(statements, "Jumlah aset neto")).toBe(415_000);
  expect(
    statements.position.filter(({ style, label }) => style === "sum" && label.includes("pembatasan")),
  ).toMatchObject([
    { label: "Tanpa pembatasan", now: 115_000, before: 90_000 },
    { label: "Dengan pembatasan", now: 300_000, before: 0 },
  ]);
  expect(at(statements, "Perubahan aset neto")).toBe(325_000);
  expect(statements.funds).toContainEqual(
    expect.objectContaining({ kind: "infak_terikat", closing: 300_000 }),
  );
});

it("counts goods when they were delivered and tickets when the event was held; until then they are owed", async () => {
  const buyer = await aBuyer(api);
  const product = await aProduct(api.database, { price: 40_000, stock: 9 });
  await buyer.add(product.id, 1);
  await buyer.order({ amount: await buyer.total() });
  const order = await pay("order");
  const concert = await anEvent(
    api.database,
    { price_kind: "fixed", ends_at: `${year + 1}-02-01T00:00:00Z` },
    [{ price: 70_000 }],
  );
  await registerAt(api, concert, { amount: 70_000, method: "bsi" });
  await pay("event");
  const paid = await read();
  agreeing(paid);
  expect(at(paid, "Barang dibayar, belum diterima pembeli")).toBe(40_000);
  expect(at(paid, "Tiket acara yang belum berlangsung")).toBe(70_000);
  expect(at(paid, "Penjualan barang yang sudah diterima pembeli")).toBe(0);
  expect(at(paid, "Acara yang sudah berlangsung, dikurangi biayanya")).toBe(0);
  await finish(order);
  const lasts = (from: string, until: string) =>
    api.database.pool.query(
      `update event set starts_at = now() + interval '${from}', ends_at = now() + interval '${until}' where id = $1`,
      [concert.id],
    );
  // In the running year, too, only an event that is over has earned its tickets.
  await lasts("-1 hour", "1 minute");
  const coming = await read();
  agreeing(coming);
  expect(at(coming, "Tiket acara yang belum berlangsung")).toBe(70_000);
  await lasts("-3 hours", "-1 minute");
  const held = await read();
  agreeing(held);
  expect(at(held, "Barang dibayar, belum diterima pembeli")).toBe(0);
  expect(at(held, "Penjualan barang yang sudah diterima pembeli")).toBe(40_000);
  expect(at(held, "Acara yang sudah berlangsung, dikurangi biayanya")).toBe(70_000);
});

/** Paid in the year before, by the books. */
async function paidIn(past: number, kind: string): Promise<string> {
  const reference = await pay(kind);
  const client = await api.database.pool.connect();
  await client.query(`begin; set local session_replication_role = replica;
    update ledger_transaction t set created_at = '${past}-11-10T05:00:00Z' from payment p where p.id = t.payment_id and p.reference = '${reference}';
    update ledger_posting l set at = t.created_at from ledger_transaction t where t.id = l.transaction_id;
    update payment set verified_at = '${past}-11-10T05:00:00Z' where reference = '${reference}'; commit`);
  client.release();
  return reference;
}

/** In the past year: a course, a charge of the bank, goods that are still on their way, and a ticket for an event of this year. */
async function aFullYear(past: number) {
  for (const [account, amount] of [
    [tuition(), -10_000],
    [bankCharges(), 3_000],
  ] as const)
    await entry(past, [
      { account: cash("utama"), amount: -amount },
      { account, amount },
    ]);
  const buyer = await aBuyer(api);
  await buyer.add((await aProduct(api.database, { price: 25_000, stock: 9 })).id, 1);
  await buyer.order({ amount: await buyer.total() });
  const order = await paidIn(past, "order");
  const recital = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 20_000 }]);
  await registerAt(api, recital, { amount: 20_000, method: "bsi" });
  await paidIn(past, "event");
  return { order, recital };
}

const NET = 97_000;

it("is closed by two people with the net assets named; its entry moves the balances and nothing changes any more", async () => {
  const past = year - 1;
  const { order, recital } = await aFullYear(past);
  const propose = (net_assets: number) =>
    one.post<Proposal & { code: string }>("proposals", { kind: "year_closing", year: past, net_assets });
  expect((await propose(NET)).body.code).toBe("not_ready");
  const { id } = await aStaffMember(api, "bendahara");
  for (let month = 6; month <= 12; month++)
    await api.database.transact((tx) => storeMonth(tx, `${past}-${String(month).padStart(2, "0")}`, id));
  expect((await propose(1)).body).toMatchObject({ code: "figures_changed" });
  await send(
    api,
    "PUT",
    `/api/admin/statements-of/${past}/notes/`,
    { notes: ["Satu rekening."] },
    one.headers,
  );
  const proposed = await propose(NET);
  expect(proposed.status).toBe(201);
  expect((await read(past)).proposed).toMatchObject({ by: one.username });
  const confirm = (who: Record<string, string>) =>
    send<{ code: string }>(api, "POST", `/api/admin/proposals/${proposed.body.id}/confirm/`, {}, who);
  expect((await confirm(one.headers)).body.code).toBe("own_proposal");
  const before = await read(past);
  expect((await confirm(other)).status).toBe(200);
  const closed = await read(past);
  expect(closed).toMatchObject({
    state: "closed",
    proposed: null,
    notes: ["Satu rekening."],
    position: before.position,
  });
  const { rows } = await api.database.pool.query<{ account: string; amount: number }>(
    "select account, amount from ledger_posting l join ledger_transaction t on t.id = l.transaction_id where t.event = $1 order by account",
    [`year:${past}`],
  );
  // The undelivered goods stay in sales, and the event keeps its ticket: both are owed.
  expect(rows).toEqual([
    { account: "expense:bank", amount: -3_000 },
    { account: "netassets", amount: -47_000 },
    { account: "sales", amount: 40_000 },
    { account: "tuition", amount: 10_000 },
  ]);
  expect([
    at(closed, "Barang dibayar, belum diterima pembeli"),
    at(closed, "Tiket acara yang belum berlangsung"),
  ]).toEqual([25_000, 20_000]);
  // The workbook of the closed year still says what was earned and spent in it.
  const earned = await businessIn(api.database.kysely, { first: `${past}-01`, last: `${past}-12` });
  expect(earned).toContainEqual({ account: "tuition", amount: -10_000 });
  expect((await propose(NET)).body.code).toBe("year_closed");
  const reopen = await one.post(`periods/${past}-12/reopen`, { reason: "Ada yang terlewat di Desember." });
  expect(reopen.body.code).toBe("year_closed");
  const now = await read();
  agreeing(now);
  expect(at(now, "Perubahan aset neto")).toBe(325_000 + 110_000);
  // What the closed year owed is earned in this one, though the event's day is corrected into the closed year.
  await finish(order);
  await api.database.pool.query("update event set starts_at = $2, ends_at = $3 where id = $1", [
    recital.id,
    `${past}-12-20T02:00:00Z`,
    `${past}-12-20T05:00:00Z`,
  ]);
  const earlier = (row: YearStatements, label: string) =>
    row.position.find((one) => one.label === label)?.before;
  const later = await read();
  agreeing(later);
  expect(earlier(later, "Tiket acara yang belum berlangsung")).toBe(20_000);
  expect(earlier(later, "Jumlah aset neto")).toBe(NET);
  expect(at(later, "Perubahan aset neto")).toBe(325_000 + 110_000 + 25_000 + 20_000);
  expect((await examine(api.database)).filter((said) => /laporan|seimbang|segel/.test(said))).toEqual([]);
  for (const format of ["pdf", "xlsx"]) {
    const file = await api.app.inject({
      url: `/api/admin/statements-of/${past}/file/?format=${format}`,
      headers: one.headers,
    });
    expect([file.statusCode, file.rawPayload.length > 2000]).toEqual([200, true]);
  }
});
