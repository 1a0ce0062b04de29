import type { EventDetail, EventSummary } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { anEvent } from "../testing/events.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const HOUR = 3600_000;
const from = (hours: number) => ({
  starts_at: new Date(Date.now() + hours * HOUR).toISOString(),
  ends_at: new Date(Date.now() + (hours + 2) * HOUR).toISOString(),
});
const list = async (query = "") => (await api.get<EventSummary[]>(`/api/events/${query}`)).body;

it("lists coming events nearest first and past ones apart; drafts and unlisted ones not at all", async () => {
  const far = await anEvent(api.database, { ...from(90), title: "Kajian bulan depan" });
  const near = await anEvent(api.database, { ...from(20), title: "Kajian besok" });
  const past = await anEvent(api.database, { ...from(-50), title: "Kajian lalu" });
  const draft = await anEvent(api.database, { ...from(10), state: "draft" });
  const hidden = await anEvent(api.database, { ...from(10), listed: false });
  expect((await list()).map(({ slug }) => slug)).toEqual([near.slug, far.slug]);
  expect((await list("?past=true")).map(({ slug }) => slug)).toEqual([past.slug]);
  expect((await list("?search=bulan")).map(({ slug }) => slug)).toEqual([far.slug]);
  const { headers } = await api.get("/api/events/?limit=1");
  expect(headers["x-total-count"]).toBe("2");
  expect((await api.get(`/api/events/${hidden.slug}/`)).status).toBe(200);
  expect((await api.get(`/api/events/${draft.slug}/`)).status).toBe(404);
});

it("names published events in the sitemap, and none that are drafts or unlisted", async () => {
  const known = await anEvent(api.database, { slug: "kajian-di-peta" });
  await anEvent(api.database, { slug: "kajian-draf", state: "draft" });
  await anEvent(api.database, { slug: "kajian-tersembunyi", listed: false });
  const { body } = await api.app.inject("/sitemap.xml");
  expect(body).toContain(`/acara/${known.slug}</loc>`);
  expect(body).not.toMatch(/kajian-draf|kajian-tersembunyi/);
});

it("shows what is left by quota and by capacity, and never the online link or names", async () => {
  const { slug, id } = await anEvent(
    api.database,
    { ...from(30), capacity: 10, taken: 8, online_link: "https://meet.example/rahasia", price_kind: "fixed" },
    [
      { name: "Reguler", price: 50_000, quota: 5, taken: 1, benefits: "Makan siang\nModul" },
      { name: "Santri", price: 0 },
    ],
  );
  const { body } = await api.get<EventDetail>(`/api/events/${slug}/`);
  expect(body).toMatchObject({ id, seats_left: 2, price_from: 0, is_online: true, capacity: 10 });
  expect(body.ticket_types.map(({ name, left, benefits }) => [name, left, benefits])).toEqual([
    ["Reguler", 2, ["Makan siang", "Modul"]],
    ["Santri", 2, []],
  ]);
  expect(JSON.stringify(body)).not.toContain("rahasia");
});
