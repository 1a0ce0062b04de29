import type { Campaign, CampaignFunds, OnlinePayment } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send, VISITOR } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type Online, onlineApp } from "../../testing/with-provider.ts";

let app: Online;
let treasurer: Record<string, string>;
beforeAll(async () => {
  app = await onlineApp();
  treasurer = bearer(await aStaffMember(app.api, "bendahara"));
});

it("a refund after its payout makes the fund negative, and the next gift covers it", async () => {
  const { api, provider, settled } = app;
  const campaign = await aCampaign(api.database);
  const give = async (amount: number) => {
    const body = { amount, donorName: "Siti", donorPhone: "081200000000", campaignSlug: campaign.slug };
    const path = "/api/payments/generate-donation-midtrans-token/";
    const { token } = (await send<OnlinePayment>(api, "POST", path, body, VISITOR)).body;
    const { transaction } = provider.bank.charge(token, "success");
    await settled();
    return transaction?.transactionId ?? "";
  };
  const payOut = (amount: number) =>
    send<{ code: string; detail: string; amount: number }>(
      api,
      "POST",
      "/api/admin/payouts/",
      { campaign_id: campaign.id, bank: "bsi", amount, paid_on: "2026-11-10", title: "Semen" },
      treasurer,
    );
  const funds = async () =>
    (await api.get<CampaignFunds[]>("/api/admin/campaign-funds/?limit=1", treasurer)).body[0];

  const paid = await give(100_250);
  expect((await payOut(100_250)).status).toBe(201);
  provider.bank.refund(paid, { refundKey: "1", amount: undefined, reason: "batal" });
  await settled();
  expect(await funds()).toMatchObject({ collected: 0, paid_out: 100_250, remaining: -100_250 });
  expect((await api.get<Campaign>(`/api/campaigns/${campaign.slug}/`)).body).toMatchObject({
    current_amount: 0,
    paid_out_amount: 100_250,
  });
  expect(await payOut(1)).toMatchObject({
    status: 409,
    body: {
      code: "not_enough",
      detail: "Dana program ini kurang Rp. 100.250: ada donasi yang dikembalikan setelah disalurkan.",
    },
  });
  expect(await examine(api.database)).toEqual([]);

  await give(150_250);
  expect(await funds()).toMatchObject({ collected: 150_250, remaining: 50_000 });
  expect((await payOut(50_001)).status).toBe(409);
  expect((await payOut(50_000)).status).toBe(201);
  expect(await examine(api.database)).toEqual([]);
});
