import type { Campaign, CampaignFunds, StaffPayout } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let treasurer: Record<string, string>;
let campaign: Awaited<ReturnType<typeof aCampaign>>;
beforeAll(async () => {
  api = await testApp();
  treasurer = bearer(await aStaffMember(api, "bendahara"));
});
beforeEach(async () => {
  campaign = await aCampaign(api.database);
  const gift = await aWaitingGift(api.database, campaign.id, { amount: 100_250 });
  await send(api, "POST", `/api/admin/payments/${gift.reference}/approve/`, {}, treasurer);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const pay = (change: object = {}, headers: Record<string, string> = {}) =>
  send<StaffPayout & { code: string; amount: number }>(
    api,
    "POST",
    "/api/admin/payouts/",
    {
      campaign_id: campaign.id,
      bank: "bsi",
      amount: 60_000,
      paid_on: "2026-11-10",
      title: "Semen",
      ...change,
    },
    { ...treasurer, ...headers },
  );
const page = async () => (await api.get<Campaign>(`/api/campaigns/${campaign.slug}/`)).body;

it("shows on the campaign where the money went, without anything that could run", async () => {
  const { status } = await pay({ story: "<p>Tiba.</p><script>alert(1)</script>" });
  expect(status).toBe(201);
  expect(await page()).toMatchObject({
    current_amount: 100_250,
    paid_out_amount: 60_000,
    payouts: [
      { title: "Semen", amount: 60_000, paid_on: "2026-11-10", story: "<p>Tiba.</p>", picture: null },
    ],
  });
  const { body } = await api.get<CampaignFunds[]>("/api/admin/campaign-funds/?limit=1", treasurer);
  expect(body).toMatchObject([{ id: campaign.id, collected: 100_250, paid_out: 60_000, remaining: 40_250 }]);
});

it("never pays out more than is left, also when two pay at the same moment", async () => {
  const answers = await Promise.all([pay(), pay(), pay()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "not_enough",
    amount: 40_250,
  });
  expect((await pay({ amount: 40_250 })).status).toBe(201);
  expect((await pay({ amount: 1 })).status).toBe(409);
});

it("pays once for one idempotency key", async () => {
  const key = { "idempotency-key": "satu-kali-saja" };
  const answers = await Promise.all([pay({ amount: 10_000 }, key), pay({ amount: 10_000 }, key)]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await pay({ amount: 10_000 }, key)).body.id).toBe(answers[0]?.body.id);
  expect((await page()).paid_out_amount).toBe(10_000);
  expect((await pay({ amount: 20_000 }, key)).body.code).toBe("key_reused");
});

it("refuses what cannot be", async () => {
  expect((await pay({ paid_on: "2999-01-01" })).status).toBe(400);
  expect((await pay({ campaign_id: 999_999 })).status).toBe(400);
  expect((await pay({ amount: 0 })).status).toBe(400);
  expect((await pay({ title: " " })).status).toBe(400);
});

const change = (id: number, told: object) =>
  send<StaffPayout>(api, "PUT", `/api/admin/payouts/${id}/`, told, treasurer);
const reverse = (id: number, reason = "Nominalnya keliru.", headers = treasurer) =>
  send<StaffPayout & { code: string; detail: string }>(
    api,
    "POST",
    `/api/admin/payouts/${id}/reverse/`,
    { reason },
    headers,
  );
const deeds = async (id: number) =>
  (
    await api.database.pool.query(
      "select action, before, after from audit_log where subject_kind = 'payout' and subject_id = $1 order by id",
      [String(id)],
    )
  ).rows;

it("reverses a payout: its money is available again, and visitors no longer see it", async () => {
  const { id } = (await pay()).body;
  const { status, body } = await reverse(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    amount: 60_000,
    reversed: { by: expect.any(String), reason: "Nominalnya keliru." },
  });
  expect(await page()).toMatchObject({ current_amount: 100_250, paid_out_amount: 0, payouts: [] });
  expect((await pay({ amount: 100_250 })).status).toBe(201);
  expect(await deeds(id)).toMatchObject([
    { action: "payout.create" },
    { action: "payout.reverse", before: { amount: 60_000 }, after: { reason: "Nominalnya keliru." } },
  ]);
});

it("reverses it once, even if two people try, and only with a reason", async () => {
  const { id } = (await pay()).body;
  const other = bearer(await aStaffMember(api, "bendahara"));
  expect((await reverse(id, " ")).status).toBe(400);
  const answers = await Promise.all([reverse(id), reverse(id, "Salah kampanye.", other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "already_reversed",
    detail: expect.stringMatching(/^Penyaluran ini sudah dibatalkan oleh warga\d+\.$/),
  });
  expect((await change(id, { title: "Lain", paid_on: "2026-11-10" })).status).toBe(409);
  expect((await reverse(999_999)).status).toBe(404);
});

it("gives reversed money to one of two who want it at that moment", async () => {
  const { id } = (await pay({ amount: 100_250 })).body;
  const answers = await Promise.all([reverse(id), pay({ amount: 90_000 }), pay({ amount: 90_000 })]);
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
  expect((await page()).paid_out_amount).toBeLessThanOrEqual(100_250);
});

it("corrects the public texts, never the money, and audits only what changed", async () => {
  const { id } = (await pay({ story: "<p>Tiba.</p>" })).body;
  await api.database.pool.query("insert into stored_file (key, kind) values ('a1b2', 'picture')");
  const shown = { story: "<p>Tiba.</p>", picture: "a1b2", consent: true };
  const told = { title: "Semen dan pasir", paid_on: "2026-11-10", ...shown };
  // Everybody who can be seen in it must have agreed.
  expect((await change(id, { ...told, consent: false })).status).toBe(400);
  const { status, body } = await change(id, {
    ...told,
    amount: 1,
    story: "<p>Tiba.</p><img src=x onerror=alert(1)>",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...told,
    picture: "/media/a1b2/640.jpg",
    picture_key: "a1b2",
    amount: 60_000,
  });
  expect((await page()).payouts).toMatchObject([{ title: "Semen dan pasir", story: "<p>Tiba.</p>" }]);
  expect((await deeds(id)).at(-1)).toEqual({
    action: "payout.change",
    before: { title: "Semen", picture: null, consent: false },
    after: { title: "Semen dan pasir", picture: "a1b2", consent: true },
  });
  await change(id, told);
  expect(await deeds(id)).toHaveLength(2);
  expect((await change(id, { ...told, paid_on: "2999-01-01" })).status).toBe(400);
  expect((await change(id, { ...told, picture: "c3d4" })).status).toBe(400);
});

it("shows a voucher as PDF beside the report, and accepts only a PDF", async () => {
  const upload = async (content: string) => {
    const form = new FormData();
    form.set("voucher", new Blob([content], { type: "application/pdf" }), "kuitansi.pdf");
    const request = new Request("http://x.invalid", { method: "POST", body: form });
    return api.app.inject({
      method: "POST",
      url: "/api/admin/vouchers/",
      headers: { ...treasurer, "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const refused = await upload("<script>alert(1)</script>");
  expect([refused.statusCode, refused.json().code]).toEqual([415, "unsupported_type"]);
  const { key, url } = (await upload("%PDF-1.7 kuitansi")).json() as { key: string; url: string };
  expect((await pay({ voucher: "a".repeat(24) })).status).toBe(400);
  const { body } = await pay({ voucher: key });
  expect(body).toMatchObject({ voucher: url, voucher_key: key });
  expect((await page()).payouts).toMatchObject([{ title: "Semen", voucher: url }]);
  const read = await api.app.inject({ method: "GET", url });
  expect(read.headers).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect(read.body).toBe("%PDF-1.7 kuitansi");
  await send(
    api,
    "PUT",
    `/api/admin/payouts/${body.id}/`,
    { paid_on: "2026-11-10", title: "Semen" },
    treasurer,
  );
  expect((await page()).payouts).toMatchObject([{ voucher: null }]);
});
