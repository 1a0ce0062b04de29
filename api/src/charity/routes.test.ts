import type { Campaign, Donor } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign, aPayment, aVerifiedDonation } from "../testing/builders.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

describe("a campaign", () => {
  it("has its texts, its total and its updates, newest first", async () => {
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

describe("the list of campaigns", () => {
  it("is filtered by category and sorted as requested, campaigns that accept gifts first", async () => {
    const category = "lingkungan";
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const ended = await aCampaign(api.database, { slug: "lk-berakhir", category, deadline: day(-3) });
    const given = await aCampaign(api.database, { slug: "lk-didukung", category });
    await aCampaign(api.database, { slug: "lk-segera", category, deadline: day(2) });
    await aCampaign(api.database, { slug: "lk-kosong", category });
    await aVerifiedDonation(api.database, given.id, { amount: 50_000 });
    await aVerifiedDonation(api.database, ended.id, { amount: 90_000 });
    const list = async (query: string) => {
      const { body, total } = await api.get(`/api/campaigns/?category=${category}${query}`);
      expect(total).toBe(4);
      return (body as Campaign[]).map(({ slug }) => slug.slice(3));
    };
    expect(await list("")).toEqual(["kosong", "segera", "didukung", "berakhir"]);
    expect(await list("&sort=recommended")).toEqual(["didukung", "kosong", "segera", "berakhir"]);
    expect(await list("&sort=urgent")).toEqual(["segera", "kosong", "didukung", "berakhir"]);
    expect(await list("&sort=collected&limit=2")).toEqual(["berakhir", "didukung"]);
    expect(await list("&sort=recommended&offset=3")).toEqual(["berakhir"]);
    expect((await api.get("/api/campaigns/?category=tidak-ada")).status).toBe(400);
  });
});

it("the sitemap lists published pages only", async () => {
  await aCampaign(api.database, { slug: "di-peta" });
  await aCampaign(api.database, { slug: "belum-terbit", status: "draft" });
  const { body, headers } = await api.app.inject("/sitemap.xml");
  expect(headers["content-type"]).toMatch(/xml/);
  expect(body).toMatch(/<loc>http[^<]*\/kampanye\/di-peta<\/loc><lastmod>\d{4}-\d\d-\d\d</);
  expect(body).not.toContain("belum-terbit");
  expect((await api.app.inject("/robots.txt")).body).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

it("refuses text that PostgreSQL cannot store instead of failing", async () => {
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

  it("has pages, and is empty for a campaign without donors", async () => {
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
