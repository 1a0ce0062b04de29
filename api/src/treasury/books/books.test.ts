import type {
  BankAgreement,
  BookAccount,
  BookEntry,
  BookPosting,
  DayAgreement,
  DecidedLine,
  getAccountSums,
  ResponseOf,
} from "@barakah/contract";
import { jakartaDay } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { bankTerms } from "../queries/bank-terms.ts";

let api: TestApp;
let books: Bookkeeper;
let references: string[];
let payoutId: number;
const MAPPING = { day: "Tanggal", description: "Uraian", debit: "Debit", amount: "Kredit", balance: "Saldo" };

/** Two gifts, one of them seen; a charge; a payout that no line shows; a line and a debit that nobody explained. */
beforeAll(async () => {
  api = await testApp();
  books = await aBookkeeper(api);
  const made = await aCampaign(api.database, { title: "Sumur Desa" });
  const gifts = [
    await aWaitingGift(api.database, made.id, { amount: 50_250, payer_name: "Rina Aulia" }),
    await aWaitingGift(api.database, made.id, { amount: 70_250, payer_name: "Budi =1+1" }),
  ];
  references = gifts.map(({ reference }) => reference);
  const csv = `Tanggal;Uraian;Debit;Kredit;Saldo
13/11/2026;TRF RINA AULIA;;50.250;1.050.250
13/11/2026;BIAYA ADM;2.500;;1.047.750
14/11/2026;SETORAN;;9.000;1.056.750
14/11/2026;TARIKAN;1.000;;1.055.750`;
  await books.post("statements", { bank: "bsi", mapping: MAPPING, csv });
  const line = (await books.lines()).find(({ description }) => description === "TRF RINA AULIA");
  await books.assign([references[0] ?? ""], [line?.id ?? 0]);
  await books.post(`payments/${references[1]}/approve`, {});
  const { rows } = await api.database.pool.query("select id from statement_debit where amount = 2500");
  await books.post("statement-debits/decide", { debits: [rows[0].id], as: "charge" });
  const payout = { campaign_id: made.id, bank: "bsi", amount: 30_000, paid_on: "2026-11-10", title: "Semen" };
  payoutId = (await books.post<{ id: number }>("payouts", payout)).body.id;
});

const get = async <T>(path: string) => (await api.get<T>(`/api/admin/books/${path}`, books.headers)).body;
const journal = (query: string) => get<BookPosting[]>(`postings/?${query}`);

it("names every account with its balance, which come to nothing together", async () => {
  const { accounts } = await get<{ accounts: BookAccount[] }>("accounts/");
  const named = Object.fromEntries(accounts.map(({ name, balance, group }) => [name, [group, balance]]));
  expect(named).toMatchObject({
    "Sumur Desa": ["funds", -90_500],
    "Bank Syariah Indonesia (BSI)": ["money", 88_000],
    "Biaya bank": ["expense", 2500],
  });
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect((await get<{ accounts: BookAccount[] }>("accounts/?day=2020-01-01")).accounts).toEqual([]);
});

it("is a journal whose rows link to their sources, with filters", async () => {
  const all = await journal("account=bank:bsi");
  expect(all.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-30_000, -2500, 50_250, 70_250]);
  expect(all.find(({ amount }) => amount === 50_250)).toMatchObject({
    payer_name: "Rina Aulia",
    source: { kind: "payment", id: references[0] },
    contra: ["Sumur Desa"],
  });
  expect(all.find(({ amount }) => amount === -30_000)?.source).toEqual({
    kind: "payout",
    id: String(payoutId),
  });
  expect(await journal("kind=debit&side=debit")).toMatchObject([{ account: "expense:bank", amount: 2500 }]);
  expect(await journal("account=bank:bsi&side=credit&kind=payout")).toHaveLength(1);
  for (const search of ["rina", references[0], "50250", "Rp 50.250"])
    expect(
      (await journal(`account=bank:bsi&search=${encodeURIComponent(search ?? "")}`)).map(
        ({ amount }) => amount,
      ),
    ).toEqual([50_250]);
  expect(await journal("to=2020-01-01")).toEqual([]);
  expect(await journal(`from=${jakartaDay()}`)).not.toEqual([]);
});

it("is a journal of whole entries, each with all its lines under their own accounts", async () => {
  const entries = (query: string) => get<BookEntry[]>(`entries/?${query}`);
  const all = await entries("");
  for (const { lines } of all) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const payout = all.find(({ kind }) => kind === "payout");
  expect(payout).toMatchObject({
    description: expect.stringContaining("Semen"),
    reference: `SAL-${String(payoutId).padStart(4, "0")}`,
    lines: [
      { name: "Sumur Desa", amount: 30_000 },
      { name: "Bank Syariah Indonesia (BSI)", amount: -30_000 },
    ],
  });
  for (const search of ["rina", references[0] ?? "", "50250"])
    expect(await entries(`search=${search}`)).toMatchObject([{ reference: references[0] }]);
  for (const search of ["semen", payout?.reference ?? ""])
    expect(await entries(`search=${search}`)).toMatchObject([{ id: payout?.id }]);
  expect(await entries("kind=debit")).toMatchObject([{ reference: expect.stringMatching(/^BYA-\d{4}$/) }]);
  expect(await entries("to=2020-01-01")).toEqual([]);
  // By their business days: the payout of the 10th, the bank's lines of the 13th.
  expect(await entries("from=2026-11-13&to=2026-11-13")).toHaveLength(2);
  expect(await entries("from=2026-11-10")).toHaveLength(all.length);
});

it("sums an account before, during and after some days, and up to any row", async () => {
  type Sums = ResponseOf<typeof getAccountSums>;
  const rows = await journal("account=bank:bsi");
  const last = rows.at(-1);
  const sums = await get<Sums>(`sums/?account=bank:bsi&from=2026-11-10&through=${last?.id}`);
  expect(sums).toEqual({
    opening: 0,
    debit: { count: 2, amount: 120_500 },
    credit: { count: 2, amount: -32_500 },
    closing: 88_000,
    through: last?.amount,
  });
  expect((await get<Sums>("sums/?account=bank:bsi&to=2020-01-01")).closing).toBe(0);
  expect((await get<Sums>("sums/?account=bank:bsi&from=2999-01-01")).opening).toBe(88_000);
});

it("explains the difference with the bank by just what doctor proves", async () => {
  const { banks } = await get<{ banks: BankAgreement[] }>("banks/");
  const bsi = banks.find(({ code }) => code === "bsi");
  expect(bsi).toMatchObject({
    ledger: 88_000,
    statement: 55_750,
    unseen: 70_250,
    out: 30_000,
    open_in: 9000,
    open_out: -1000,
    ignored: 0,
    unexplained: 0,
    opening: 1_000_000,
    closing: { amount: 1_055_750, day: "2026-11-14" },
    missing: 0,
    in_books: {
      amount: 40_250,
      count: 2,
      items: [
        { source: { kind: "payment", id: references[1] }, amount: 70_250 },
        { source: { kind: "payout", id: String(payoutId) }, name: "Semen", amount: -30_000 },
      ],
    },
  });
  expect(await examine(api.database)).toEqual([]);
  const [terms] = (await bankTerms(api.database)).filter(({ code }) => code === "bsi");
  expect(bsi).toMatchObject(terms ?? {});
});

it("does not report money of a later file without a balance as missing at the bank", async () => {
  await books.load(["14/11/2026;TRF SORE;5.000"]);
  const { banks } = await get<{ banks: BankAgreement[] }>("banks/");
  expect(banks.find(({ code }) => code === "bsi")).toMatchObject({ missing: 0, unexplained: 0 });
  await api.database.pool.query("delete from statement_line where description = 'TRF SORE'");
});

it("is downloaded as it is filtered, in Indonesian, and runs in no spreadsheet", async () => {
  const file = async (query: string) =>
    (await api.app.inject({ url: `/api/admin/exports/ledger/?${query}`, headers: books.headers })).body
      .replace("\ufeff", "")
      .trim()
      .split("\r\n");
  const [head, ...rows] = await file("account=bank:bsi");
  expect(head).toBe("Pos;Waktu;Keterangan;Dari;Nomor;Akun;Nama akun;Debet;Kredit");
  expect(rows).toHaveLength(4);
  expect(rows.find((row) => row.includes(references[1] ?? ""))).toContain("Budi =1+1");
  expect(await file("account=bank:bsi&search=rina")).toHaveLength(2);
  expect(await file("kind=payout&side=credit")).toHaveLength(2);
});

it("explains the difference at the end of any day by entries that only one side has", async () => {
  const on = async (day: string) => {
    const { unseen, unclaimed, ...sums } = await get<DayAgreement>(`banks/bsi/day/?day=${day}`);
    expect(sums.ledger - unseen.amount + unclaimed.amount - sums.unexplained).toBe(sums.statement);
    return { ...sums, unseen, unclaimed };
  };
  const names = ({ items }: DayAgreement["unseen"]) => items.map(({ name, amount }) => [name, amount]).sort();
  expect(await on("2020-01-01")).toMatchObject({ ledger: 0, statement: 0, closing: null, unexplained: 0 });
  const today = await on(jakartaDay());
  expect(today).toMatchObject({ ledger: 88_000, statement: 55_750, unexplained: 0 });
  expect(names(today.unseen)).toEqual([
    ["Budi =1+1", 70_250],
    ["Semen", -30_000],
  ]);
  expect(names(today.unclaimed)).toEqual([
    ["SETORAN", 9000],
    ["TARIKAN", -1000],
  ]);
  // Nothing was decided yet when the bank had all of it, and some of it was there a day before the rest.
  await api.database.pool.query(
    "begin; set local session_replication_role = replica; update ledger_posting set at = '2026-11-15T03:00:00Z'; commit",
  );
  const before = await on("2026-11-13");
  expect(before).toMatchObject({ ledger: 0, statement: 47_750, unexplained: 0, closing: null });
  expect(names(before.unclaimed)).toEqual([
    ["BIAYA ADM", -2500],
    ["Rina Aulia", 50_250],
  ]);
  expect(await on("2026-11-15")).toMatchObject({ ledger: 88_000, closing: { amount: 1_055_750 } });
});

it("lists recent decisions about lines, with their undo", async () => {
  const decided = async () => (await get<{ lines: DecidedLine[] }>("banks/bsi/decided/")).lines;
  const seen = async () =>
    (await decided()).map(({ description, undo, amount, by }) => [description, undo, amount, by]);
  expect(await seen()).toEqual([
    ["BIAYA ADM", "debit", -2500, books.username],
    ["TRF RINA AULIA", "reverse", 50_250, books.username],
  ]);
  const deposit = (await books.lines()).find(({ description }) => description === "SETORAN");
  const aside = { lines: [deposit?.id], from: "open", as: "unidentified", confirm: true };
  await books.post("statements/set-aside", aside);
  expect((await seen())[0]).toEqual(["SETORAN", "aside", 9000, books.username]);
  await books.post("statements/set-aside", { ...aside, from: "unidentified", as: "open" });
  expect(await seen()).toHaveLength(2);
  // Approved before its line was seen: only the line is taken from it again.
  await books.load([`14/11/2026;TRF BUDI;70250`]);
  const late = (await books.lines()).find(({ description }) => description === "TRF BUDI");
  await books.assign([references[1] ?? ""], [late?.id ?? 0]);
  expect((await decided())[0]).toMatchObject({
    undo: "unlink",
    payments: [{ reference: references[1], payer_name: "Budi =1+1" }],
  });
  const undone = { line: late?.id, reason: "salah mencocokkan" };
  // Two treasurers who undo it at the same moment undo it once.
  const both = await Promise.all(
    [books, await aBookkeeper(api)].map((one) => one.post(`payments/${references[1]}/unlink`, undone)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await seen()).toHaveLength(2);
});

it("lists a refund that was paid and that no line shows, so that the items come to the difference", async () => {
  const { id } = await aCampaign(api.database);
  const { reference } = await aWaitingGift(api.database, id, { amount: 60_250, payer_name: "Sita Rahayu" });
  await books.assign([reference], [await books.line(60_250)]);
  const account = { bank: "Bank BCA", account_number: "0123456789", account_holder: "Sita Rahayu" };
  const wanted = { way: "transfer", amount: 20_000, ...account, reason: "Transfer dua kali." };
  const other = await aBookkeeper(api);
  await byTwo(api, `payments/${reference}/refund`, wanted, [books.headers, other.headers]);
  const { refunds } = await books.file(reference);
  const paid = { ...account, from: "bsi", paid_on: "2026-11-15", reference: "TRX-1" };
  expect((await books.post(`refunds/${refunds[0]?.id}/paid`, paid)).status).toBe(200);
  const { banks } = await get<{ banks: BankAgreement[] }>("banks/");
  const bsi = banks.find(({ code }) => code === "bsi");
  expect(bsi?.in_books.items).toContainEqual({
    source: { kind: "refund", id: reference },
    name: "Sita Rahayu",
    day: "2026-11-15",
    amount: -20_000,
  });
  const sum = bsi?.in_books.items.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe((bsi?.unseen ?? 0) + (bsi?.handed ?? 0) - (bsi?.out ?? 0));
  // On a past day too: its payment was seen, the refund is what the bank has not shown.
  const { unseen } = await get<DayAgreement>(`banks/bsi/day/?day=${jakartaDay()}`);
  expect(unseen.items).toContainEqual(
    expect.objectContaining({ source: { kind: "refund", id: reference }, amount: -20_000 }),
  );
});
