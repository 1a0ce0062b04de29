import type { Notification, SessionUser } from "@barakah/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { addNotification } from "./queries/notifications.ts";

let api: TestApp;
let member: SessionUser;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  member = await aSignedInMember(api);
});

const tell = (title: string, at?: string) =>
  api.database.kysely
    .transaction()
    .execute((tx) => addNotification(tx, member.id, { title, body: "Isi", link: "/riwayat-belanja", at }));
const list = async (query = "", who = member) =>
  (await api.get<Notification[]>(`/api/notifications/${query}`, bearer(who))).body;
const read = (body: object) => send(api, "POST", "/api/notifications/read/", body, bearer(member));

it("lists a member's own, the newest first, in pages", async () => {
  for (const title of ["satu", "dua", "tiga"]) await tell(title);
  expect((await list()).map(({ title }) => title)).toEqual(["tiga", "dua", "satu"]);
  expect((await list("?limit=1&offset=1")).map(({ title }) => title)).toEqual(["dua"]);
  expect(await list("", await aSignedInMember(api))).toEqual([]);
});

it("lists notifications by the time of their event, also those recorded later", async () => {
  await tell("hari ini");
  await tell("minggu lalu", new Date(Date.now() - 7 * 24 * 3600_000).toISOString());
  expect((await list()).map(({ title }) => title)).toEqual(["hari ini", "minggu lalu"]);
});

it("counts unread notifications, and marks only those read that were shown", async () => {
  await tell("dilihat");
  const [seen] = await list();
  await tell("datang kemudian");
  expect((await read({ upto: seen?.id })).status).toBe(200);
  expect((await list("?unread=true")).map(({ title }) => title)).toEqual(["datang kemudian"]);
  const counted = await api.get("/api/notifications/?unread=true&limit=0", bearer(member));
  expect([counted.total, counted.body]).toEqual([1, []]);
  expect((await read({ upto: "semua" })).status).toBe(400);
  await read({});
  expect(await list("?unread=true")).toEqual([]);
  expect((await list()).every((one) => one.read)).toBe(true);
});

it("is part of a member's export", async () => {
  await tell("milik saya");
  const { body } = await api.get("/api/accounts/export/", bearer(member));
  expect(body).toMatchObject({ notifications: [{ title: "milik saya" }] });
});
