import { createECDH } from "node:crypto";
import type { SessionUser } from "@barakah/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startPushService } from "../../../../simulators/push/push-service.ts";
import type { Payment } from "../../payments/index.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { runAll } from "../../testing/jobs.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { keepChoices } from "../queries/choices.ts";
import { tell } from "../tell.ts";
import { encrypt } from "./encrypt.ts";
import { isPublicAddress, isPublicUrl } from "./public-host.ts";
import { sendPush } from "./send-push.ts";
import { vapidKeys } from "./vapid.ts";

let api: TestApp;
let member: SessionUser;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  api = await testApp();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.received.length = 0;
  service.answerWith(undefined);
  member = await aSignedInMember(api);
});

const PATH = "/api/push/subscriptions/";
type Device = ReturnType<typeof service.subscribe>;
const allow = async (who = member): Promise<Device> => {
  const device = service.subscribe();
  expect((await send(api, "POST", PATH, device, bearer(who))).status).toBe(200);
  return device;
};
let told = 0;
const hear = async (topic: "payments" | "campaigns" = "payments") => {
  const words = { title: "Donasimu sudah kami terima", body: "Terima kasih.", link: "/riwayat-donasi" };
  const key = `uji ${++told}`;
  await api.database.kysely
    .transaction()
    .execute((tx) => tell(tx, { ...words, topic, key, to: { memberId: member.id }, waited: true }));
  await api.app.jobs.runDue();
};
const devices = async () =>
  (await api.database.pool.query("select from push_subscription where member_id = $1", [member.id])).rowCount;
const states = async () =>
  (
    await api.database.pool.query<{ state: string }>(
      "select state from message where person = $1 and channel = 'push' order by id",
      [`member:${member.id}`],
    )
  ).rows.map(({ state }) => state);

it("reaches each of a member's browsers, encrypted and signed by the key that the app gives", async () => {
  const key = (await api.get<{ key: string }>("/api/push/key/")).body.key;
  await allow();
  await allow();
  await hear();
  expect(service.received).toHaveLength(2);
  for (const { text, sender, ttl } of service.received) {
    expect(JSON.parse(text)).toEqual({
      title: "Donasimu sudah kami terima",
      body: "Terima kasih.",
      link: "/riwayat-donasi",
      tag: `uji ${told}`,
    });
    expect([sender, ttl]).toEqual([key, "86400"]);
  }
  expect(await states()).toEqual(["sent", "sent"]);
});

it("encrypts as the example of RFC 8291 does", () => {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"));
  const browser = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
  const sealed = encrypt("When I grow up, I want to be a watermelon", browser, { pair, salt });
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("refuses a key that is no point of the curve, and deletes one that was stored before", async () => {
  const device = service.subscribe();
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url");
  const broken = { ...device, keys: { ...device.keys, p256dh } };
  expect((await send(api, "POST", PATH, broken, bearer(member))).status).toBe(400);
  await allow();
  await api.database.pool.query("update push_subscription set p256dh = $1 where member_id = $2", [
    p256dh,
    member.id,
  ]);
  await hear();
  // Told once, not tried again for a day.
  expect([await states(), await devices(), service.received.length]).toEqual([["sent"], 0, 0]);
});

it("keeps its key over restarts", async () => {
  const keys = () => vapidKeys(api.database, "https://barakah.example");
  expect((await keys()).publicKey).toBe((await keys()).publicKey);
});

it("deletes a browser that is gone, and retries a service that is down", async () => {
  const gone = await allow();
  service.forget(gone);
  await hear();
  expect(await devices()).toBe(0);
  await allow();
  service.answerWith(503);
  await hear();
  expect([service.received, (await states()).at(-1)]).toEqual([[], "queued"]);
  service.answerWith(undefined);
  await runAll(api);
  await runAll(api);
  expect(service.received).toHaveLength(1);
});

it("is not sent after opting out, nor about campaigns without opting in", async () => {
  await allow();
  await hear("campaigns");
  const choose = (topic: "payments" | "campaigns", allowed: boolean) =>
    keepChoices(api.database.kysely, `member:${member.id}`, [{ topic, channel: "push", allowed }]);
  await choose("payments", false);
  await hear("payments");
  expect(service.received).toEqual([]);
  await choose("campaigns", true);
  await hear("campaigns");
  expect(service.received).toHaveLength(1);
});

it("notifies a guest's browser only of the payment on whose page it was allowed, until it is stopped", async () => {
  const { id } = await aCampaign(api.database);
  const treasurer = await aStaffMember(api, "bendahara");
  const gift = () => aWaitingGift(api.database, id, { member_id: null, payer_phone: "0812 7770 0003" });
  const approve = async ({ reference }: Payment) => {
    await send(api, "POST", `/api/admin/payments/${reference}/approve/`, {}, bearer(treasurer));
    await runAll(api);
  };
  const [first, second, third] = [await gift(), await gift(), await gift()];
  const phone = service.subscribe();
  const follow = (payment: string) => send(api, "POST", PATH, { ...phone, payment });
  expect((await follow("bukan-kunci")).status).toBe(404);
  expect((await follow(first.page_key)).status).toBe(200);
  await follow(first.page_key);
  await follow(second.page_key);
  await approve(third);
  expect(service.received).toEqual([]);
  await approve(first);
  expect(service.received.map(({ text }) => JSON.parse(text).link)).toEqual([
    `/pembayaran/${first.page_key}`,
  ]);
  expect((await send(api, "DELETE", PATH, { endpoint: phone.endpoint })).status).toBe(200);
  await approve(second);
  expect(service.received).toHaveLength(1);
  const { rowCount } = await api.database.pool.query("select from push_payment");
  expect(rowCount).toBe(0);
});

it("of a member's payment is not sent to people who only have the page's address", async () => {
  const { id } = await aCampaign(api.database);
  const { page_key } = await aWaitingGift(api.database, id, { member_id: member.id });
  const call = { ...service.subscribe(), payment: page_key };
  expect((await send(api, "POST", PATH, call)).status).toBe(403);
  expect((await send(api, "POST", PATH, call, bearer(member))).status).toBe(200);
  expect(await devices()).toBe(1);
});

it("can be allowed by members for themselves and by guests with a payment; a shared phone belongs to the last one", async () => {
  expect((await send(api, "POST", PATH, service.subscribe())).status).toBe(403);
  const device = await allow();
  const other = await aSignedInMember(api);
  await send(api, "DELETE", PATH, { endpoint: device.endpoint }, bearer(other));
  expect(await devices()).toBe(1);
  await send(api, "POST", PATH, device, bearer(other));
  expect(await devices()).toBe(0);
  await hear();
  expect(service.received).toEqual([]);
  await send(api, "DELETE", PATH, { endpoint: device.endpoint }, bearer(other));
  const { rowCount } = await api.database.pool.query("select from push_subscription where endpoint = $1", [
    device.endpoint,
  ]);
  expect(rowCount).toBe(0);
});

it("keeps at most ten browsers of one member", async () => {
  for (let nth = 0; nth < 12; nth++) await allow();
  expect(await devices()).toBe(10);
});

it("in production calls only public services: no address of this machine or network, also not by its name", async () => {
  for (const inside of [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest",
    "https://localhost/x",
    "https://db/x",
    "https://postgres.internal/x",
    "https://user:pw@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:5432/x",
  ])
    expect([inside, isPublicUrl(inside)]).toEqual([inside, false]);
  expect(isPublicUrl("https://fcm.googleapis.com/fcm/send/x")).toBe(true);
  for (const address of [
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fe80::1",
    "::ffff:10.0.0.1",
    "fd00::1",
    "2002:7f00:1::",
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ["142.250.4.95", "2404:6800:4003::5f"]) expect(isPublicAddress(address)).toBe(true);
  // A public name that leads to this machine: known only when it is connected to.
  const vapid = await vapidKeys(api.database, "https://barakah.example");
  const { keys } = service.subscribe();
  const rebound = { endpoint: "https://localhost.localdomain/x", ...keys };
  const content = { title: "", body: "", link: "/", tag: "" };
  await expect(sendPush(rebound, content, { vapid, publicOnly: true })).rejects.toThrow(
    /not a public address|ENOTFOUND|EAI_AGAIN/,
  );
});

it("refuses a key that is not on the curve, and deletes a browser with such a key", async () => {
  const { endpoint, keys } = service.subscribe();
  const wrong = Buffer.from(keys.p256dh, "base64url");
  wrong.fill(7, 1);
  const p256dh = wrong.toString("base64url");
  const refused = await send<{ errors: object }>(
    api,
    "POST",
    PATH,
    { endpoint, keys: { ...keys, p256dh } },
    bearer(member),
  );
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ["keys"]]);
  await allow();
  await api.database.pool.query("update push_subscription set p256dh = $1", [p256dh]);
  await hear();
  expect([await devices(), (await states()).at(-1)]).toEqual([0, "sent"]);
});
