import { beforeAll, expect, it } from "vitest";
import { aCampaign, aVerifiedDonation } from "../../testing/builders.ts";
import { aSignedInMember, bearer } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let slug: string;
let prayerId: number;
let editor: Record<string, string>;

beforeAll(async () => {
  api = await testApp();
  const campaign = await aCampaign(api.database);
  slug = campaign.slug;
  editor = bearer(await aStaffMember(api, "editor"));
  const treasurer = bearer(await aStaffMember(api, "bendahara"));
  const { id, reference } = await aWaitingGift(api.database, campaign.id);
  const { rows } = await api.database.pool.query(
    `with said as (update donation set message = 'Semoga berkah.' where payment_id = $1 returning id)
     insert into donation_prayer (donation_id) select id from said returning id`,
    [id],
  );
  prayerId = Number(rows[0].id);
  const url = `/api/admin/payments/${reference}/approve/`;
  await api.app.inject({ method: "POST", url, headers: treasurer, payload: {} });
});

const donors = async () => (await api.get(`/api/donations/campaign/${slug}/donations/`)).body as unknown;
const prayers = (of = slug) => api.get(`/api/donations/campaign/${of}/donations/?prayers=true`);
const browser = (letter: string) => ({
  cookie: `csrftoken=${letter.repeat(32)}`,
  "x-csrftoken": letter.repeat(32),
});
const say = (headers: Record<string, string>, what = "aamiin") =>
  api.app.inject({ method: "POST", url: `/api/donations/prayers/${prayerId}/${what}/`, headers });
const hide = (hidden: boolean) =>
  api.app.inject({
    method: "POST",
    url: `/api/admin/prayers/${prayerId}/visibility/`,
    headers: editor,
    payload: { hidden },
  });

it("counts Aamiin once for each browser and member, also for two concurrent taps", async () => {
  const member = bearer(await aSignedInMember(api));
  await Promise.all([say(browser("a")), say(browser("a")), say(browser("b")), say(member), say(member)]);
  expect((await say(browser("a"))).json()).toEqual({ aamiin: 3 });
  expect(await donors()).toMatchObject([{ prayer: { id: prayerId, text: "Semoga berkah.", aamiin: 3 } }]);
});

it("lists prayers on their campaign, without gifts that have none", async () => {
  const { id, slug: quiet } = await aCampaign(api.database);
  await aVerifiedDonation(api.database, id);
  expect(await prayers(quiet)).toMatchObject({ body: [], total: 0 });
  expect(await prayers()).toMatchObject({ body: [{ prayer: { id: prayerId } }], total: 1 });
});

it("counts Aamiin by a form without JavaScript, and only from the app's own pages", async () => {
  const send = (site: string) =>
    api.app.inject({
      method: "POST",
      url: `/doa/${prayerId}/aamiin`,
      headers: {
        cookie: browser("c").cookie,
        "sec-fetch-site": site,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "",
    });
  expect((await send("cross-site")).statusCode).toBe(403);
  expect((await send("same-origin")).headers.location).toBe(`/kampanye/${slug}#doa-${prayerId}`);
  expect(await donors()).toMatchObject([{ prayer: { aamiin: 4 } }]);
});

it("a reported prayer is hidden by staff, which is audited; then nobody can read it or say Aamiin", async () => {
  await say(browser("a"), "report");
  const listed = await api.app.inject({ url: "/api/admin/prayers/?status=reported", headers: editor });
  expect(listed.json()).toMatchObject([{ id: prayerId, reports: 1, hidden: false }]);
  expect((await hide(true)).statusCode).toBe(200);
  expect(await donors()).toMatchObject([{ prayer: null }]);
  expect(await prayers()).toMatchObject({ body: [], total: 0 });
  expect((await say(browser("d"))).statusCode).toBe(404);
  const { rows } = await api.database.pool.query(
    "select action from audit_log where subject_kind = 'prayer'",
  );
  expect(rows).toEqual([{ action: "prayer.hide" }]);
  await hide(false);
  expect(await donors()).toMatchObject([{ prayer: { aamiin: 4 } }]);
});

it("shows staff whether visitors see a prayer: not of a draft, before its gift is verified, or of a deleted member", async () => {
  const given = (change: string) =>
    api.database.pool.query(
      `update donation set ${change} where id = (select donation_id from donation_prayer where id = $1)`,
      [prayerId],
    );
  const state = async () => {
    const { body } = await api.get<{ id: number; state: string }[]>("/api/admin/prayers/", editor);
    return body.find(({ id }) => id === prayerId)?.state;
  };
  expect(await state()).toBe("shown");
  await hide(true);
  expect(await state()).toBe("hidden");
  await hide(false);
  const publish = (status: string) =>
    api.database.pool.query("update campaign set status = $1 where slug = $2", [status, slug]);
  await publish("draft");
  expect([await state(), (await say(browser("e"))).statusCode]).toEqual(["withdrawn", 404]);
  await publish("archived");
  expect([await state(), (await say(browser("e"))).statusCode]).toEqual(["shown", 200]);
  await publish("published");
  await given("verified_at = null");
  expect([await state(), await donors()]).toEqual(["unpaid", []]);
  await given("message = ''");
  expect(await state()).toBe("erased");
});
