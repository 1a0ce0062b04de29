import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Tx } from "../platform/database/database.ts";
import type { Letter } from "../platform/mail/mail.ts";
import { aMember } from "../testing/builders.ts";
import { runAll } from "../testing/jobs.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { deliver } from "./delivery/deliver.ts";
import type { News } from "./delivery/news.ts";
import { memberCode } from "./delivery/person.ts";
import { endOfQuietHours } from "./delivery/quiet-hours.ts";
import { keepChoices } from "./queries/choices.ts";
import { tell } from "./tell.ts";

let api: TestApp;
let memberId: number;
const sent: Letter[] = [];
let dead = false;
beforeAll(async () => {
  api = await testApp();
  deliver<Letter>(api.app.jobs, "mail", async (letter) => {
    if (dead) throw new Error("connect ECONNREFUSED");
    sent.push(letter);
  });
});
beforeEach(async () => {
  dead = false;
  sent.length = 0;
  memberId = (await aMember(api.database, { email_proven_at: new Date().toISOString() })).id;
});

const together = <T>(work: (tx: Tx) => Promise<T>) => api.database.kysely.transaction().execute(work);
const news = (more: Partial<News> = {}): News => ({
  ...{ topic: "payments", to: { memberId }, title: "Sudah kami terima", body: "Terima kasih.", link: "/" },
  key: `uji ${memberId}`,
  waited: true,
  letter: { cause: "money", button: { label: "Lihat" } },
  ...more,
});
const messages = async () =>
  (
    await api.database.pool.query(
      "select channel, state, tries, error, not_before from message where person = $1 order by channel",
      [memberCode(memberId)],
    )
  ).rows;
const inApp = async () =>
  (await api.database.pool.query("select from notification where member_id = $1", [memberId])).rowCount;

it("sends each piece of news once per channel, also if it is queued twice or concurrently", async () => {
  await Promise.all([1, 2, 3].map(() => together((tx) => tell(tx, news()))));
  await runAll(api);
  await together((tx) => tell(tx, news()));
  await runAll(api);
  expect(await messages()).toMatchObject([
    { channel: "app", state: "sent" },
    { channel: "mail", state: "sent" },
  ]);
  expect([await inApp(), sent.length]).toEqual([1, 1]);
});

it("sends nothing if the transaction was rolled back", async () => {
  const move = together(async (tx) => {
    await tell(tx, news());
    throw new Error("listrik padam");
  });
  await expect(move).rejects.toThrow("listrik padam");
  await runAll(api);
  expect([await messages(), await inApp(), sent]).toEqual([[], 0, []]);
});

it("a failing channel does not disturb the transaction; the message is retried with growing pauses and sent once", async () => {
  dead = true;
  await together((tx) => tell(tx, news()));
  expect(await inApp()).toBe(1);
  const pauses: number[] = [];
  for (let tries = 1; tries <= 16; tries++) {
    await api.database.pool.query("update job set run_at = now() where name in ('news', 'mail')");
    const before = Date.now();
    await api.app.jobs.runDue();
    const [, mail] = await messages();
    expect(mail).toMatchObject({ state: "queued", tries, error: "Error: connect ECONNREFUSED" });
    pauses.push(Math.round((Date.parse(mail.not_before) - before) / 1000));
  }
  expect(pauses[0]).toBe(10);
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
  expect(pauses.at(-1)).toBe(24 * 3600);
  dead = false;
  await runAll(api);
  await runAll(api);
  expect((await messages())[1]).toMatchObject({ state: "sent" });
  expect(sent).toHaveLength(1);
});

it("gives up in the end, says so, and can be started again", async () => {
  dead = true;
  await together((tx) => tell(tx, news()));
  await runAll(api);
  expect((await messages())[1]).toMatchObject({ state: "failed", tries: 17 });
  dead = false;
  expect(await api.app.jobs.retry("mail")).toBe(1);
  await api.app.jobs.runDue();
  expect((await messages())[1]).toMatchObject({ state: "sent" });
});

it("obeys an opt-out at once, also for queued messages", async () => {
  await together((tx) => tell(tx, news({ topic: "reminders", waited: false })));
  await api.database.pool.query("update job set run_at = now() where name = 'news'");
  dead = true;
  await api.app.jobs.runDue();
  dead = false;
  await keepChoices(api.database.kysely, memberCode(memberId), [
    { topic: "reminders", channel: "mail", allowed: false },
  ]);
  await runAll(api);
  expect((await messages())[1]).toMatchObject({ state: "skipped", error: "not wanted" });
  expect(sent).toEqual([]);
});

it("delays messages during the quiet hours, from nine to five in Jakarta", () => {
  const moved = (at: string) => endOfQuietHours(new Date(at)).toISOString();
  expect(moved("2026-11-17T13:59:59.000Z")).toBe("2026-11-17T13:59:59.000Z");
  expect(moved("2026-11-17T14:00:00.000Z")).toBe("2026-11-17T22:00:00.000Z");
  expect(moved("2026-11-17T21:59:59.000Z")).toBe("2026-11-17T22:00:00.000Z");
  expect(moved("2026-11-17T22:00:00.000Z")).toBe("2026-11-17T22:00:00.000Z");
});
