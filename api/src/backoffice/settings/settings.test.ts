import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings, Site, StaffSettings } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let who: Record<string, string>;
beforeAll(async () => {
  api = await testApp({ WHATSAPP_NUMBER: "6281211112222" });
  who = bearer(await aStaffMember(api, "administrator"));
});

const read = async () => (await api.get<StaffSettings>("/api/admin/settings/", who)).body;
const save = async (body: object) => {
  const { versions } = await read();
  return send<Settings>(api, "PUT", "/api/admin/settings/", { versions, ...body }, who);
};
const site = async () => (await api.get("/api/site/")).body as Site;

it("starts with the configured values, and uses what staff save", async () => {
  const before = await read();
  expect(before.whatsapp_number).toBe("6281211112222");
  const texts = { ...before.texts, home_heading: "Selamat datang" };
  expect((await save({ ...before, texts })).status).toBe(200);
  await expect.poll(async () => (await site()).texts.home_heading).toBe("Selamat datang");
  const deeds = await api.database.kysely
    .selectFrom("audit_log")
    .select("subject_id")
    .where("action", "=", "setting.change")
    .orderBy("id")
    .execute();
  expect(deeds.map(({ subject_id }) => subject_id).sort()).toEqual(["texts"]);
});

it("refuses what would lead money or people astray", async () => {
  const now = await read();
  expect((await save({ ...now, whatsapp_number: "0812" })).status).toBe(400);
  const propose = (banks: Settings["banks"]) =>
    send(api, "POST", "/api/admin/proposals/accounts/", { banks }, who);
  const numbered = (account_number: string) => now.banks.map((bank) => ({ ...bank, account_number }));
  for (const wrong of ["70012", "7001 2345 67a", "7001  2345 67", "1".repeat(21)])
    expect((await propose(numbered(wrong))).body).toHaveProperty(["errors", "banks.0.account_number"]);
  expect((await propose(now.banks.slice(1))).body).toHaveProperty(["errors", "banks"]);
  expect((await save({ ...now, map_link: "javascript:alert(1)" })).status).toBe(400);
});

it("shows the specification's text on About until staff write another", async () => {
  const { about } = await site();
  expect([about.founded_on, about.office_city, about.missions.length]).toEqual(["2024-02-29", "Bandung", 5]);
  const missions = [{ title: "Berdaya bersama", text: "Saling menguatkan." }];
  expect((await save({ about: { ...about, founded_on: "2023-01-15", missions } })).status).toBe(200);
  await expect
    .poll(async () => (await site()).about)
    .toEqual({ ...about, founded_on: "2023-01-15", missions });
  for (const wrong of [
    { missions: [] },
    { founded_on: "2023-02-30" },
    { missions: [{ title: " ", text: "a" }] },
  ])
    expect((await save({ about: { ...about, ...wrong } })).status).toBe(400);
});

it("is called by the name that the community has set, in letters, on receipts and in the feed, and by its own without one", async () => {
  const feed = async () => (await api.app.inject({ url: "/artikel/rss.xml" })).body;
  const manifest = async () => (await api.app.inject({ url: "/manifest.webmanifest" })).json();
  expect((await site()).community_name).toBe("BARAKAH APP");
  expect(await feed()).toContain("Kabar dan artikel BARAKAH APP");
  expect(await manifest()).toMatchObject({ name: "BARAKAH APP", short_name: "BARAKAH" });
  expect((await save({ community_name: " " })).status).toBe(400);
  expect((await save({ community_name: "Masjid Nurul Iman" })).status).toBe(200);
  await expect.poll(async () => (await site()).community_name).toBe("Masjid Nurul Iman");
  expect(await feed()).toContain("Kabar dan artikel Masjid Nurul Iman");
  expect(await manifest()).toMatchObject({ name: "Masjid Nurul Iman" });
  await send(api, "POST", "/api/admin/setup/mail/", {}, who);
  const outbox = join(api.config.dataDirectory, "outbox");
  const [name = ""] = (await readdir(outbox)).sort().reverse();
  const letter = await readFile(join(outbox, name), "utf8");
  expect(letter).toMatch(/^From: Masjid Nurul Iman <no-reply@localhost>/m);
  expect(letter).toMatch(/^Subject: \d{6} adalah angka percobaan Masjid Nurul Iman/m);
  expect(letter).not.toContain("BARAKAH APP");
  const issuer = () => api.app.payments.payables.issuer(api.database.kysely);
  expect((await issuer()).name).toBe("Masjid Nurul Iman");
  expect((await save({ issuer_name: "Yayasan Nurul Iman" })).status).toBe(200);
  await expect.poll(async () => (await issuer()).name).toBe("Yayasan Nurul Iman");
});

it("keeps what two people change apart", async () => {
  const now = await read();
  const saved = await Promise.all([
    save({ texts: { ...now.texts, home_text: "Tulisan baru" } }),
    save({ office_address: "Jl. Baru No. 2" }),
  ]);
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(read).toMatchObject({
    office_address: "Jl. Baru No. 2",
    texts: { home_text: "Tulisan baru" },
  });
});

it("the second of two editors of the same part gets a conflict, and nothing of the first is lost", async () => {
  const { versions, texts } = await read();
  const write = (home_text: string) => save({ texts: { ...texts, home_text }, versions });
  const [one, other] = await Promise.all([write("Kata pertama"), write("Kata kedua")]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const kept = one.status === 200 ? "Kata pertama" : "Kata kedua";
  await expect.poll(async () => (await read()).texts.home_text).toBe(kept);
  expect((await save({ texts: { ...texts, home_text: "Kata ketiga" } })).status).toBe(200);
  expect((await send(api, "PUT", "/api/admin/settings/", { texts }, who)).status).toBe(400);
});

it("only administrators can read them, and nobody reads a secret", async () => {
  const treasurer = bearer(await aStaffMember(api, "bendahara"));
  expect((await api.get("/api/admin/settings/", treasurer)).status).toBe(403);
  expect(Object.keys(await read()).sort()).toEqual([
    "about",
    "amil_basis",
    "banks",
    "community_name",
    "delivery",
    "digital_hold_days",
    "issuer_email",
    "issuer_name",
    "least_gift",
    "map_link",
    "office_address",
    "office_hours",
    "payout_limit",
    "store_ujrah_percent",
    "texts",
    "versions",
    "whatsapp_number",
    "works_alone",
    "write_off_limit",
  ]);
});
