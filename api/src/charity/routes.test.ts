import type { Campaign, Donor } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign, aPayment, aVerifiedDonation } from "../testing/builders.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

describe("a campaign", () => {
  it("comes with its texts, its total and its updates, newest first", async () => {
    const row = await aCampaign(api.database, {
      slug: "beasiswa",
      title: "Beasiswa",
      description: "<p>Untuk <b>santri</b> &amp; pelajar.</p>",
      picture: "c-beasiswa",
      target_amount: 1_000_000,
      deadline: "2026-12-30T16:59:59.000Z",
    });
    await api.database.kysely
      .insertInto("campaign_update")
      .values([
        { campaign_id: row.id, title: "Lama", created_at: "2026-01-01T00:00:00Z" },
        { campaign_id: row.id, title: "Baru", created_at: "2026-02-01T00:00:00Z" },
      ])
      .execute();
    await aVerifiedDonation(api.database, row.id, { amount: 100_025 });

    const { status, body } = await api.get("/api/campaigns/beasiswa");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      thumbnail: "/media/c-beasiswa/640.jpg",
      summary: "Untuk santri & pelajar.",
      current_amount: 100_025,
      donor_count: 1,
      deadline: "2026-12-30T16:59:59.000Z",
    });
    const campaign: Campaign = body;
    expect(campaign.updates.map((update) => update.title)).toEqual(["Baru", "Lama"]);
    expect(campaign.updates[0]?.created_at).toBe("2026-02-01T00:00:00.000Z");
  });

  it("is 404 with a sentence when unknown or not published", async () => {
    await aCampaign(api.database, { slug: "rahasia", status: "draft" });
    for (const slug of ["tidak-ada", "rahasia", "%F0%9F%8C%BE", "a".repeat(150)]) {
      const { status, body } = await api.get(`/api/campaigns/${slug}/`);
      expect([slug, status]).toEqual([slug, 404]);
      expect(body).toMatchObject({ code: "not_found", detail: expect.stringMatching(/tidak ditemukan/i) });
    }
  });
});

it("refuses text that no database can hold instead of failing", async () => {
  expect(await api.get("/api/campaigns/%00/")).toMatchObject({ status: 400, body: { code: "malformed" } });
  expect(await api.get("/api/campaigns/?search=%00")).toMatchObject({ status: 400 });
});

describe("the public donor list", () => {
  it("shows verified gifts only, newest first, adding up to the campaign's total", async () => {
    const row = await aCampaign(api.database, { slug: "donor" });
    await aVerifiedDonation(api.database, row.id, {
      donor_name: "Fajar",
      verified_at: "2026-01-01T00:00:00Z",
      amount: 25_250,
    });
    await aVerifiedDonation(api.database, row.id, {
      donor_name: "Hamba Allah",
      verified_at: "2026-01-02T00:00:00Z",
    });
    const waiting = await aPayment(api.database, { amount: 1 });
    await api.database.kysely
      .insertInto("donation")
      .values({
        campaign_id: row.id,
        payment_id: waiting.id,
        donor_name: "Belum",
        amount: 1,
        transfer_date: "2026-01-03",
        verified_at: null,
      })
      .execute();

    const { body, total } = await api.get("/api/donations/campaign/donor/donations/");
    const donors: Donor[] = body;
    expect(donors.map((donor) => donor.donor_name)).toEqual(["Hamba Allah", "Fajar"]);
    expect(total).toBe(2);
    const detail: { body: Campaign } = await api.get("/api/campaigns/donor/");
    expect(donors.reduce((sum, donor) => sum + donor.amount, 0)).toBe(detail.body.current_amount);
    expect(Object.keys(donors[0] ?? {}).sort()).toEqual([
      "amount",
      "donor_name",
      "prayer",
      "transfer_date",
      "verified_at",
    ]);
  });

  it("pages, and is empty rather than missing for a campaign without donors", async () => {
    await aCampaign(api.database, { slug: "sepi" });
    expect(await api.get("/api/donations/campaign/sepi/donations")).toMatchObject({
      status: 200,
      body: [],
      total: 0,
    });
    expect(await api.get("/api/donations/campaign/donor/donations/?limit=1&offset=1")).toMatchObject({
      body: [{ donor_name: "Fajar" }],
      total: 2,
    });
    expect((await api.get("/api/donations/campaign/tidak-ada/donations/")).status).toBe(404);
  });
});
