import type { Campaign, CampaignFunds, StaffPayout } from "@barakah/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { examine } from "../../app/doctor.ts";
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
const page = async () => (await send<Campaign>(api, "GET", `/api/campaigns/${campaign.slug}/`)).body;

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
  const { body } = await send<CampaignFunds[]>(
    api,
    "GET",
    "/api/admin/campaign-funds/?limit=1",
    undefined,
    treasurer,
  );
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

it("pays once for one key, however often it comes", async () => {
  const key = { "idempotency-key": "satu-kali-saja" };
  const answers = await Promise.all([pay({ amount: 10_000 }, key), pay({ amount: 10_000 }, key)]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await pay({ amount: 10_000 }, key)).body.id).toBe(answers[0]?.body.id);
  expect((await page()).paid_out_amount).toBe(10_000);
});

it("refuses what cannot be", async () => {
  expect((await pay({ paid_on: "2999-01-01" })).status).toBe(400);
  expect((await pay({ campaign_id: 999_999 })).status).toBe(400);
  expect((await pay({ amount: 0 })).status).toBe(400);
  expect((await pay({ title: " " })).status).toBe(400);
});

it("leaves books that agree", async () => {
  await pay();
  expect(await examine(api.database)).toEqual([]);
});
