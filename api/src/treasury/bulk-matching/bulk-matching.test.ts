import type { MatchBatch } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aSignedInMember } from "../../testing/calls.ts";
import { aBookkeeper, type Bookkeeper, bankDay } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let books: Bookkeeper;
let first: { id: number; title: string };
let second: { id: number; title: string };
beforeAll(async () => {
  api = await testApp();
  books = await aBookkeeper(api);
  first = await aCampaign(api.database, { title: "Sumur desa" });
  second = await aCampaign(api.database, { title: "Beasiswa santri" });
});
beforeEach(async () => {
  await api.database.pool.query("delete from statement_line where state = 'open'");
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

/** The add-on of the campaigns' category, without which a payment is flagged. */
const gift = (amount: number, payer_name: string, { id } = first, given: object = {}) =>
  aWaitingGift(api.database, id, { amount, payer_name, ...given });
interface Result {
  batch: number | null;
  results: { reference: string; approved: boolean; code: string }[];
}
const confirm = (pairs: [line: number | undefined, reference: string, unclaimed: number][]) =>
  books.post<Result>("statements/confirm", {
    matches: pairs.map(([line, reference, unclaimed]) => ({ line, reference, unclaimed })),
  });
const lineOf = async (words: string) =>
  (await books.lines()).find(({ description }) => description.includes(words));
const statusOf = async (reference: string) => (await books.file(reference)).status;
const undo = (batch: number | null, reason = "Salah tekan tombol.") =>
  books.post(`statements/batches/${batch}/undo`, { reason });

it("leaves a donor's two gifts of one sum for a look, and names the campaign of each", async () => {
  // The case of the report: one line, two waiting gifts of the donor for two campaigns.
  const one = await gift(150_250, "Hana Putri");
  const other = await gift(150_250, "Hana Putri", second);
  await books.load([`${bankDay()};TRF HANA PUTRI;150.250,00`]);
  const line = await lineOf("HANA");
  expect(line?.proposal).toMatchObject({ match: "exact", sure: false, doubt: "payments" });
  expect([first.title, second.title]).toContain(line?.proposal?.title);
  const { body } = await confirm([[line?.id, one.reference, 150_250]]);
  expect(body).toMatchObject({ batch: null, results: [{ approved: false, code: "doubtful_payments" }] });
  expect([await statusOf(one.reference), await statusOf(other.reference)]).toEqual(["pending", "pending"]);
  // A bulk approval gives the line to neither of them.
  await books.post("payments/approve", { references: [other.reference], confirm: true });
  expect((await books.file(other.reference)).money).toEqual([]);
});

it("leaves a payment that two lines may pay, and one with a warning, for a look", async () => {
  const twice = await gift(160_250, "Irfan Hakim");
  const flagged = await gift(170_251, "Jamilah Sari");
  await books.load([
    `${bankDay()};TRF IRFAN HAKIM;160.250,00`,
    `${bankDay()};TRF IRFAN HAKIM LAGI;160.250,00`,
    `${bankDay()};TRF JAMILAH SARI;170.251,00`,
  ]);
  const [two, warned] = [await lineOf("IRFAN HAKIM LAGI"), await lineOf("JAMILAH")];
  const lines = (await books.lines()).filter(({ proposal }) => proposal?.reference === twice.reference);
  expect(lines.map(({ proposal }) => proposal?.doubt)).toEqual(["lines"]);
  expect(warned?.proposal).toMatchObject({ doubt: "flagged", sure: false });
  const { body } = await confirm([
    [two?.id, twice.reference, 160_250],
    [warned?.id, flagged.reference, 170_251],
  ]);
  expect(body.results.map(({ code }) => code)).toEqual(["doubtful_lines", "doubtful_flagged"]);
});

it("matches all sure matches, and one act undoes them; the payers are notified of both", async () => {
  const member = await aSignedInMember(api);
  const waiting = await gift(181_250, "Kartika Dewi", first, { member_id: member.id });
  const approved = await gift(182_250, "Lukman Basri");
  await books.approve(approved.reference);
  await books.load([`${bankDay()};TRF KARTIKA DEWI;181.250,00`, `${bankDay()};TRF LUKMAN BASRI;182.250,00`]);
  const lines = [await lineOf("KARTIKA"), await lineOf("LUKMAN")];
  expect(lines.map((line) => line?.proposal?.sure)).toEqual([true, true]);
  const { body } = await confirm([
    [lines[0]?.id, waiting.reference, 181_250],
    [lines[1]?.id, approved.reference, 182_250],
  ]);
  expect(body.results.map(({ code }) => code)).toEqual(["approved", "approved"]);
  expect(await statusOf(waiting.reference)).toBe("verified");
  const { body: listed } = await api.get<MatchBatch[]>("/api/admin/statements/batches/", books.headers);
  expect(listed[0]).toMatchObject({ id: body.batch, count: 2, amount: 363_500, followed: 0 });

  const answers = await Promise.all([undo(body.batch), undo(body.batch)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await statusOf(waiting.reference), await statusOf(approved.reference)]).toEqual([
    "pending",
    "verified",
  ]);
  for (const { reference } of [waiting, approved]) expect((await books.file(reference)).money).toEqual([]);
  expect((await lineOf("KARTIKA"))?.unclaimed).toBe(181_250);
  const { rows } = await api.database.pool.query<{ told: number }>(
    "select count(*)::int as told from notification where member_id = $1",
    [member.id],
  );
  expect(rows[0]?.told).toBe(2);
});

it("undoes nothing of a batch that something followed", async () => {
  const [paid, kept] = [await gift(191_250, "Mulyadi Rahman"), await gift(192_250, "Nurul Aini")];
  await books.load([`${bankDay()};TRF MULYADI RAHMAN;191.250,00`, `${bankDay()};TRF NURUL AINI;192.250,00`]);
  const lines = [await lineOf("MULYADI"), await lineOf("NURUL")];
  const { body } = await confirm([
    [lines[0]?.id, paid.reference, 191_250],
    [lines[1]?.id, kept.reference, 192_250],
  ]);
  await books.post(`payments/${paid.reference}/reverse`, { reason: "Bukan uang program ini." });
  const refused = await undo(body.batch);
  expect([refused.status, refused.body.code]).toEqual([409, "followed"]);
  expect(refused.body.detail).toContain(paid.reference);
  expect(await statusOf(kept.reference)).toBe("verified");
});
