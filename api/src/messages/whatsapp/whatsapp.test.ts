import { Writable } from "node:stream";
import { type ContactChoice, TOPICS } from "@barakah/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startWhatsApp } from "../../../../simulators/whatsapp/whatsapp-service.ts";
import { readConfig } from "../../app/config.ts";
import { aCampaign, aPayment } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { runAll } from "../../testing/jobs.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import type { News } from "../delivery/news.ts";
import { phoneCode, waNumber } from "../delivery/person.ts";
import { keepChoices } from "../queries/choices.ts";
import { tell } from "../tell.ts";
import { whatsappChoice } from "./guest-choice.ts";

let api: TestApp;
let service: Awaited<ReturnType<typeof startWhatsApp>>;
let log = "";
let phone: string;
let people = 0;
const WEBHOOK = "/api/whatsapp/webhook/";

const settingsOf = ({ account }: typeof service) => ({
  WHATSAPP_TOKEN: account.token,
  WHATSAPP_PHONE_ID: account.phoneId,
  WHATSAPP_APP_SECRET: account.appSecret,
  WHATSAPP_VERIFY_TOKEN: account.verifyToken,
  WHATSAPP_URL: account.baseUrl,
  WHATSAPP_PRICE: "600",
  WHATSAPP_MONTHLY_MOST: "1000",
  LOG_LEVEL: "trace",
});

beforeAll(async () => {
  service = await startWhatsApp(async (headers, payload) => {
    const { statusCode } = await api.app.inject({ method: "POST", url: WEBHOOK, headers, payload });
    return statusCode;
  });
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  api = await testApp(settingsOf(service), { log: pino({ level: "trace" }, sink) });
});
afterAll(() => service.stop());
beforeEach(() => {
  service.received.length = 0;
  service.failWith(undefined);
  people += 1;
  phone = `0812 5550 ${String(people).padStart(4, "0")}`;
});

const allow = (allowed = true, person = phoneCode(phone) ?? "") =>
  keepChoices(
    api.database.kysely,
    person,
    TOPICS.map((topic) => ({ topic, channel: "whatsapp", allowed })),
  );
const hear = async (more: Partial<News> = {}) => {
  const news: News = {
    ...{
      topic: "payments",
      to: { memberId: null, phone },
      title: "Sudah kami terima",
      body: "Terima\nkasih.",
    },
    ...{ link: "/pembayaran/abc", key: `uji ${people}`, waited: true },
    ...more,
  };
  await api.database.kysely.transaction().execute((tx) => tell(tx, news));
  await api.app.jobs.runDue();
};
const messages = async () =>
  (
    await api.database.pool.query(
      "select state, tries, error, delivered_at is not null as arrived from message where person = $1 and channel = 'whatsapp' order by id",
      [phoneCode(phone)],
    )
  ).rows;
/** Reports come after the answer, on their own. */
const reported = async () => {
  await expect.poll(async () => (await messages()).every(({ arrived }) => arrived)).toBe(true);
};

it("sends an approved template, with its parameters and the way to stop", async () => {
  await allow();
  await hear();
  await reported();
  expect(service.received).toEqual([
    {
      to: waNumber(phone),
      template: "barakah_pembayaran",
      parameters: [
        "Sudah kami terima",
        "Terima kasih.",
        expect.stringMatching(/^http.*\/notifikasi\/pilihan\?key=/),
        "pembayaran/abc",
      ],
      data: expect.stringMatching(/^barakah:\d+$/),
    },
  ]);
  expect(await messages()).toMatchObject([{ state: "sent", arrived: true }]);
  const key = service.received[0]?.parameters[2]?.split("key=")[1];
  const { body } = await api.get<ContactChoice[]>(`/api/contact-choices/?key=${key}`);
  expect(new Set(body.map(({ channel }) => channel))).toEqual(new Set(["whatsapp"]));
});

it("sends nothing without consent, because anybody can type anybody's number", async () => {
  await hear();
  expect([service.received, await messages()]).toMatchObject([[], [{ state: "skipped" }]]);
});

it("writes to members at the number that they paid with last, once they chose it", async () => {
  const member = await aSignedInMember(api);
  await aPayment(api.database, { member_id: member.id, payer_phone: phone });
  const to = { memberId: member.id };
  await hear({ topic: "reminders", to, key: "haul 1" });
  expect(service.received).toEqual([]);
  const choice = [{ topic: "reminders", channel: "whatsapp", allowed: true }];
  expect((await send(api, "PUT", "/api/contact-choices/", choice, bearer(member))).status).toBe(200);
  await hear({ topic: "reminders", to, key: "haul 2" });
  expect(service.received).toMatchObject([{ to: waNumber(phone), template: "barakah_pengingat" }]);
});

it.each([["dead"], [500], [429], [401], ["lost"]] as const)(
  "%s: the move is unaffected, and the message goes out later, once",
  async (fault) => {
    await allow();
    const { id } = await aCampaign(api.database);
    const treasurer = await aStaffMember(api, "bendahara");
    const gift = await aWaitingGift(api.database, id, { amount: 50_250, payer_phone: phone });
    if (fault === "dead") service.hangUp(true);
    else service.failWith(fault);
    const path = `/api/admin/payments/${gift.reference}/approve/`;
    expect((await send(api, "POST", path, {}, bearer(treasurer))).status).toBe(200);
    await api.app.jobs.runDue();
    const taken = fault === "lost" ? 1 : 0;
    expect(service.received).toHaveLength(taken);
    if (fault === "lost") await reported();
    else expect(await messages()).toMatchObject([{ state: "queued", tries: 1 }]);
    service.hangUp(false);
    service.failWith(undefined);
    await runAll(api);
    await runAll(api);
    expect(service.received).toHaveLength(1);
    expect(service.received[0]?.parameters[1]).toContain(gift.reference);
    await reported();
    expect(await messages()).toMatchObject([{ state: "sent" }]);
  },
);

it("accepts late failure reports in any order, but none after a delivery report", async () => {
  await allow();
  await hear({ key: "gagal" });
  await reported();
  const [arrived] = service.received;
  await service.tell(arrived ?? { to: "", data: "" }, "failed", 131026);
  expect(await messages()).toMatchObject([{ state: "sent" }]);
  await api.database.pool.query("update message set delivered_at = null where person = $1", [
    phoneCode(phone),
  ]);
  await service.tell(arrived ?? { to: "", data: "" }, "failed", 131026);
  expect(await messages()).toMatchObject([{ state: "failed", error: "WhatsApp reported 131026" }]);
  // Of another program with the same number.
  for (const data of ["lain:1", "barakah:999999999", "barakah:1x", undefined])
    expect(await service.tell({ to: "1", data }, "failed", 1)).toBe(200);
});

it.each(["BERHENTI", "stop", " Berhenti. "])("'%s' stops everything for this phone at once", async (word) => {
  await allow();
  service.failWith(500);
  await hear({ key: `menunggu ${word}` });
  service.failWith(undefined);
  expect(await service.answer(waNumber(phone), word)).toBe(200);
  await runAll(api);
  expect(service.received).toEqual([]);
  expect(await messages()).toMatchObject([{ state: "skipped", error: "not wanted" }]);
  // Also for a member who pays with this number.
  const member = await aSignedInMember(api);
  await allow(true, `member:${member.id}`);
  await hear({ to: { memberId: member.id, phone }, key: `anggota ${word}` });
  expect(service.received).toEqual([]);
  expect(await whatsappChoice(api.database.kysely, phone)).toBeNull();
  await service.answer(waNumber(phone), "Mulai");
  expect(await whatsappChoice(api.database.kysely, phone)).toBe("on");
  await hear({ key: `lagi ${word}` });
  expect(service.received).toHaveLength(1);
});

it("ignores every other incoming text", async () => {
  await allow();
  await service.answer(waNumber(phone), "Jangan berhenti ya, stop kontak mana?");
  await hear();
  expect(service.received).toHaveLength(1);
});

it("accepts only webhooks whose raw bytes its secret signed, and answers the challenge only to the service", async () => {
  const payload = JSON.stringify({ entry: [] });
  const post = (headers: Record<string, string>) =>
    api.app.inject({
      method: "POST",
      url: WEBHOOK,
      payload,
      headers: { "content-type": "application/json", ...headers },
    });
  for (const seal of [
    {},
    { "x-hub-signature-256": "sha256=00" },
    { "x-hub-signature-256": `sha256=${"0".repeat(64)}` },
  ])
    expect((await post(seal as Record<string, string>)).statusCode).toBe(403);
  const ask = (token: string) =>
    api.app.inject(`${WEBHOOK}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=4711`);
  expect((await ask("salah")).statusCode).toBe(403);
  expect((await ask(service.account.verifyToken)).body).toBe("4711");
  const without = await testApp();
  expect((await without.app.inject(`${WEBHOOK}?hub.mode=subscribe&hub.verify_token=`)).statusCode).toBe(404);
  expect((await without.app.inject({ method: "POST", url: WEBHOOK, payload: "{}" })).statusCode).toBe(404);
});

it("lets a guest turn it on and off on the payment's page, but not against a stop by its owner", async () => {
  const { id } = await aCampaign(api.database);
  const { page_key } = await aWaitingGift(api.database, id, { payer_phone: phone });
  const shown = async () =>
    (await api.get<{ whatsapp: string | null }>(`/api/payments/page/${page_key}/`)).body.whatsapp;
  const choose = (whatsapp: string) =>
    api.app.inject({
      method: "POST",
      url: `/pembayaran/${page_key}/whatsapp`,
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      payload: `whatsapp=${whatsapp}`,
    });
  expect(await shown()).toBe("off");
  expect((await choose("ya")).statusCode).toBe(303);
  expect(await shown()).toBe("on");
  await choose("tidak");
  expect(await shown()).toBe("off");
  await service.answer(waNumber(phone), "STOP");
  expect(await shown()).toBeNull();
  await choose("ya");
  await hear();
  expect(service.received).toEqual([]);
});

it("reads numbers as people write them", () => {
  for (const written of [
    "0812-5550-1234",
    "+62 812 5550 1234",
    "6281255501234",
    "0062 81255501234",
    "+62 (0)812 5550 1234",
    "81255501234",
  ])
    expect(waNumber(written)).toBe("6281255501234");
  expect(waNumber("+65 6123 4567")).toBe("6561234567");
  for (const wrong of ["", "12", "halo"]) expect(waNumber(wrong)).toBe("");
});

it("writes no whole number and no token into the log, however it fails", async () => {
  expect(log).toContain("job failed");
  for (const secret of [service.account.token, service.account.appSecret]) expect(log).not.toContain(secret);
  expect(log.replace(/[\s-]/g, "")).not.toMatch(/8125550\d{4}/);
});

it("is off unless all of its settings are there", () => {
  const read = (env: Record<string, string>) => readConfig({ NODE_ENV: "test", ...env }).messages;
  expect(read({})).toEqual({ whatsapp: undefined, whatsappSimulator: false });
  expect(read({ NODE_ENV: "development" }).whatsappSimulator).toBe(true);
  expect(read({ NODE_ENV: "development", WHATSAPP: "off" }).whatsappSimulator).toBe(false);
  expect(readConfig({ NODE_ENV: "production" }).messages.whatsappSimulator).toBe(false);
  expect(() => read({ WHATSAPP_TOKEN: "t", WHATSAPP_PHONE_ID: "1" })).toThrow("WHATSAPP_APP_SECRET");
  expect(read(settingsOf(service)).whatsapp?.token).toBe(service.account.token);
});

it("keeps broadcasts within the monthly budget, also two at once, and shows the rest", async () => {
  const { id } = await aCampaign(api.database);
  const guest = { payer_email: "", payer_phone: phone };
  const { id: payment } = await aWaitingGift(api.database, id, guest);
  await api.database.pool.query("update donation set verified_at = now() where payment_id = $1", [payment]);
  await allow();
  const editor = await aStaffMember(api, "editor");
  const path = "/api/admin/broadcasts/";
  const aimed = { audience: "campaign", audience_id: id, channels: ["whatsapp"] };
  const ask = () =>
    send<{ code?: string }>(
      api,
      "POST",
      path,
      { title: "Kabar sumur", body: "Airnya mengalir.", ...aimed },
      { ...bearer(editor), "idempotency-key": crypto.randomUUID() },
    );
  const costs = async () =>
    (
      await api.get<{ whatsapp: number; costs: object }>(
        `${path}count/?audience=campaign&audience_id=${id}&channels=whatsapp`,
        bearer(editor),
      )
    ).body;
  expect(await costs()).toMatchObject({ whatsapp: 1, costs: { price: 600, left: 1000, most: 1000 } });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("whatsapp_cap");
  expect(await costs()).toMatchObject({ costs: { left: 400 } });
});
