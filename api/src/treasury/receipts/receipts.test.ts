import type { StaffReceipt } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { verifyPayment } from "../../payments/index.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { textOf } from "../../testing/pdf.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let treasurer: Awaited<ReturnType<typeof aStaffMember>>;
let headers: ReturnType<typeof bearer>;
let campaign: { id: number };
beforeAll(async () => {
  api = await testApp();
  treasurer = await aStaffMember(api, "bendahara");
  headers = bearer(treasurer);
  campaign = await aCampaign(api.database, { title: "Sumur Desa" });
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

type Given = Parameters<typeof aWaitingGift>[2];
async function aReceipt(given: Given = {}): Promise<StaffReceipt> {
  const gift = await aWaitingGift(api.database, campaign.id, { amount: 75_500, ...given });
  await api.database.kysely
    .transaction()
    .execute((tx) =>
      verifyPayment(tx, api.app.payments.payables, gift.id, { as: "system", reason: "terlihat" }),
    );
  const [found] = await list(`search=${gift.reference}`);
  if (!found) throw new Error("it is not on the list");
  return found;
}
const list = async (query: string) =>
  (await api.get<StaffReceipt[]>(`/api/admin/receipts/?${query}`, headers)).body;
const act = (number: string, what: string, body?: object, as = headers) =>
  send<{ code: string; number: string; detail: string }>(
    api,
    "POST",
    `/api/admin/receipts/${number}/${what}/`,
    body,
    as,
  );
const REASON = { reason: "nama salah ketik" };
const deeds = async (reference: string) =>
  (
    await api.database.kysely
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", reference)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

it("is found by its number, its payment, its giver and its amount, and by whether it holds", async () => {
  const receipt = await aReceipt({ payer_name: "Sulistyowati Handayani", amount: 87_654 });
  for (const sought of [receipt.number, receipt.reference, "sulistyowati", "87654"])
    expect((await list(`search=${encodeURIComponent(sought)}`)).map(({ number }) => number)).toContain(
      receipt.number,
    );
  const numbers = async (status: string) =>
    (await list(`status=${status}&search=${receipt.reference}`)).map(({ number }) => number);
  expect([await numbers("valid"), await numbers("void")]).toEqual([[receipt.number], []]);
});

it("is replaced by one with another name, once when two do it, and the old one leads there", async () => {
  const receipt = await aReceipt({ payer_name: "Rina Aulia Rahmn" });
  const named = { payer_name: "Rina Aulia Rahman", on_behalf: "Ibu Salmah", ...REASON };
  const both = await Promise.all([
    act(receipt.number, "replace", named),
    act(receipt.number, "replace", named),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const number = both.find(({ status }) => status === 200)?.body.number ?? "";
  const now = await list(`search=${receipt.reference}`);
  expect(now).toMatchObject([
    { number, payer_name: "Rina Aulia Rahman", on_behalf: "Ibu Salmah", amount: 75_500, void: null },
    { number: receipt.number, void: { because: "corrected", note: REASON.reason } },
  ]);
  const check = await api.get<{ replaced_by: string }>(`/api/receipts/${receipt.number}/`);
  expect(check.body.replaced_by).toBe(number);
  expect(await deeds(receipt.reference)).toEqual(["receipt.replace"]);
});

it("is void with a reason that only staff read, and may be issued anew", async () => {
  const receipt = await aReceipt();
  expect((await act(receipt.number, "void", { reason: "x" })).status).toBe(400);
  expect((await act(receipt.number, "void", REASON)).status).toBe(200);
  expect((await act(receipt.number, "void", REASON)).body.code).toBe("receipt_void");
  const { body } = await api.get(`/api/receipts/${receipt.number}/`);
  expect(body).toMatchObject({ void: { because: "withdrawn" } });
  expect(JSON.stringify(body)).not.toContain(REASON.reason);
  const again = await act(receipt.number, "replace", { payer_name: receipt.payer_name, ...REASON });
  expect(again.status).toBe(200);
  expect(await deeds(receipt.reference)).toEqual(["receipt.void", "receipt.replace"]);
});

it("is sent again to a payer with an address, with a link to the document", async () => {
  const receipt = await aReceipt({ payer_email: "rina@example.com" });
  expect((await act(receipt.number, "send")).status).toBe(200);
  const { rows } = await api.database.pool.query<{ payload: { to: string; text: string } }>(
    "select payload from job where name = 'mail' order by id desc limit 1",
  );
  expect(rows[0]?.payload.to).toBe("rina@example.com");
  expect(rows[0]?.payload.text).toMatch(
    /Unduh tanda terima \(PDF\):\n\S+\/api\/payments\/page\/\S+\/receipt\//,
  );
  expect(rows[0]?.payload.text).toContain(`/bukti/${receipt.number}`);
  expect((await act((await aReceipt()).number, "send")).body.code).toBe("no_address");
});

it("is printed as its giver has it", async () => {
  const receipt = await aReceipt({ payer_name: "Rina Aulia" });
  const { rawPayload } = await api.app.inject({ url: `/api/admin/receipts/${receipt.number}/pdf/`, headers });
  expect((await textOf(rawPayload))[0]).toContain("DariRinaAulia");
});

it("of one's own gift is another's to correct", async () => {
  const other = bearer(await aStaffMember(api, "bendahara"));
  const receipt = await aReceipt({ member_id: treasurer.id });
  const named = { payer_name: "Nama Lain", ...REASON };
  expect((await act(receipt.number, "replace", named)).body.code).toBe("own_money");
  expect((await act(receipt.number, "replace", named, other)).status).toBe(200);
});
