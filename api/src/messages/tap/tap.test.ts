import { Writable } from "node:stream";
import type { ContactChoice, listTapMessages, ResponseOf, Waiting } from "@barakah/contract";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send, VISITOR } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import type { News } from "../delivery/news.ts";
import { tell } from "../tell.ts";

type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let api: TestApp;
let editor: Staff;
let colleague: Staff;
let phone: string;
let people = 0;
let log = "";

beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  api = await testApp({ LOG_LEVEL: "trace" }, { log: pino({ level: "trace" }, sink) });
  editor = await aStaffMember(api, "editor");
  colleague = await aStaffMember(api, "bendahara");
});
beforeEach(async () => {
  await api.database.pool.query("delete from tap_message");
  people += 1;
  phone = `0813 5550 ${String(people).padStart(4, "0")}`;
});

const hear = async (more: Partial<News> = {}) => {
  const news: News = {
    ...{
      topic: "payments",
      to: { memberId: null, phone },
      title: "Sudah kami terima",
      body: "Terima kasih.",
    },
    ...{ link: "/pembayaran/abc", key: `ketuk ${people}`, waited: true },
    ...more,
  };
  await api.database.kysely.transaction().execute((tx) => tell(tx, news));
  await api.app.jobs.runDue();
};
const list = async () =>
  (await api.get<ResponseOf<typeof listTapMessages>>("/api/admin/messages/", bearer(editor))).body;
const first = async () => (await list()).waiting[0]?.id ?? 0;
const decide = (id: number, state: string, who = editor) =>
  send<{ code: string; detail: string }>(api, "POST", `/api/admin/messages/${id}/`, { state }, bearer(who));
const today = async () =>
  (await api.get<Waiting[]>("/api/admin/today/", bearer(editor))).body.find(
    ({ kind }) => kind === "messages",
  );
const keyIn = (text: string) => text.split("key=")[1] ?? "";

it("lists a verified gift of a guest who left only a number, and marks it sent, once, until that is undone", async () => {
  const { id } = await aCampaign(api.database);
  const { reference } = await aWaitingGift(api.database, id, { payer_phone: phone, payer_email: "" });
  await send(api, "POST", `/api/admin/payments/${reference}/approve/`, {}, bearer(colleague));
  await api.app.jobs.runDue();
  const { total, waiting } = await list();
  expect(total).toBe(1);
  const [tap] = waiting;
  expect(tap).toMatchObject({ title: expect.stringContaining("sudah kami terima") });
  expect(tap?.phone).not.toContain("5550");
  expect(tap?.whatsapp).toBe(
    `https://wa.me/62${phone.slice(1).replaceAll(" ", "")}?text=${encodeURIComponent(tap?.text ?? "")}`,
  );
  expect(tap?.text).toContain(reference);
  expect(await today()).toMatchObject({ count: 1 });
  const number = tap?.id ?? 0;
  expect((await decide(number, "sent")).status).toBe(200);
  expect((await decide(number, "sent")).status).toBe(200);
  expect(await decide(number, "sent", colleague)).toMatchObject({
    status: 409,
    body: { code: "already_decided", detail: expect.stringContaining("sudah mengirim") },
  });
  expect(await list()).toMatchObject({ total: 0, waiting: [], done: [{ id: number, state: "sent" }] });
  expect(await today()).toBeUndefined();
  expect((await decide(number, "queued", colleague)).status).toBe(200);
  expect(await list()).toMatchObject({ total: 1, done: [] });
  const { rows } = await api.database.pool.query(
    "select before, after from audit_log where action = 'message.tap' and subject_id = $1 order by id",
    [String(number)],
  );
  expect(rows).toEqual([
    { before: "queued", after: "sent" },
    { before: "sent", after: "queued" },
  ]);
});

it("lets one of two colleagues who tap at the same moment send it", async () => {
  await hear();
  const id = await first();
  const answers = await Promise.all([editor, colleague].map((who) => decide(id, "sent", who)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("lists messages that guests wait for once, and only for guests whom no other channel reaches", async () => {
  await hear();
  await hear();
  await hear({ key: "bersurat", to: { memberId: null, phone, email: "tamu@contoh.id" } });
  await hear({ key: "pengumuman", topic: "announcements" });
  await hear({ key: "bukan nomor", to: { memberId: null, phone: "tidak ada" } });
  const rolledBack = api.database.kysely.transaction().execute(async (tx) => {
    await tell(tx, {
      ...{ topic: "payments", to: { memberId: null, phone }, title: "Batal", body: "", link: "/" },
      key: "batal",
    });
    throw new Error("batal");
  });
  await expect(rolledBack).rejects.toThrow("batal");
  await api.app.jobs.runDue();
  expect((await list()).waiting.map(({ title }) => title)).toEqual(["Sudah kami terima"]);
});

it("removes a guest who opts out at once, also for staff who have the list open", async () => {
  await hear();
  const [tap] = (await list()).waiting;
  const address = `/api/contact-choices/?key=${keyIn(tap?.text ?? "")}`;
  const { body } = await api.get<ContactChoice[]>(address);
  expect(body.filter(({ allowed }) => allowed).map(({ topic }) => topic)).toEqual([
    "payments",
    "orders",
    "reminders",
  ]);
  const stop = body.map((choice) => ({ ...choice, allowed: false }));
  expect((await send(api, "PUT", address, stop, VISITOR)).status).toBe(200);
  expect(await list()).toMatchObject({ total: 0 });
  expect(await today()).toBeUndefined();
  expect(await decide(tap?.id ?? 0, "sent")).toMatchObject({ status: 409, body: { code: "stopped" } });
  await hear({ key: "sesudah berhenti" });
  await send(api, "PUT", address, body, VISITOR);
  expect((await list()).waiting.map(({ id }) => id)).toEqual([tap?.id]);
});

it("deletes texts and numbers a day after sending, and unsent ones after a month", async () => {
  await hear();
  await decide(await first(), "sent");
  await hear({ key: "lama sekali" });
  const run = (text: string) => api.database.pool.query(text);
  await run("update tap_message set decided_at = now() - interval '25 hours' where decided_at is not null");
  await run(
    "update message set created_at = now() - interval '31 days' where channel = 'tap' and state = 'queued'",
  );
  await api.app.jobs.add(api.database.kysely, "sweep-messages", {}, { key: "sweep-messages" });
  await api.app.jobs.runDue();
  expect((await run("select from tap_message")).rowCount).toBe(0);
  expect(await list()).toMatchObject({ total: 0, done: [] });
});

it("writes no whole number into the log", () => {
  expect(log).toContain("/api/admin/messages/");
  expect(log.replace(/[\s-]/g, "")).not.toMatch(/8135550\d{4}/);
});
