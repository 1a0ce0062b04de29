import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enrolmentsOf } from "../../api/src/academy/queries/enrolments.ts";
import { addDemoAccounts, createPasswords } from "../../api/src/accounts/index.ts";
import { examine } from "../../api/src/app/doctor/examine.ts";
import type { Actor } from "../../api/src/platform/actor.ts";
import type { Database } from "../../api/src/platform/database/database.ts";
import { localFiles } from "../../api/src/platform/files/file-store.ts";
import { privateImages } from "../../api/src/platform/files/private-images.ts";
import { cartOf } from "../../api/src/shop/queries/cart.ts";
import { ordersOf } from "../../api/src/shop/queries/order-list.ts";
import { wishesOf } from "../../api/src/shop/queries/wishes.ts";
import { openToOthers } from "../../api/src/testing/open-to-others.ts";
import { testDatabase } from "../../api/src/testing/test-app.ts";
import { fundsOfMonth } from "../../api/src/treasury/funds/overview.ts";
import { bankAgreements } from "../../api/src/treasury/queries/books.ts";
import { judged } from "../../api/src/treasury/queries/last-digits.ts";
import { queue } from "../../api/src/treasury/queries/queue.ts";
import { linesIn } from "../../api/src/treasury/queries/statement-lines.ts";
import { takeStatement } from "../../api/src/treasury/statements/import-statement.ts";
import { claimsOf, earlierBy } from "../../api/src/treasury/verification/payment-file-queries.ts";
import { demoCatalogue } from "../catalogue.ts";
import { ago, dayInJakarta } from "./days.ts";
import { trackingNumber } from "./delivery.ts";
import { DEMO_STATEMENT, parcels, seedDemo } from "./seed.ts";

let database: Database;
let folder: string;
const files = () => localFiles(folder);
const seed = () => seedDemo(database, files(), (tx) => addDemoAccounts(tx, createPasswords()));

beforeAll(async () => {
  ({ database } = await testDatabase());
  folder = await mkdtemp(join(tmpdir(), "barakah-demo-"));
  expect(await seed()).toBe(true);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("keeps its lessons' videos and its proofs from other users of the machine", async () => {
  for (const name of await readdir(files().folder))
    expect(await openToOthers(join(files().folder, name))).toEqual([]);
});

it("gives every parcel its own tracking number, also when several leave on one day", () => {
  const numbers = parcels.map((parcel) => trackingNumber(parcel, ago(1)));
  expect(new Set(numbers).size).toBe(parcels.length);
});

it("has books that agree", async () => {
  expect(await examine(database)).toEqual([]);
});

it("has seen its older transfers at the bank, and waits for the newest few", async () => {
  const { rows } = await sql<{ unseen: number; seen: number }>`
    select count(*) filter (where unseen_amount > 0)::int as unseen, count(*) filter (where unseen_amount = 0)::int as seen
    from payment where status = 'verified' and method <> 'midtrans'`.execute(database.kysely);
  expect(rows[0]?.unseen).toBe(demoCatalogue.statement.unseen);
  expect(rows[0]?.seen).toBeGreaterThan(500);
  const settled = await database.pool.query<{ lumps: number }>(
    "select count(*)::int as lumps from settlement",
  );
  expect(settled.rows[0]?.lumps).toBeGreaterThan(5);
  // Plus the bank's interest, and the payouts of Midtrans.
  const others = 1 + (settled.rows[0]?.lumps ?? 0);
  expect((await linesIn(database, { state: "matched" })).total).toBe((rows[0]?.seen ?? 0) + others);
});

it("has passed money on, never more than a campaign has", async () => {
  const { rows } = await sql<{ left: number }>`
    select -sum(p.amount)::bigint as left from ledger_posting p
    where p.account in (select 'campaign:' || campaign_id from payout) group by p.account`.execute(
    database.kysely,
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { left } of rows) expect(left).toBeGreaterThan(0);
});

it("has paid a seller, shown by the bank, and a seller's request with a gift that waits", async () => {
  const { rows } = await sql<{ state: string; amount: number; gift_amount: number; shown: number | null }>`
    select o.state, o.amount, o.gift_amount, d.amount as shown from store_payout o
    left join statement_debit d on d.store_payout_id = o.id order by o.created_at`.execute(database.kysely);
  expect(rows).toEqual([
    { state: "paid", amount: 65_000, gift_amount: 0, shown: 65_000 },
    { state: "requested", amount: 80_000, gift_amount: 5000, shown: null },
  ]);
});

it("has prayers whose Aamiin are counted, receipts of payouts, and parcels under way to the demo member", async () => {
  const { rows } = await sql<{ prayers: number; wrong: number }>`
    select count(*)::int as prayers, count(*) filter (where p.aamiin_count <> (
      select count(*) from prayer_mark m where m.prayer_id = p.id and m.kind = 'aamiin'))::int as wrong
    from donation_prayer p`.execute(database.kysely);
  expect(rows[0]).toMatchObject({ wrong: 0 });
  expect(rows[0]?.prayers).toBeGreaterThan(60);
  const vouchers = await database.kysely
    .selectFrom("payout")
    .select("voucher")
    .where("voucher", "is not", null)
    .execute();
  expect(vouchers.length).toBeGreaterThan(2);
  for (const { voucher } of vouchers)
    expect(
      (await readFile(join(files().folder, "pictures", voucher ?? "", "kuitansi.pdf")))
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  const { id } = await database.kysely
    .selectFrom("member")
    .select("id")
    .where("username", "=", "demo")
    .executeTakeFirstOrThrow();
  const orders = (await ordersOf(database, id, {})).rows;
  expect(
    orders.filter(({ shipment }) => shipment?.awb && shipment.arrives_until && shipment.track.length > 2),
  ).toHaveLength(2);
});

it("has every kind of fund, a share of the amil within its limit, and transfers that wait", async () => {
  const { kinds, limits, waiting, unconfirmed } = await fundsOfMonth(
    database,
    dayInJakarta(ago(4)).slice(0, 7),
  );
  for (const { kind, closing } of kinds)
    if (kind !== "dskl") expect([kind, closing > 0]).toEqual([kind, true]);
  for (const { used, room } of limits) expect([used > 0, room > 0]).toEqual([true, true]);
  expect(new Set(waiting.map(({ asked_by }) => asked_by.id)).size).toBe(2);
  expect(unconfirmed).toBe(0);
});

it("closed its last month after everything in it was recorded", async () => {
  const { rows } = await database.pool.query<{ entries: number; later: number }>(
    `select count(*)::int as entries, count(*) filter (where coalesce(t.recorded_at, t.created_at) > c.closed_at)::int as later
      from period_closing c join ledger_transaction t
        on date_trunc('month', t.created_at at time zone 'Asia/Jakarta') = c.month`,
  );
  expect(rows[0]?.entries).toBeGreaterThan(10);
  expect(rows[0]?.later).toBe(0);
});

it("brings its pictures and videos, and seeds only once", async () => {
  expect((await readdir(join(files().folder, "videos"))).length).toBeGreaterThan(0);
  expect((await readdir(join(files().folder, "pictures"))).length).toBeGreaterThan(10);
  expect(await seed()).toBe(false);
});

it("has a member who learns, pays, was rejected, and earned a certificate", async () => {
  const { id } = await database.kysely
    .selectFrom("member")
    .select("id")
    .where("username", "=", "demo")
    .executeTakeFirstOrThrow();
  const { rows } = await enrolmentsOf(database, id);
  const states = rows.map(({ payment_status }) => payment_status);
  expect(new Set(states)).toEqual(new Set(["pending", "verified", "rejected"]));
  expect(rows.some(({ certificate_number }) => certificate_number !== null)).toBe(true);
  expect(rows.some(({ done_count, next_material_id }) => done_count > 0 && next_material_id !== null)).toBe(
    true,
  );
  expect(rows.find(({ payment_status }) => payment_status === "rejected")?.reject_reason).toBeTruthy();
});

it("has a member who buys: an order in every state, a full cart and wishes", async () => {
  const { id } = await database.kysely
    .selectFrom("member")
    .select("id")
    .where("username", "=", "demo")
    .executeTakeFirstOrThrow();
  const { rows } = await ordersOf(database, id, {});
  expect(rows.map(({ status }) => status)).toEqual([
    "waiting_payment",
    "processing",
    ...["shipped", "processing"],
    "shipped",
    "cancelled",
    "finished",
    "finished",
  ]);
  expect((await cartOf(database, id)).lines.every(({ isSold }) => isSold)).toBe(true);
  expect((await wishesOf(database, id)).total).toBeGreaterThan(1);
});

it("has members who sell: goods to be sent, money that is held and money that is free, and an application", async () => {
  const { rows } = await sql<{ name: string; state: string; to_send: number; held: number; free: number }>`
    select s.name, s.state, (select count(*)::int from shop_order o where o.store_id = s.id and o.status = 'processing') as to_send,
      (select -coalesce(sum(amount), 0) from ledger_posting where account = 'hold:store-' || s.id)::bigint as held,
      (select -coalesce(sum(amount), 0) from ledger_posting where account = 'store:' || s.id)::bigint as free
    from store s order by s.id`.execute(database.kysely);
  expect(rows).toEqual([
    { name: "Dapur Bu Nadia", state: "open", to_send: 2, held: 199_500, free: 142_100 },
    { name: "Tenun Pak Hasan", state: "open", to_send: 0, held: 156_750, free: 0 },
    { name: "Kebun Ceria", state: "applied", to_send: 0, held: 0, free: 0 },
  ]);
});

describe("the transfers that wait", () => {
  const waiting = () => queue(database, { status: "pending", has_proof: true });

  it("are gifts, goods and a course, with proofs that open", async () => {
    const { rows } = await waiting();
    expect(rows).toHaveLength(demoCatalogue.transfers.length);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["donation", "order", "enrolment"]));
    const images = privateImages(files());
    for (const { id } of rows) {
      const [claim] = await claimsOf(database.kysely, id);
      const proof = await images.open(claim?.proof_key ?? "");
      expect((await sharp(proof).metadata()).height).toBeGreaterThan(1000);
    }
  });

  it("have one without its code, two with one proof, and payers who paid before", async () => {
    const checks = (await waiting()).rows.map((row) => ({ ...judged(row), id: row.id }));
    expect(checks.filter(({ check }) => check === "mismatch")).toHaveLength(1);
    expect(checks.filter(({ proof_reused }) => proof_reused)).toHaveLength(2);
    const [newest] = checks;
    const earlier = await earlierBy(database.kysely, newest?.id ?? "");
    expect(earlier).toHaveLength(demoCatalogue.transfers[0]?.earlier ?? 0);
  });

  it("are found in the bank statement that lies beside them", async () => {
    const { id } = await database.kysely
      .selectFrom("member")
      .select("id")
      .where("username", "=", "bendahara")
      .executeTakeFirstOrThrow();
    const files = await database.kysely.selectFrom("statement_file").selectAll().execute();
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter(({ first_day, last_day }) => first_day.slice(0, 7) !== last_day.slice(0, 7))).toEqual(
      [],
    );
    const csv = await readFile(join(folder, DEMO_STATEMENT), "utf8");
    const mapping = {
      day: "Tanggal",
      amount: "Kredit",
      debit: "Debit",
      description: "Keterangan",
      direction: "",
      incoming: "",
      balance: "Saldo",
    };
    const actor = { memberId: id, requestId: "uji" } as Actor;
    const sent = { bank: "bsi", name: DEMO_STATEMENT, csv, xlsx: "", mapping } as const;
    const { added, debits, skipped } = await takeStatement({ database, banks: async () => [] }, actor, {
      ...sent,
      mended: [],
      leave_out: [],
      also: [],
      anyway: false,
    });
    expect({ added, debits, skipped }).toEqual({ added: 12, debits: 1, skipped: 0 });
    const { rows } = await linesIn(database, { state: "open" });
    const matchesOf = (bank: string) =>
      rows.filter((row) => row.bank === bank).map(({ proposal }) => proposal?.match ?? "none");
    expect(matchesOf("bsi").toSorted()).toEqual([
      ...Array(7).fill("exact"),
      "near",
      // The newest payout of Midtrans is one of them: it pays many.
      ...Array(3).fill("none"),
      "split",
      "split",
    ]);
    expect(matchesOf("bjb").toSorted()).toEqual(["exact", "exact", "none"]);
    expect((await linesIn(database, { state: "unidentified" })).total).toBe(1);
    const [bsi] = (await bankAgreements(database)).filter(({ code }) => code === "bsi");
    expect(bsi).toMatchObject({ unexplained: 0, missing: 0, statement: bsi?.closing?.amount });
    expect(await examine(database)).toEqual([]);
  });
});
