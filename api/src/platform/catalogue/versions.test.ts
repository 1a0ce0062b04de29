import type { Campaign, StaffCampaign, StaffProduct } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aVerifiedDonation } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let one: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  one = bearer(await aStaffMember(api, "editor"));
  other = bearer(await aStaffMember(api, "editor"));
});

type Refused = { code: string; detail: string; errors: Record<string, string[]> };
const call = <T = StaffCampaign>(method: "GET" | "POST" | "PUT", path: string, body?: object, who = one) =>
  send<T & Refused>(api, method, `/api/admin/${path}`, body, who);
const draft = { title: "Sumur Desa", category: "sosial", description: "<p>Air</p>" };
const made = async () => (await call("POST", "campaigns/", draft)).body;
const visitors = async (slug: string) =>
  (await api.get(`/api/campaigns/${slug}/`)) as { status: number; body: Campaign };

describe("two editors", () => {
  it("do not overwrite each other: the second gets a conflict, and saves on top of the first's version", async () => {
    const { id, version } = await made();
    expect(version).toBe(1);
    const first = await call("PUT", `campaigns/${id}/`, { ...draft, title: "Sumur Bor", version });
    expect(first.body).toMatchObject({ version: 2, changed_by: expect.stringMatching(/^warga/) });
    const stale = await call("PUT", `campaigns/${id}/`, { ...draft, target_amount: 5, version }, other);
    expect(stale).toMatchObject({ status: 409, body: { code: "edit_conflict" } });
    const { body: now } = await call("GET", `campaigns/${id}/`, undefined, other);
    expect(now).toMatchObject({ title: "Sumur Bor", target_amount: 0, version: 2 });
    const merged = { ...draft, title: now.title, target_amount: 5, version: now.version };
    expect((await call("PUT", `campaigns/${id}/`, merged, other)).body).toMatchObject({
      title: "Sumur Bor",
      target_amount: 5,
      version: 3,
    });
  });

  it("at the same moment: one saves, the other gets a conflict; saving nothing needs no version", async () => {
    const { id, version } = await made();
    const answers = await Promise.all(
      ["Satu", "Dua", "Tiga"].map((title) => call("PUT", `campaigns/${id}/`, { ...draft, title, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body: now } = await call("GET", `campaigns/${id}/`);
    expect((await call("PUT", `campaigns/${id}/`, { ...draft, title: now.title, version })).status).toBe(200);
    expect((await call("PUT", `campaigns/${id}/`, draft)).body.errors).toHaveProperty("version");
  });

  it("of a product: selling does not disturb who writes about it", async () => {
    const product = (await call<StaffProduct>("POST", "products/", { title: "Madu", price: 1000, stock: 5 }))
      .body;
    await call("POST", `products/${product.id}/stock/`, { stock: 4, note: "pecah" });
    const saved = await call<StaffProduct>("PUT", `products/${product.id}/`, {
      title: "Madu Hutan",
      price: 1000,
      version: product.version,
    });
    expect(saved.body).toMatchObject({ title: "Madu Hutan", stock: 4, version: 2 });
  });
});

describe("publishing later", () => {
  const at = (path: number) => new Date(Date.now() + path).toISOString();
  const schedule = (id: number, publish_at: string | null, status = "draft") =>
    call("POST", `campaigns/${id}/status/`, { status, publish_at });

  it("publishes a scheduled draft at its time, and not before", async () => {
    const { id, slug } = await made();
    expect((await schedule(id, at(-1000))).body.errors).toHaveProperty("publish_at");
    expect((await schedule(id, at(60_000), "published")).body.errors).toHaveProperty("publish_at");
    expect((await schedule(id, at(3_600_000))).body).toMatchObject({
      status: "draft",
      publish_at: expect.any(String),
    });
    const look = async () => {
      await api.app.jobs.add(api.database.kysely, "publish-campaign", {});
      await api.app.jobs.runDue();
    };
    await look();
    expect((await visitors(slug)).status).toBe(404);
    await api.database.pool.query("update campaign set publish_at = now() where id = $1", [id]);
    await look();
    await expect.poll(async () => (await visitors(slug)).status).toBe(200);
    expect((await call("GET", `campaigns/${id}/`)).body).toMatchObject({
      status: "published",
      publish_at: null,
    });
  });

  it("can be cancelled", async () => {
    const { id } = await made();
    await schedule(id, at(3_600_000));
    expect((await schedule(id, null)).body).toMatchObject({ status: "draft", publish_at: null });
  });
});

it("keeps the page of an archived campaign for those who gave, as one that has ended", async () => {
  const [given, empty] = [await made(), await made()];
  for (const { id } of [given, empty]) await call("POST", `campaigns/${id}/status/`, { status: "published" });
  await aVerifiedDonation(api.database, given.id);
  for (const { id } of [given, empty]) await call("POST", `campaigns/${id}/status/`, { status: "archived" });
  await expect.poll(async () => (await visitors(empty.slug)).status).toBe(404);
  const { status, body } = await visitors(given.slug);
  expect([status, body.donor_count]).toEqual([200, 1]);
  expect(Date.parse(body.deadline ?? "")).toBeLessThanOrEqual(Date.now());
  expect((await api.get(`/api/donations/campaign/${given.slug}/donations/`)).status).toBe(200);
  const listed = (await api.get("/api/campaigns/")).body as Campaign[];
  expect(listed.map(({ slug }) => slug)).not.toContain(given.slug);
});
