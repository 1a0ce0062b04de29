import { type listTapMessages, type ResponseOf, TOPICS } from "@barakah/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startPushService } from "../../../simulators/push/push-service.ts";
import { startWhatsApp } from "../../../simulators/whatsapp/whatsapp-service.ts";
import { aCampaign } from "../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { runAll } from "../testing/jobs.ts";
import { startSmtp } from "../testing/smtp-server.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { aWaitingGift } from "../testing/transfers.ts";

let api: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let push: Awaited<ReturnType<typeof startPushService>>;
let whatsapp: Awaited<ReturnType<typeof startWhatsApp>>;
let treasurer: Awaited<ReturnType<typeof aStaffMember>>;

beforeAll(async () => {
  smtp = await startSmtp();
  push = await startPushService();
  whatsapp = await startWhatsApp(async (headers, payload) => {
    const url = "/api/whatsapp/webhook/";
    return (await api.app.inject({ method: "POST", url, headers, payload })).statusCode;
  });
  const { token, phoneId, appSecret, verifyToken, baseUrl } = whatsapp.account;
  api = await testApp({
    SMTP_URL: smtp.url,
    MAIL_FROM: "BARAKAH APP <halo@barakah.example>",
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_ID: phoneId,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_URL: baseUrl,
  });
  treasurer = await aStaffMember(api, "bendahara");
});
afterAll(() => Promise.all([smtp.stop(), push.stop(), whatsapp.stop()]));
beforeEach(() => {
  for (const { received } of [smtp, push, whatsapp]) received.length = 0;
});

const approve = (reference: string) =>
  send(api, "POST", `/api/admin/payments/${reference}/approve/`, {}, bearer(treasurer));
const moneyOf = async (campaignId: number, reference: string) =>
  (
    await api.database.pool.query(
      `select status, (select collected_amount from campaign_total where campaign_id = $1)::int as collected
        from payment where reference = $2`,
      [campaignId, reference],
    )
  ).rows[0];
const statesOf = async (person: string) =>
  Object.fromEntries(
    (
      await api.database.pool.query("select channel, state, tries from message where person = $1", [person])
    ).rows.map(({ channel, state, tries }) => [channel, `${state} ${tries}`]),
  );

/** A member with a confirmed address, one phone that shows messages, and consent to WhatsApp. */
async function aReachableMember() {
  const member = await aSignedInMember(api);
  await api.database.pool.query("update member set email_proven_at = now() where id = $1", [member.id]);
  await send(api, "POST", "/api/push/subscriptions/", push.subscribe(), bearer(member));
  const choices = TOPICS.map((topic) => ({ topic, channel: "whatsapp", allowed: true }));
  expect((await send(api, "PUT", "/api/contact-choices/", choices, bearer(member))).status).toBe(200);
  return member;
}

it("notifies a member of one gift in the app, by mail, push and WhatsApp, once each, although each channel was down", async () => {
  const member = await aReachableMember();
  const { id } = await aCampaign(api.database);
  const { reference } = await aWaitingGift(api.database, id, {
    amount: 50_250,
    member_id: member.id,
    payer_email: member.email,
    payer_phone: "0812 7770 0001",
  });
  smtp.refuseNext();
  push.answerWith(503);
  whatsapp.hangUp(true);
  expect((await approve(reference)).status).toBe(200);
  await api.app.jobs.runDue();

  const money = { status: "verified", collected: 50_250 };
  expect(await moneyOf(id, reference)).toEqual(money);
  expect([smtp.received, push.received, whatsapp.received]).toEqual([[], [], []]);
  const person = `member:${member.id}`;
  const down = { mail: "queued 1", push: "queued 1", whatsapp: "queued 1" };
  expect(await statesOf(person)).toMatchObject({ app: expect.stringMatching(/^sent/), ...down });

  push.answerWith(undefined);
  whatsapp.hangUp(false);
  await runAll(api);
  // Pressed again by a treasurer whose answer was lost, and every job once more: nobody hears of it twice.
  await approve(reference);
  await runAll(api);
  const { body } = await api.get<{ body: string }[]>("/api/notifications/", bearer(member));
  expect(body.filter(({ body: words }) => words.includes(reference))).toHaveLength(1);
  expect(smtp.received.map(({ to }) => to)).toEqual([[member.email]]);
  expect(smtp.received[0]?.data).toContain(reference);
  expect(push.received.map(({ text }) => JSON.parse(text).body)).toEqual([
    expect.stringContaining(reference),
  ]);
  expect(whatsapp.received.map(({ to, parameters }) => [to, parameters[1]])).toEqual([
    ["6281277700001", expect.stringContaining(reference)],
  ]);
  const arrived = { mail: "sent 1", push: "sent 1", whatsapp: "sent 1" };
  expect(await statesOf(person)).toMatchObject(arrived);
  expect(await moneyOf(id, reference)).toEqual(money);
});

it("a guest with only a phone number is messaged by hand, once, although the first tap was undone", async () => {
  const { id } = await aCampaign(api.database);
  const guest = { amount: 75_250, payer_email: "", payer_phone: "0812 7770 0002" };
  const { reference } = await aWaitingGift(api.database, id, guest);
  expect((await approve(reference)).status).toBe(200);
  await runAll(api);
  const list = async () =>
    (await api.get<ResponseOf<typeof listTapMessages>>("/api/admin/messages/", bearer(treasurer))).body;
  const rows = async () => (await list()).waiting.filter(({ text }) => text.includes(reference));
  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  const mark = (state: string) =>
    send(api, "POST", `/api/admin/messages/${row?.id}/`, { state }, bearer(treasurer));
  // WhatsApp did not open: back on the list.
  await mark("sent");
  await mark("queued");
  expect(await rows()).toHaveLength(1);
  expect((await mark("sent")).status).toBe(200);
  await approve(reference);
  await runAll(api);
  expect(await rows()).toEqual([]);
  expect([smtp.received, push.received, whatsapp.received]).toEqual([[], [], []]);
  expect(await moneyOf(id, reference)).toEqual({ status: "verified", collected: 75_250 });
});
