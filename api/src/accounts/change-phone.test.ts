import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { startWhatsApp } from "../../../simulators/whatsapp/whatsapp-service.ts";
import { tell } from "../messages/index.ts";
import { aPayment } from "../testing/builders.ts";
import { aSignedInMember, bearer, GOOD_PASSWORD, send } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

interface Answer {
  phone: string;
  by_code: boolean;
  code_sent: boolean;
  code: string;
  errors: Record<string, string[]>;
}
type Member = Awaited<ReturnType<typeof aSignedInMember>>;
const call = (member: Member, path: string, body: object, on = api) =>
  send<Answer>(on, "POST", `/api/accounts/phone/${path}`, body, bearer(member));
const own = async (member: Member, on = api) =>
  (await on.get<Answer>("/api/accounts/phone/", bearer(member))).body;
const undo = (key: string) => send<Answer>(api, "POST", "/api/accounts/phone/undo/", { key });
const undoKey = async ({ email }: Member) => {
  const { rows } = await api.database.pool.query<{ text: string }>(
    "select payload::text as text from job where payload ->> 'to' = $1 order by id desc limit 1",
    [email],
  );
  return /\/kembalikan-nomor#([0-9a-f]{40})/.exec(rows[0]?.text ?? "")?.[1] ?? "";
};

const OLD = "0812 0000 1111";
async function changed(phone = "0813-2222-3333") {
  const member = await aSignedInMember(api);
  await aPayment(api.database, { member_id: member.id, payer_phone: OLD });
  const { body } = await call(member, "change/", { phone, password: GOOD_PASSWORD });
  expect(body).toEqual({ code_sent: false });
  return member;
}

it("is that of the last payment, until the member names another with the password; the session stays", async () => {
  const member = await aSignedInMember(api);
  expect(await own(member)).toEqual({ phone: "", by_code: false });
  await aPayment(api.database, { member_id: member.id, payer_phone: OLD });
  expect((await own(member)).phone).toBe(OLD);
  const phone = "0813 2222 3333";
  expect((await call(member, "change/", { phone })).body.errors).toHaveProperty("password");
  expect((await call(member, "change/", { phone, password: "bukan-ini-77" })).status).toBe(400);
  expect(
    (await call(member, "change/", { phone: "12", password: GOOD_PASSWORD })).body.errors,
  ).toHaveProperty("phone");
  expect((await own(member)).phone).toBe(OLD);
  expect((await call(member, "change/", { phone, password: GOOD_PASSWORD })).status).toBe(200);
  expect((await own(member)).phone).toBe(phone);
  // A payment with another number does not change what the member named.
  await aPayment(api.database, { member_id: member.id, payer_phone: "0899 9999 9999" });
  expect((await own(member)).phone).toBe(phone);
});

it("replaces the old number wherever it was typed before, and no other", async () => {
  const member = await changed();
  const now = async (typed: string) =>
    (await api.database.pool.query("select phone_now($1, $2) as phone", [member.id, typed])).rows[0].phone;
  expect(await now("+62 812-0000-1111")).toBe("0813-2222-3333");
  expect(await now("0812 5555 6666")).toBe("0812 5555 6666");
  await call(member, "change/", { phone: OLD, password: GOOD_PASSWORD });
  expect([await now(OLD), await now("0813 2222 3333")]).toEqual([OLD, OLD]);
});

it("is undone by the mail's link for three days: the password becomes void and all sessions end", async () => {
  const member = await changed();
  const first = await undoKey(member);
  await call(member, "change/", { phone: "0877 1234 5678", password: GOOD_PASSWORD });
  expect((await undo("0".repeat(40))).body.code).toBe("link_over");
  // The first link takes back what came after it, too.
  expect((await undo(first)).status).toBe(200);
  const { rows } = await api.database.pool.query("select phone_of_member($1) as phone", [member.id]);
  expect(rows).toEqual([{ phone: OLD }]);
  expect((await api.get("/api/accounts/sessions/", bearer(member))).status).toBe(403);
  const signIn = { username: member.username, password: GOOD_PASSWORD };
  expect((await send(api, "POST", "/api/auth/login/", signIn)).status).toBe(401);
  expect((await undo(first)).body.code).toBe("link_over");

  const late = await changed();
  const key = await undoKey(late);
  await api.database.pool.query(
    "update phone_change set changed_at = now() - interval '73 hours' where member_id = $1",
    [late.id],
  );
  expect((await undo(key)).body.code).toBe("link_over");
});

it("is confirmed by a code to the new number if WhatsApp is set up; the old number gets a message", async () => {
  const service = await startWhatsApp(async () => 200);
  onTestFinished(() => service.stop());
  const { account } = service;
  const on = await testApp({
    ...{ WHATSAPP_TOKEN: account.token, WHATSAPP_PHONE_ID: account.phoneId, WHATSAPP_URL: account.baseUrl },
    ...{ WHATSAPP_APP_SECRET: account.appSecret, WHATSAPP_VERIFY_TOKEN: account.verifyToken },
  });
  const member = await aSignedInMember(on);
  await aPayment(on.database, { member_id: member.id, payer_phone: OLD });
  const phone = "0813 4444 5555";
  expect((await own(member, on)).by_code).toBe(true);
  expect(
    (await call(member, "change/", { phone: "(22) 12.34", password: GOOD_PASSWORD }, on)).body.errors,
  ).toHaveProperty("phone");
  const asked = await call(member, "change/", { phone, password: GOOD_PASSWORD }, on);
  expect(asked.body).toEqual({ code_sent: true });
  await on.app.jobs.runDue();
  const [{ to, template, parameters } = { to: "", template: "", parameters: [] }] = service.received;
  expect([to, template]).toEqual(["6281344445555", "barakah_kode"]);
  const [code = ""] = parameters;
  expect((await own(member, on)).phone).toBe(OLD);
  const confirm = (body: object) => call(member, "change/confirm/", body, on);
  expect((await confirm({ phone: "0813 4444 5556", code })).body.errors).toHaveProperty("code");
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await confirm({ phone, code: spaced })).body).toEqual({ phone, by_code: true });
  // A thief changes numbers at night: the message does not wait for the morning.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date().setUTCHours(18) });
  onTestFinished(() => void vi.useRealTimers());
  await on.app.jobs.runDue();
  await on.app.jobs.runDue();
  vi.useRealTimers();
  expect(service.received.map((one) => [one.to, one.template])).toContainEqual([
    "6281200001111",
    "barakah_akun",
  ]);
  // What concerns a payment from before goes to the new number.
  const choice = [{ topic: "payments", channel: "whatsapp", allowed: true }];
  await send(on, "PUT", "/api/contact-choices/", choice, bearer(member));
  service.received.length = 0;
  const news = { title: "Diterima", body: "Terima kasih.", link: "/riwayat-donasi", key: "uji nomor" };
  await on.database.transact((tx) =>
    tell(tx, { ...news, topic: "payments", to: { memberId: member.id, phone: OLD }, waited: true }),
  );
  await on.app.jobs.runDue();
  await on.app.jobs.runDue();
  expect(service.received.map((one) => one.to)).toEqual(["6281344445555"]);
  // Codes cost money, and anybody can type anybody's number.
  const again = async () => (await call(member, "change/", { phone, password: GOOD_PASSWORD }, on)).status;
  expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
});
