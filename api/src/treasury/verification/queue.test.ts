import type { PaymentFile, QueuedPayment } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let treasurer: Record<string, string>;
let campaignId: number;
beforeAll(async () => {
  api = await testApp();
  treasurer = bearer(await aStaffMember(api, "bendahara"));
  campaignId = (await aCampaign(api.database, { category: "pembangunan", title: "Bangun Masjid" })).id;
});

const list = async (query: string) => {
  const answer = await api.get<QueuedPayment[]>(`/api/admin/payments/?${query}`, treasurer);
  return { ...answer, references: answer.body.map(({ reference }) => reference) };
};
const file = async (reference: string) =>
  (await api.get<PaymentFile>(`/api/admin/payments/${reference}/`, treasurer)).body;

describe("the queue", () => {
  it("says what each payment is for and whether its last three digits are the category's", async () => {
    const right = await aWaitingGift(api.database, campaignId, { amount: 250_225 });
    const wrong = await aWaitingGift(api.database, campaignId, { amount: 500_000 });
    const { body, headers } = await list("status=pending&kind=donation&has_proof=true&limit=2");
    expect(body).toMatchObject([
      { reference: wrong.reference, check: "mismatch", expected_add_on: 225 },
      { reference: right.reference, check: "match", title: "Bangun Masjid", category: "pembangunan" },
    ]);
    expect(Number(headers["x-total-count"])).toBeGreaterThanOrEqual(2);
  });

  it("begins with the oldest where it is worked off", async () => {
    const gifts = [];
    for (const amount of [310_225, 320_225, 330_225])
      gifts.push(await aWaitingGift(api.database, campaignId, { amount, payer_name: "Antrean Lama" }));
    const order = gifts.map(({ reference }) => reference);
    expect(
      (await list("status=pending&has_proof=true&search=antrean%20lama&oldest=true")).references,
    ).toEqual(order);
    expect((await list("search=antrean%20lama")).references).toEqual(order.toReversed());
    const whole = (await list("status=pending&oldest=true&limit=1000")).references;
    expect(whole).toEqual((await list("status=pending&limit=1000")).references.toReversed());
  });

  it("finds a payment by number, name, phone, account, amount and last three digits", async () => {
    const sought = await aWaitingGift(
      api.database,
      campaignId,
      { amount: 777_321, payer_name: "Nuraini Rahmatillah", payer_phone: "+62 813-5555-0042" },
      { source_account: "900-8877-6655", account_name: "RAHMATILLAH N" },
    );
    const ways = [
      sought.reference.toLowerCase(),
      sought.reference.slice(0, 9),
      "nuraini",
      "Nurani Rahmatilah",
      "0813 5555",
      "6281355550042",
      "90088776",
      "777321",
      "Rp. 777.321",
      "7773",
    ];
    for (const way of ways)
      expect([way, (await list(`search=${encodeURIComponent(way)}`)).references]).toEqual([
        way,
        [sought.reference],
      ]);
    expect((await list("add_on=321")).references).toEqual([sought.reference]);
    expect((await list("search=%25")).references).toEqual([]);
    const short = await api.get("/api/admin/payments/?add_on=12", treasurer);
    expect(short.status).toBe(400);
  });

  it("pages without losing or repeating one", async () => {
    const all = (await list("limit=1000")).references;
    const pages = [];
    for (let offset = 0; offset < all.length; offset += 2)
      pages.push(...(await list(`limit=2&offset=${offset}`)).references);
    expect(pages).toEqual(all);
  });
});

describe("one payment's file", () => {
  it("shows the claim, its history, earlier payments and the same proof used elsewhere", async () => {
    const phone = "0899-1111-2222";
    const earlier = await aWaitingGift(
      api.database,
      campaignId,
      { payer_phone: phone, amount: 10_225 },
      { proof_hash: "sama" },
    );
    const now = await aWaitingGift(
      api.database,
      campaignId,
      { payer_phone: "+62 899 1111 2222", amount: 20_225 },
      { proof_hash: "sama", source_account: "555000111" },
    );
    const opened = await file(now.reference);
    expect(opened.claims[0]).toMatchObject({ source_account: "555000111", same_proof: [earlier.reference] });
    expect(opened).toMatchObject({ proof_reused: true, check: "look", payer_phone: "+62 899 1111 2222" });
    expect(opened.earlier).toMatchObject([{ reference: earlier.reference, same: "phone" }]);
  });

  it("shows who else has it open", async () => {
    const payment = await aWaitingGift(api.database, campaignId);
    const other = await aStaffMember(api, "bendahara");
    const look = (headers: Record<string, string>) =>
      send<{ id: number }[]>(api, "POST", `/api/admin/payments/${payment.reference}/look/`, {}, headers);
    expect((await look(treasurer)).body).toEqual([]);
    expect((await look(bearer(other))).body).toHaveLength(1);
    expect((await file(payment.reference)).looking).toMatchObject([{ id: other.id }]);
  });

  it("opens a proof with its own key only", async () => {
    const one = await aWaitingGift(api.database, campaignId);
    const two = await aWaitingGift(api.database, campaignId);
    const url = (await file(one.reference)).claims[0]?.proof_url ?? "";
    const other = (await file(two.reference)).claims[0]?.proof_url ?? "";
    // Let in, and told that the file is not there: this test stored none.
    expect((await api.get(url)).status).toBe(404);
    const swapped = `${url.split("?")[0]}?${other.split("?")[1]}`;
    expect((await api.get(swapped)).status).toBe(403);
    expect((await api.get(url.split("?")[0] ?? "")).status).toBe(403);
    const editor = bearer(await aStaffMember(api, "editor"));
    expect((await api.get(url.split("?")[0] ?? "", editor)).status).toBe(403);
  });
});
