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

it("narrows the coming events to a month and to what they cost, and counts the months", async () => {
  const at = (day: string) => ({ starts_at: `${day}T02:00:00Z`, ends_at: `${day}T04:00:00Z` });
  const gift = await anEvent(api.database, { ...at("2090-03-31"), price_kind: "open" });
  const mixed = await anEvent(api.database, { ...at("2090-04-02"), price_kind: "fixed" }, [
    { price: 50_000 },
    { name: "Santri", price: 0 },
  ]);
  const dear = await anEvent(
    api.database,
    { ...at("2090-04-03"), price_kind: "fixed", online_link: "https://meet.example/a" },
    [{ price: 75_000 }],
  );
  // In Jakarta it is April already.
  const midnight = await anEvent(api.database, {
    starts_at: "2090-03-31T18:00:00Z",
    ends_at: "2090-03-31T19:00:00Z",
  });
  const slugs = async (query: string) => (await list(`${query}&month=2090-04`)).map(({ slug }) => slug);
  expect(await slugs("?")).toEqual([midnight.slug, mixed.slug, dear.slug]);
  expect(await slugs("?kind=free")).toEqual([midnight.slug, mixed.slug]);
  expect(await slugs("?kind=paid")).toEqual([mixed.slug, dear.slug]);
  expect(await slugs("?kind=online")).toEqual([dear.slug]);
  expect((await list("?kind=free&month=2090-03")).map(({ slug }) => slug)).toEqual([gift.slug]);
  const months = (await api.get<{ month: string; count: number }[]>("/api/event-months/")).body;
  expect(months.filter(({ month }) => month > "2090")).toEqual([
    { month: "2090-03", count: 1 },
    { month: "2090-04", count: 3 },
  ]);
  expect((await api.get("/api/events/?month=2090-13")).status).toBe(400);
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
