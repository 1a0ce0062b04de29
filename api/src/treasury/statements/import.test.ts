import {
  type BankAgreement,
  jakartaDay,
  type StatementDebit,
  type StatementFile,
  type StatementPreview,
} from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { send } from "../../testing/calls.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let books: Bookkeeper;
beforeAll(async () => {
  api = await testApp();
  books = await aBookkeeper(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const MAPPING = { day: "Tanggal", description: "Uraian", debit: "Debit", amount: "Kredit", balance: "Saldo" };
const HEAD = "Tanggal;Uraian;Debit;Kredit;Saldo";
const file = (rows: string[], more: object = {}) => ({
  bank: "bjb",
  name: "mutasi.csv",
  mapping: MAPPING,
  csv: [HEAD, ...rows].join("\n"),
  ...more,
});
interface Refused {
  code: string;
  errors: Record<string, string[]>;
}
const load = (rows: string[], more: object = {}) =>
  books.post<Refused & { added: number }>("statements", file(rows, more));
const preview = async (rows: string[], more: object = {}) =>
  (await books.post<StatementPreview>("statements/preview", file(rows, more))).body;
const get = async <T>(path: string) => (await api.get<T>(`/api/admin/${path}`, books.headers)).body;
const debits = (state = "open") => get<StatementDebit[]>(`statement-debits/?state=${state}`);
const decide = (debit: number | undefined, as: string, more: object = {}) =>
  books.post("statement-debits/decide", { debits: [debit], as, ...more });
const inLedger = async (account: string) => {
  const { rows } = await api.database.pool.query<{ amount: number }>(
    "select coalesce(sum(amount), 0)::bigint as amount from ledger_posting where account = $1",
    [account],
  );
  return rows[0]?.amount;
};

it("adds each line once, in and out, remembers the columns, and the preview says the same", async () => {
  const rows = [
    "14/11/2026;TRF RINA;;50.250,00;",
    "14/11/2026;TRF RINA;;50.250,00;",
    "14/11/2026;BIAYA ADM;2.500,00;0,00;",
  ];
  expect(await preview(rows)).toMatchObject({
    incoming: { count: 2, amount: 100_500 },
    outgoing: { count: 1, amount: 2500 },
    repeated: { count: 0 },
    imported_before: null,
  });
  expect((await load(rows)).body).toEqual({ added: 2, debits: 1, repeated: 0, skipped: 0 });
  const [first, second] = await Promise.all([load(rows), load(rows)]);
  expect([first?.body, second?.body]).toEqual(
    Array(2).fill({ added: 0, debits: 0, repeated: 3, skipped: 0 }),
  );
  expect((await preview(rows)).imported_before).toMatch(/^20/);
  const overlapping = [...rows, "15/11/2026;TRF BUDI;;10.250,00;"];
  expect((await load(overlapping)).body).toEqual({ added: 1, debits: 0, repeated: 3, skipped: 0 });
  expect(await get("statement-mappings/")).toMatchObject([{ bank: "bjb", mapping: { debit: "Debit" } }]);
  expect((await load(rows, { mapping: { ...MAPPING, day: "Tgl" } })).status).toBe(400);
});

it("imports nothing while a row that cannot be read was not seen", async () => {
  const year = Number(jakartaDay().slice(0, 4));
  const rows = [
    "14/11/2026;BAIK;;1.000;",
    "31/02/2026;RAMLI;;200.225;",
    "14/11/2026;ABDUL;;satu juta;",
    "16/11/2062;DAGO;;125.000;",
  ];
  const { status, body } = await load(rows);
  expect([status, body.code]).toEqual([409, "unreadable_rows"]);
  expect(body.errors.rows).toEqual([
    "Baris 3: “31/02/2026” bukan tanggal.",
    "Baris 4: “satu juta” bukan angka.",
    `Baris 5: Tanggalnya ${2062 - year} tahun di depan.`,
  ]);
  const mended = [{ row: 4, day: "2026-11-14", amount: 1_000_000, out: false }];
  expect((await load(rows, { mended, leave_out: [3] })).body.errors.rows).toHaveLength(1);
  expect(
    (await load(rows, { mended: [{ ...mended[0], day: "2999-01-01" }], leave_out: [3, 5] })).status,
  ).toBe(400);
  const answer = await load(rows, { mended, leave_out: [3, 5] });
  expect(answer.body).toEqual({ added: 2, debits: 0, repeated: 0, skipped: 2 });
  const [kept] = (await get<StatementFile[]>("statement-files/?bank=bjb")).filter(
    ({ left_out }) => left_out.length,
  );
  expect(kept?.left_out).toMatchObject([{ row: 3, why: "“31/02/2026” bukan tanggal" }, { row: 5 }]);
});

it("refuses a file that is no table at once", async () => {
  for (const csv of [
    "\u0089PNG\r\n\u001a\n\u0000\u0000",
    "%PDF-1.7\n1 0 obj",
    "bukan tabel",
    "<html><table>",
  ])
    expect([csv, (await load([], { csv })).status]).toEqual([csv, 400]);
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]).toString("base64");
  expect((await load([], { csv: "", xlsx: old })).body.errors.csv).toEqual([
    expect.stringContaining("rusak"),
  ]);
  expect((await load([], { csv: "", xlsx: "" })).status).toBe(400);
});

it("stores the balances of a file, and shows the gap between two files", async () => {
  await load(["01/09/2026;A;;1.000;11.000", "08/09/2026;B;500;;10.500"]);
  const gap = { from: "2026-09-09", to: "2026-09-09", amount: 250, after: "2026-09-08", closing: 10_500 };
  const next = ["10/09/2026;C;;2.000;12.750"];
  expect((await preview(next)).gap).toEqual(gap);
  expect((await preview(next, { opening: 10_500 })).gap).toBeNull();
  await load(next);
  await load(["12/09/2026;D;;50;"], { opening: 12_750, closing: 12_800 });
  await load(["14/09/2026;E;;50;"]);
  const files = await get<StatementFile[]>("statement-files/?bank=bjb");
  const about = files.filter(({ last_day }) => last_day.startsWith("2026-09"));
  expect(about.map(({ opening, closing, gap: before }) => [opening, closing, before?.amount])).toEqual([
    [null, null, null],
    [12_750, 12_800, undefined],
    [10_750, 12_750, 250],
    [10_000, 10_500, expect.anything()].slice(0, 2).concat([undefined]),
  ]);
  expect(about[0]?.gap).toMatchObject({ from: "2026-09-13", to: "2026-09-13", amount: null });
});

it("stores the sen with the lines, so that the bank's balance is still explained", async () => {
  const missing = async () =>
    (await get<{ banks: BankAgreement[] }>("books/banks/")).banks.find(({ code }) => code === "bsi");
  const bsi = { bank: "bsi" };
  const rows = [
    "01/10/2026;BAGI HASIL;;12.345,67;112.345,67",
    "02/10/2026;BAGI HASIL;;10.000,67;122.346,34",
    "03/10/2026;PAJAK;2.469,13;;119.877,21",
    "04/10/2026;BUNGA;;0,75;119.877,96",
    "05/10/2026;BAGI HASIL;;1.000,99;120.878,95",
  ];
  await load(rows, bsi);
  await load(rows, bsi);
  // Row by row the whole rupiah come to 120.876: without what was cut off two would seem to be missing.
  expect(await missing()).toMatchObject({ closing: { amount: 120_878 }, missing: 0, sen: 295 });
  const [line] = (await books.lines()).filter(({ amount }) => amount === 12_345);
  expect(line?.sen).toBe(67);
  const [tax] = (await debits()).filter(({ amount }) => amount === 2469);
  expect(tax?.sen).toBe(13);
  await load(["06/10/2026;LAIN;;1.000,00;125.878,95"], bsi);
  expect((await missing())?.missing).toBe(4000);
});

it("posts a bank charge to its own account, and reverses it", async () => {
  await load(["03/08/2026;BIAYA TRF ANTARBANK;6.500;;"]);
  const debit = (await debits()).find(({ amount }) => amount === 6500);
  expect(debit).toMatchObject({ amount: 6500, charge_like: true, payouts: [] });
  const before = await inLedger("bank:bjb");
  const other = await aBookkeeper(api);
  const answers = await Promise.all([
    decide(debit?.id, "charge"),
    other.post("statement-debits/decide", { debits: [debit?.id], as: "charge" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await inLedger("expense:bank"), await inLedger("bank:bjb")]).toEqual([6500, (before ?? 0) - 6500]);
  expect((await decide(debit?.id, "open", { from: "charge" })).status).toBe(200);
  expect([await inLedger("expense:bank"), await inLedger("bank:bjb")]).toEqual([0, before]);
  await decide(debit?.id, "charge");
  expect(await inLedger("expense:bank")).toBe(6500);
});

it("posts a courier's bill to the shipping account, once, and reverses it", async () => {
  await load(["05/08/2026;TRF JNE OKTOBER;18.000;;"]);
  const debit = (await debits()).find(({ amount }) => amount === 18_000);
  const before = await inLedger("bank:bjb");
  expect((await decide(debit?.id, "courier")).status).toBe(400);
  const other = await aBookkeeper(api);
  const paid = { debits: [debit?.id], as: "courier", courier: "JNE" };
  const answers = await Promise.all([
    books.post("statement-debits/decide", paid),
    other.post("statement-debits/decide", paid),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await inLedger("shipping"), await inLedger("bank:bjb")]).toEqual([18_000, (before ?? 0) - 18_000]);
  expect(await debits("courier")).toMatchObject([{ id: debit?.id, courier: "JNE" }]);
  // It was a charge of the bank: one is booked back and the other is booked, in one transaction.
  expect((await decide(debit?.id, "charge", { from: "courier" })).status).toBe(200);
  expect([await inLedger("shipping"), await inLedger("expense:bank")]).toEqual([0, 24_500]);
  expect((await decide(debit?.id, "open", { from: "charge" })).status).toBe(200);
  expect([await inLedger("shipping"), await inLedger("bank:bjb")]).toEqual([0, before]);
});

it("shows a payout by its line, once, and lets go of it when the payout is taken back", async () => {
  const campaign = await aCampaign(api.database);
  const gift = await aWaitingGift(api.database, campaign.id, { amount: 900_250 });
  await books.post(`payments/${gift.reference}/approve`, {});
  const payout = {
    campaign_id: campaign.id,
    bank: "bjb",
    paid_on: "2026-07-02",
    title: "Semen",
    story: "",
    picture: null,
  };
  const paid = await books.post<{ id: number }>("payouts", { ...payout, amount: 75_000 });
  const smaller = await books.post<{ id: number }>("payouts", { ...payout, amount: 10_000 });
  await load(["03/07/2026;TRF KELUAR TOKO;75.000;;", "03/07/2026;TRF KELUAR LAGI;75.000;;"]);
  const [second, first] = (await debits()).filter(({ amount }) => amount === 75_000);
  expect(first?.payouts).toMatchObject([{ id: paid.body.id, title: "Semen" }]);
  expect((await decide(first?.id, "payout", { payout_id: smaller.body.id })).body.code).toBe("other_amount");
  expect((await decide(first?.id, "payout", { payout_id: paid.body.id })).status).toBe(200);
  expect((await decide(second?.id, "payout", { payout_id: paid.body.id })).body.code).toBe("already_seen");
  expect((await debits("payout")).map(({ payout: shown }) => shown?.id)).toEqual([paid.body.id]);
  await books.post(`payouts/${paid.body.id}/reverse`, { reason: "Salah kampanye." });
  expect((await debits("payout")).length).toBe(0);
  expect((await decide(first?.id, "ignored")).status).toBe(200);
});

it("refuses the file of another bank or account, unless a treasurer confirms it", async () => {
  const bsi = ["PT Bank Syariah Indonesia Tbk;;;;", "No. Rekening : 7123456789;;;;", HEAD];
  const csv = [...bsi, "02/06/2026;TRF BANK LAIN;;61.000;"].join("\n");
  expect((await preview([], { csv })).stranger).toEqual({
    why: "Kepala berkas ini menyebut BSI, bukan Bank Jabar Banten Syariah (bjb).",
    bank: "bsi",
  });
  const refused = await load([], { csv });
  expect([refused.status, refused.body.code]).toEqual([409, "other_owner"]);
  // The number of the account is compared too.
  const own = await preview([], { csv, bank: "bsi" });
  expect(own.stranger?.why).toContain("rekening 7123456789, sedangkan rekening");
  expect(own.stranger?.bank).toBeNull();
  expect((await load([], { csv, anyway: true })).body).toMatchObject({ added: 1 });
  const { rows } = await api.database.pool.query<{ after: object }>(
    "select after from audit_log where action = 'statement.import' order by id desc limit 1",
  );
  expect(rows[0]?.after).toMatchObject({ anyway: expect.stringContaining("BSI") });
  expect((await preview(["02/06/2026;TRF BANK LAIN;;61.000;"])).stranger).toBeNull();
});

it("distinguishes equal rows of overlapping files by their balance", async () => {
  const fee = (balance: string) => `10/05/2026;BIAYA;2.500;;${balance}`;
  expect((await load([fee("97.500")])).body).toMatchObject({ debits: 1 });
  expect((await load([fee("95.000"), "11/05/2026;BIAYA;2.500;;92.500"])).body).toMatchObject({
    debits: 2,
    repeated: 0,
  });
  // A file about all of these days brings nothing new, and one more fee of the first day is new.
  const all = [fee("97.500"), fee("95.000"), "11/05/2026;BIAYA;2.500;;92.500"];
  expect(await preview(all)).toMatchObject({ outgoing: { count: 0 }, repeated: { count: 3 }, alike: [] });
  expect((await load([fee("100.000"), ...all])).body).toMatchObject({ debits: 1, repeated: 3 });
});

it("asks about equal rows of overlapping files without a balance, and adds those that the treasurer chooses", async () => {
  const fee = "10/04/2026;BIAYA HARIAN;2.500;;";
  await load(["09/04/2026;TRF A;;1.000;", fee]);
  const rest = [fee, "12/04/2026;TRF B;;1.000;"];
  const alike = [{ row: 2, day: "2026-04-10", amount: 2500, out: true, description: "BIAYA HARIAN" }];
  expect(await preview(rest)).toMatchObject({ outgoing: { count: 0 }, repeated: { count: 1 }, alike });
  expect(await preview(rest, { also: [2] })).toMatchObject({
    outgoing: { count: 1, amount: 2500 },
    repeated: { count: 0 },
    alike,
  });
  // Two imports at once do not both take the same number.
  const twice = await Promise.all([
    load(rest, { also: [2] }),
    load([...rest, "13/04/2026;C;;5;"], { also: [2] }),
  ]);
  expect(twice.map(({ body }) => body)).toEqual([
    expect.objectContaining({ debits: 1 }),
    expect.objectContaining({ debits: 1 }),
  ]);
  // A file about the whole period counts: three are there, none is new, and nothing is asked.
  const whole = ["08/04/2026;D;;7;", fee, fee, fee, "15/04/2026;E;;7;"];
  expect(await preview(whole)).toMatchObject({ repeated: { count: 3 }, outgoing: { count: 0 }, alike: [] });
});

it("undoes an import completely while none of its lines is used, the later file first", async () => {
  const filesNow = () => get<StatementFile[]>("statement-files/?bank=bjb");
  const first = ["05/03/2026;TRF SALAH BANK;;71.000;", "05/03/2026;BIAYA SALAH;1.500;;"];
  await load(first, { name: "salah.csv" });
  await load([...first, "06/03/2026;TRF LAGI;;72.000;"], { name: "sesudahnya.csv" });
  const [later, wrong] = (await filesNow()).filter(({ first_day }) => first_day === "2026-03-05");
  expect([later?.name, later?.used, wrong?.name]).toEqual(["sesudahnya.csv", 0, "salah.csv"]);
  const back = (id: number | undefined) =>
    send<{ code: string; detail: string }>(
      api,
      "DELETE",
      `/api/admin/statement-files/${id}/`,
      undefined,
      books.headers,
    );
  const refused = await back(wrong?.id);
  expect([refused.body.code, refused.body.detail]).toEqual([
    "repeated_later",
    expect.stringContaining("sesudahnya.csv"),
  ]);
  expect((await back(later?.id)).status).toBe(200);

  const line = (await books.lines()).find(({ description }) => description === "TRF SALAH BANK");
  await books.post("statements/set-aside", { lines: [line?.id], as: "unidentified" });
  expect((await back(wrong?.id)).body.code).toBe("lines_used");
  expect((await filesNow()).find(({ id }) => id === wrong?.id)?.used).toBe(1);
  await books.post("statements/set-aside", { lines: [line?.id], from: "unidentified", as: "open" });
  // Used and taken back at once: one of both wins.
  const answers = await Promise.all([
    back(wrong?.id),
    books.post("statements/set-aside", { lines: [line?.id], as: "ignored" }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  if (answers[0].status !== 200) {
    await books.post("statements/set-aside", { lines: [line?.id], from: "ignored", as: "open" });
    expect((await back(wrong?.id)).status).toBe(200);
  }
  expect((await filesNow()).some(({ id }) => id === wrong?.id)).toBe(false);
  // Lines of an older version do not name their file: it stays.
  await load(["07/03/2026;TRF LAMA;;73.000;"], { name: "lama.csv" });
  await api.database.pool.query("update statement_line set file_id = null where description = 'TRF LAMA'");
  const old = (await filesNow()).find(({ name }) => name === "lama.csv");
  expect([old?.used, (await back(old?.id)).body.code]).toEqual([1, "lines_used"]);
  expect((await preview(first)).incoming.count).toBe(1);
  const { rows } = await api.database.pool.query(
    "select before from audit_log where action = 'statement.take_back' order by id desc limit 1",
  );
  expect(rows[0]?.before).toMatchObject({ name: "salah.csv", lines: 1, debits: 1 });
});
