import {
  type BankAgreement,
  type BookAccount,
  type CashBox,
  type CashGift,
  type CashHandover,
  jakartaDay,
  type StaffReceipt,
} from "@barakah/contract";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { send, sendForm } from "../../testing/calls.ts";
import { textOf } from "../../testing/pdf.ts";
import { aBookkeeper, type Bookkeeper, keptByLedger } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let one: Bookkeeper;
let other: Bookkeeper;
let campaign: { id: number; slug: string; title: string };
let box: string;
let number = 0;
const DAY = "2026-11-10";

beforeAll(async () => {
  api = await testApp();
  one = await aBookkeeper(api);
  other = await aBookkeeper(api);
});
/** A box and a campaign for each: what one test leaves behind is not the next one's. */
beforeEach(async () => {
  campaign = await aCampaign(api.database);
  const name = `Kotak amal ${++number}`;
  await one.post("cash/boxes", { name });
  box = (await boxes()).find((found) => found.name === name)?.code ?? "";
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const get = async <T>(path: string) => (await api.get<T>(`/api/admin/${path}`, one.headers)).body;
const boxes = async () => (await get<{ boxes: CashBox[] }>("cash/boxes/")).boxes;
const inBox = async () => (await boxes()).find(({ code }) => code === box)?.balance;
const record = (given: object = {}, by = one) =>
  by.post<{ reference: string; code: string }>("cash/gifts", {
    box,
    slug: campaign.slug,
    amount: 75_000,
    day: DAY,
    ...given,
  });
const handOver = (amount: number, by = one) =>
  by.post("cash/handovers", { box, bank: "bsi", amount, day: DAY });
const newest = async () => (await get<CashHandover[]>("cash/handovers/?limit=50")).toSorted(byNumber)[0];
const byNumber = (a: CashHandover, b: CashHandover) => b.id - a.id;
const agreement = async () =>
  (await get<{ banks: BankAgreement[] }>("books/banks/")).banks.find(({ code }) => code === "bsi");
const collected = async () => {
  const { rows } = await api.database.pool.query<{ collected_amount: number; donor_count: number }>(
    "select collected_amount, donor_count from campaign_total where campaign_id = $1",
    [campaign.id],
  );
  return rows[0];
};
const aLine = (amount: number) => one.line(amount, "SETOR TUNAI");

it("counts cash like any gift, by name or as Hamba Allah, in a cash box with its own ledger account", async () => {
  expect((await record({ giver: "Bu Siti", phone: "0812-3456-7890" })).status).toBe(200);
  const { body } = await record({ amount: 25_500 });
  expect(await collected()).toEqual({ collected_amount: 100_500, donor_count: 2 });
  const gifts = await get<CashGift[]>("cash/gifts/");
  expect(gifts.slice(0, 2)).toMatchObject([
    { reference: body.reference, giver: "Hamba Allah", amount: 25_500, day: DAY, voided: false },
    { giver: "Bu Siti", amount: 75_000, campaign: campaign.title, recorded_by: one.username },
  ]);
  const { accounts } = await get<{ accounts: BookAccount[] }>("books/accounts/");
  expect(accounts.find(({ account }) => account === `cash:${box}`)).toMatchObject({
    name: gifts[0]?.box,
    group: "money",
    balance: 100_500,
  });
  const donors = await api.get(`/api/donations/campaign/${campaign.slug}/donations/`);
  expect(JSON.stringify(donors.body)).toContain("Siti");
  // It never was at a bank: no line is waited for.
  const unseen = await get<{ reference: string }[]>("payments-unseen/");
  expect(unseen.map(({ reference }) => reference)).not.toContain(body.reference);
});

it("has a receipt of the day on which it was given, whenever that is written down", async () => {
  const { body } = await record({ day: "2026-10-31", giver: "Bu Siti" });
  const find = async () =>
    (await get<StaffReceipt[]>(`receipts/?search=${body.reference}&status=valid`)).map(
      ({ number, received_at }) => [number.slice(0, 10), jakartaDay(received_at)],
    );
  expect(await find()).toEqual([["TT-2026-10", "2026-10-31"]]);
  const [{ number }] = await get<[StaffReceipt]>(`receipts/?search=${body.reference}`);
  const { rawPayload } = await api.app.inject({
    url: `/api/admin/receipts/${number}/pdf/`,
    headers: one.headers,
  });
  expect((await textOf(rawPayload))[0]).toContain("TanggalditerimaSabtu,31Oktober2026Jenisdana");
  // Another one in its place is of that day too.
  const named = { payer_name: "Siti Aminah", on_behalf: "", reason: "Salah tulis nama." };
  expect((await other.post(`receipts/${number}/replace`, named)).status).toBe(200);
  expect(await find()).toEqual([["TT-2026-10", "2026-10-31"]]);
});

it("stores the photograph of the paper with the payment, and records a repeated call once", async () => {
  const paper = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const fields = {
    ...{ box, slug: campaign.slug, amount: "40000", day: DAY },
    paper_file: { name: "kuitansi.png", type: "image/png", bytes: paper },
  };
  const headers = { ...one.headers, "idempotency-key": "kas-sekali-saja" };
  const record = () =>
    sendForm<{ reference: string }>(api, "POST", "/api/admin/cash/gifts/", fields, headers);
  const [{ body: first }, { body: second }] = await Promise.all([record(), record()]);
  expect(second.reference).toBe(first.reference);
  expect(await inBox()).toBe(40_000);
  const file = await get<{ proofs: unknown[]; method: string }>(`payments/${first.reference}/`);
  expect(file).toMatchObject({ method: "cash", status: "verified" });
  const { rows } = await api.database.pool.query(
    "select proof_key from transfer_claim c join payment p on p.id = c.payment_id where p.reference = $1",
    [first.reference],
  );
  expect(rows).toHaveLength(1);
});

it("refuses a day that has not come, a campaign that is over and a box that is retired", async () => {
  expect((await record({ day: "2099-01-01" })).status).toBe(400);
  expect((await record({ slug: "tidak-ada" })).status).toBe(404);
  expect((await record({ amount: 0 })).status).toBe(400);
  await one.post(`cash/boxes/${box}`, { name: `Lama ${box}`, active: false });
  expect((await record()).body.code).toBe("box_retired");
});

it("retires a box only when it is empty, and gives no two the same name", async () => {
  await record();
  const name = `Kotak baru ${number}`;
  expect((await one.post(`cash/boxes/${box}`, { name, active: false })).body.code).toBe("not_empty");
  expect((await one.post(`cash/boxes/${box}`, { name, active: true })).status).toBe(200);
  expect((await one.post("cash/boxes", { name: name.toUpperCase() })).body.code).toBe("name_taken");
  expect((await boxes()).find(({ code }) => code === box)).toMatchObject({ name, balance: 75_000 });
});

it("lets one of two treasurers hand over the same cash at the same moment", async () => {
  await record();
  const both = await Promise.all([handOver(75_000), handOver(75_000, other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe("not_enough");
  expect(await inBox()).toBe(0);
});

it("records a handover once if the call is repeated with one key", async () => {
  await record();
  const body = { box, bank: "bsi", amount: 30_000, day: DAY };
  const headers = { ...one.headers, "idempotency-key": `setor-${box}` };
  const call = (sent: object) => send(api, "POST", "/api/admin/cash/handovers/", sent, headers);
  expect((await Promise.all([call(body), call(body)])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await inBox()).toBe(45_000);
  expect((await call({ ...body, amount: 1000 })).body.code).toBe("key_reused");
});

it("is unseen at the bank until its line shows it, and is counted once", async () => {
  const before = await agreement();
  await record();
  await handOver(75_000);
  const handed = await newest();
  expect((await agreement())?.handed).toBe((before?.handed ?? 0) + 75_000);
  const line = await aLine(75_000);
  expect((await newest())?.candidates.map(({ id }) => id)).toContain(line);
  // Kept as nobody's it would be in the books twice: asked first.
  const aside = { lines: [line], from: "open", as: "unidentified" };
  expect((await one.post("statements/set-aside", aside)).body.code).toBe("likely_handover");
  const kept = await keptByLedger(api);
  expect((await one.post("statements/set-aside", { ...aside, confirm: true })).status).toBe(200);
  const path = `cash/handovers/${handed?.id}/line`;
  const both = await Promise.all([one.post(path, { line }), other.post(path, { line })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await keptByLedger(api)).toBe(kept);
  const after = await agreement();
  expect(after).toMatchObject({ handed: before?.handed, unexplained: 0 });
  expect((after?.ledger ?? 0) - (before?.ledger ?? 0)).toBe(75_000);
  expect((await one.lines("matched")).find(({ id }) => id === line)?.handover).toBe(handed?.box);
  expect((await newest())?.line?.id).toBe(line);
});

it("refuses a line of another sum or bank, and one that is matched already", async () => {
  await record();
  await handOver(50_000);
  const path = `cash/handovers/${(await newest())?.id}/line`;
  expect((await one.post(path, { line: await aLine(50_001) })).body.code).toBe("other_amount");
  const taken = await aLine(50_000);
  await one.post("statements/set-aside", { lines: [taken], from: "open", as: "ignored" });
  expect((await one.post(path, { line: taken })).body.code).toBe("line_taken");
});

it("undoes a handover with a reason, and unmatches its line", async () => {
  await record();
  await handOver(75_000);
  const handed = await newest();
  const line = await aLine(75_000);
  await one.post(`cash/handovers/${handed?.id}/line`, { line });
  const back = () => other.post(`cash/handovers/${handed?.id}/reverse`, { reason: "salah bank" });
  expect((await Promise.all([back(), back()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await inBox()).toBe(75_000);
  expect((await one.lines()).some(({ id }) => id === line)).toBe(true);
  expect(await newest()).toMatchObject({ reversed: "salah bank", line: null });
});

it("voids a gift with its reason: total, box and books follow; not once its cash or its fund is gone", async () => {
  const { reference } = (await record()).body;
  const voided = (why = "tercatat dua kali") => one.post(`cash/gifts/${reference}/void`, { reason: why });
  expect((await voided("")).status).toBe(400);
  // It would wait for a transfer.
  expect((await one.post(`payments/${reference}/reverse`, { reason: "keliru" })).body.code).toBe("cash_gift");
  await handOver(75_000);
  expect((await voided()).body.code).toBe("cash_gone");
  await one.post(`cash/handovers/${(await newest())?.id}/reverse`, { reason: "belum disetor" });
  const payout = { campaign_id: campaign.id, bank: "bsi", amount: 1000, paid_on: DAY, title: "Semen" };
  const { id } = (await one.post<{ id: number }>("payouts", payout)).body;
  expect((await voided()).body.code).toBe("paid_out");
  await one.post(`payouts/${id}/reverse`, { reason: "salah kampanye" });
  const both = await Promise.all([voided(), voided()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await collected()).toEqual({ collected_amount: 0, donor_count: 0 });
  expect(await inBox()).toBe(0);
  expect((await get<CashGift[]>("cash/gifts/")).find((gift) => gift.reference === reference)?.voided).toBe(
    true,
  );
});

it("is seen by doctor when a box and the ledger disagree", async () => {
  await record();
  await api.database.pool.query("update cash_gift set box = 'utama' where box = $1", [box]);
  expect((await examine(api.database)).join()).toContain("isi sebuah kas tidak sama");
  await api.database.pool.query(
    "update cash_gift set box = $1 where payment_id = (select max(payment_id::text)::uuid from cash_gift where id = (select max(id) from cash_gift))",
    [box],
  );
});
