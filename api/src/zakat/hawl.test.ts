import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { daysLater, type Hawl, hawlEnds, hijriYearLater, jakartaDay } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { runAll } from "../testing/jobs.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { remindOfHawls } from "./remind-of-hawl.ts";

let api: TestApp;
let who: Awaited<ReturnType<typeof aSignedInMember>>;
beforeAll(async () => {
  api = await testApp();
  who = await aSignedInMember(api);
});

const PATH = "/api/zakat/hawl/";
const keep = (body: object) => send<{ hawls: Hawl[]; errors: object }>(api, "PUT", PATH, body, bearer(who));
const remind = (today: string) =>
  api.database.kysely
    .transaction()
    .execute((tx) => remindOfHawls(tx, { jobs: api.app.jobs, publicUrl: "https://contoh.id" }, today));
const told = async () => {
  const { rows } = await api.database.pool.query<{ title: string }>(
    "select title from notification where member_id = $1 order by id",
    [who.id],
  );
  return rows.map(({ title }) => title);
};

it("stores the start in both calendars, and no amount", async () => {
  const started = daysLater(jakartaDay(), -300);
  const { body } = await keep({ kind: "maal", started_on: started });
  expect(body.hawls).toMatchObject([
    { kind: "maal", started_on: started, due_on: hawlEnds(started, jakartaDay()) },
  ]);
  expect(body.hawls[0]?.due_hijri).toMatch(/^\d+ \w+ 14\d\d H$/);
  const { rows } = await api.database.pool.query("select * from hawl");
  expect(Object.keys(rows[0]).toSorted()).toEqual([
    "due_on",
    "kind",
    "member_id",
    "reminded_at",
    "started_on",
  ]);
  expect((await keep({ kind: "maal", started_on: daysLater(jakartaDay(), 1) })).status).toBe(400);
  expect((await keep({ kind: "penghasilan", started_on: started })).status).toBe(400);
});

it("reminds 30 and 7 days before, once each, in the app and by mail, and then in the next year", async () => {
  const started = daysLater(jakartaDay(), -300);
  await keep({ kind: "emas", started_on: started });
  await send(api, "DELETE", `${PATH}maal/`, undefined, bearer(who));
  const due = hawlEnds(started, jakartaDay());
  for (const days of [31, 30, 30, 29, 8, 7, 7, 6, 0]) await remind(daysLater(due, -days));
  expect(await told()).toEqual(["Haul emas 30 hari lagi", "Haul emas 7 hari lagi"]);
  await runAll(api);
  const outbox = join(api.config.dataDirectory, "outbox");
  const letters = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")),
  );
  expect(letters.filter((letter) => letter.includes("Haul emas"))).toHaveLength(2);
  await remind(daysLater(due, 1));
  const { rows } = await api.database.pool.query<{ due_on: string }>("select due_on from hawl");
  expect(rows).toEqual([{ due_on: hijriYearLater(due) }]);
  await remind(daysLater(hijriYearLater(due), -30));
  expect(await told()).toHaveLength(3);
});

it("is deleted by its owner or with the account", async () => {
  expect((await send(api, "DELETE", `${PATH}emas/`, undefined, bearer(who))).status).toBe(200);
  expect((await send(api, "DELETE", `${PATH}emas/`, undefined, bearer(who))).status).toBe(404);
  expect((await api.get(PATH)).status).toBe(403);
});
