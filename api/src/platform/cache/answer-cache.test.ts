import { gunzipSync } from "node:zlib";
import type { Campaign, CampaignSummary, Course } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCampaign, aCourse, aVerifiedDonation } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { currentAnswer } from "./answer-cache.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ CONTENT_CACHE_SECONDS: "3600" });
});

/** Every unsafe call waits until the app has received all change notifications so far. */
const allHeard = () => send(api, "POST", "/api/tidak-ada/");

/** Changes a title without a notification: cached answers keep the old title. */
async function renameSilently(table: "campaign" | "course", slug: string) {
  const client = await api.database.pool.connect();
  await client.query("set session_replication_role = replica");
  await client.query(`update ${table} set title = 'Diam-diam' where slug = $1`, [slug]);
  await client.query("reset session_replication_role");
  client.release();
}

const titleOf = async (slug: string, headers = {}) =>
  ((await api.get(`/api/campaigns/${slug}/`, headers)).body as Campaign).title;

it("answers from memory until content changes, a list with its total", async () => {
  const { slug, title } = await aCampaign(api.database);
  await allHeard();
  const before = await api.get("/api/campaigns/?limit=1");
  expect(await titleOf(slug)).toBe(title);
  await renameSilently("campaign", slug);
  expect(await titleOf(slug)).toBe(title);
  const again = await api.get("/api/campaigns/?limit=1");
  expect([again.total, (again.body as CampaignSummary[])[0]?.title]).toEqual([before.total, title]);
  await aCampaign(api.database);
  await expect.poll(() => titleOf(slug)).toBe("Diam-diam");
  expect((await api.get("/api/campaigns/?limit=1")).total).toBe(before.total + 1);
});

it("gives the renderer current answers, and never personal ones", async () => {
  const { slug, title } = await aCampaign(api.database);
  await allHeard();
  const kept = (path: string, headers = {}) =>
    currentAnswer(api.app.answerCache, { path, method: "GET", headers });
  const path = `/api/campaigns/${slug}/`;
  expect(kept(path)).toBeUndefined();
  await titleOf(slug);
  const { total } = await api.get("/api/campaigns/?limit=1");
  expect(JSON.parse(kept(path)?.body ?? "")).toMatchObject({ slug, title });
  expect(kept("/api/campaigns/?limit=1")?.headers).toEqual({ "x-total-count": String(total) });
  expect(kept(path, { authorization: "Bearer x" })).toBeUndefined();
  await aCampaign(api.database);
  await allHeard();
  expect(kept(path)).toBeUndefined();
});

it("keeps a compressed copy for clients that accept compression", async () => {
  const { slug } = await aCampaign(api.database, { description: "<p>Panjang.</p>".repeat(200) });
  const url = `/api/campaigns/${slug}/`;
  const plain = await api.app.inject({ url });
  for (const _turn of [1, 2]) {
    const packed = await api.app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  }
});

it("shows a change to its author in the very next answer", async () => {
  const { id, slug } = await aCampaign(api.database);
  const editor = bearer(await aStaffMember(api, "editor"));
  for (const title of ["Pertama", "Kedua", "Ketiga"]) {
    await titleOf(slug);
    const { body } = await api.get<object>(`/api/admin/campaigns/${id}/`, editor);
    const saved = await send(api, "PUT", `/api/admin/campaigns/${id}/`, { ...body, title }, editor);
    expect(saved.status).toBe(200);
    // Even during a burst of changes, when others may get a page that is one second old: the cookie identifies the
    // author.
    expect(String(saved.headers["set-cookie"])).toContain("diubah=1");
    expect(await titleOf(slug, { cookie: "diubah=1" })).toBe(title);
  }
});

it("caches a course only for visitors without a session, and caches no refusal", async () => {
  const { slug } = await aCourse(api.database);
  const member = bearer(await aSignedInMember(api));
  await allHeard();
  const read = async (headers = {}) => (await api.get(`/api/courses/${slug}/`, headers)).body as Course;
  await read();
  await renameSilently("course", slug);
  expect((await read()).title).not.toBe("Diam-diam");
  expect((await read(member)).title).toBe("Diam-diam");

  expect((await api.get("/api/campaigns/nanti-ada/")).status).toBe(404);
  await aCampaign(api.database, { slug: "nanti-ada" });
  expect((await api.get("/api/campaigns/nanti-ada/")).status).toBe(200);
});

it("drops the answers that name a donor who becomes anonymous", async () => {
  const { id, slug } = await aCampaign(api.database);
  await aVerifiedDonation(api.database, id);
  const donors = `/api/donations/campaign/${slug}/donations/`;
  await api.get(donors);
  await api.database.kysely
    .updateTable("donation")
    .set({ donor_name: "Hamba Allah" })
    .where("campaign_id", "=", id)
    .execute();
  await expect.poll(async () => (await api.get(donors)).body).toMatchObject([{ donor_name: "Hamba Allah" }]);
});
