import type {
  Broadcast,
  BroadcastFailure,
  BroadcastReport,
  countAudience,
  ResponseOf,
  Waiting,
} from "@barakah/contract";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Letter } from "../../platform/mail/mail.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { anEvent, registerAt } from "../../testing/events.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { deliver } from "../delivery/deliver.ts";
import { mailCode, phoneCode } from "../delivery/person.ts";
import { keepChoices } from "../queries/choices.ts";

type Who = Awaited<ReturnType<typeof aStaffMember>>;
type Counts = ResponseOf<typeof countAudience>;
let api: TestApp;
let editor: Who;
let head: Who;
let dead = false;
const sent: string[] = [];

const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** Noon in Jakarta, because at night a broadcast waits; tomorrow, because what is for later must not be due. */
const NOON = new Date(Math.floor((Date.now() + 7 * HOUR) / DAY) * DAY + DAY + 5 * HOUR);
const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  api = await testApp();
  deliver<Letter>(api.app.jobs, "mail", async ({ to }) => {
    if (dead) throw new Error("connect ECONNREFUSED");
    sent.push(to);
  });
  editor = await aStaffMember(api, "editor");
  head = await aStaffMember(api, "administrator");
  return () => vi.useRealTimers();
});

const run = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const path = "/api/admin/broadcasts/";
const words = { title: "Pintu masuk pindah", body: "Assalamualaikum {nama}, lewat gerbang B." };
const ask = (body: object, who: Who = editor, key: string = crypto.randomUUID()) =>
  send<Broadcast & { code: string }>(
    api,
    "POST",
    path,
    { ...words, channels: ["mail", "push", "tap"], ...body },
    {
      ...bearer(who),
      "idempotency-key": key,
    },
  );
const act = (id: number, what: "stop" | "confirm", who: Who) =>
  send<{ code: string }>(api, "POST", `${path}${id}/${what}/`, {}, bearer(who));
const read = async (id: number) => (await api.get<BroadcastReport>(`${path}${id}/`, bearer(editor))).body;
const count = async (query: string) => (await api.get<Counts>(`${path}count/?${query}`, bearer(editor))).body;
/** One minute of a broadcast. */
const minute = async () => {
  await run("update job set run_at = now() - interval '1 second' where name = 'broadcast'");
  await api.app.jobs.runDue();
};
const queued = async (id: number) =>
  Number(
    (
      await run("select count(*) from message where dedupe_key like $1 and channel = 'mail'", [
        `broadcast ${id} %`,
      ])
    ).rows[0].count,
  );

async function aGiver(
  campaign: number,
  payer: { payer_email?: string; payer_phone?: string; member_id?: number },
) {
  const { reference } = await aWaitingGift(api.database, campaign, {
    ...{ payer_name: "Rina Wati", payer_email: "", payer_phone: "" },
    ...payer,
  });
  await send(api, "POST", `/api/admin/payments/${reference}/approve/`, {}, bearer(head));
}

describe("the donors of a campaign", () => {
  it("are counted once each, by channel and with consent, and told by name", async () => {
    const { id } = await aCampaign(api.database);
    const member = await aSignedInMember(api);
    await aGiver(id, { member_id: member.id, payer_email: "lain@contoh.id" });
    await aGiver(id, { payer_email: member.email });
    await aGiver(id, { payer_email: "tamu.siaran@gmail.com" });
    await aGiver(id, { payer_email: "tamusiaran+2@gmail.com" });
    await aGiver(id, { payer_email: "berhenti@contoh.id" });
    await aGiver(id, { payer_phone: "0812 7000 0001" });
    await keepChoices(api.database.kysely, mailCode("berhenti@contoh.id"), [
      { topic: "campaigns", channel: "mail", allowed: false },
    ]);
    const all = await count(`audience=campaign&audience_id=${id}&channels=mail,push,tap`);
    expect(all).toEqual({
      ...{ people: 2, refused: 2, app: 1, mail: 2, push: 0, whatsapp: null, tap: 0 },
      costs: null,
    });

    const { status, body } = await ask({ audience: "campaign", audience_id: id });
    expect([status, body.state, body.people]).toEqual([201, "scheduled", 2]);
    await minute();
    expect(await read(body.id)).toMatchObject({
      state: "done",
      results: expect.arrayContaining([
        { channel: "app", state: "sent", count: 1 },
        { channel: "mail", state: "sent", count: 2 },
      ]),
    });
    const { rows } = await run("select body from notification where member_id = $1 and title = $2", [
      member.id,
      words.title,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].body).not.toContain("{nama}");
  });

  it("get it once if the call is repeated, and an audience of nobody is refused", async () => {
    const { id } = await aCampaign(api.database);
    expect(await ask({ audience: "campaign", audience_id: id })).toMatchObject({
      status: 409,
      body: { code: "nobody" },
    });
    await aGiver(id, { payer_email: "sekali@contoh.id" });
    const answers = [
      await ask({ audience: "campaign", audience_id: id }, editor, "sama"),
      await ask({ audience: "campaign", audience_id: id }, editor, "sama"),
    ];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

describe("a recipient who was not reached", () => {
  const failures = async (id: number, who: Who, query = "") => {
    const url = `${path}${id}/failures/${query}`;
    const { headers, ...answer } = await api.app.inject({ url, headers: bearer(who) });
    const rows: BroadcastFailure[] = answer.json();
    return { total: Number(headers["x-total-count"]), rows };
  };

  it("is listed with the reason and the next step; donors' names only for staff who see money", async () => {
    const { id: campaign } = await aCampaign(api.database);
    const member = await aSignedInMember(api);
    await run("update member set full_name = 'Salma Putri' where id = $1", [member.id]);
    await aGiver(campaign, { member_id: member.id, payer_email: "" });
    await aGiver(campaign, { payer_email: "tamu.gagal@contoh.id" });
    const { body } = await ask({ audience: "campaign", audience_id: campaign, channels: ["mail"] });
    dead = true;
    await minute();
    dead = false;
    await run(
      "update message set state = 'failed', error = '550 5.1.1 User unknown' where dedupe_key like $1",
      [`broadcast ${body.id} mail mail:%`],
    );
    const listed = await failures(body.id, head);
    expect(listed.total).toBe(2);
    expect(listed.rows.map(({ id: _, ...row }) => row)).toEqual(
      expect.arrayContaining([
        {
          name: "Salma Putri",
          channel: "mail",
          reason: "unreachable",
          again_at: expect.stringMatching(/Z$/),
        },
        { name: "Rina Wati", channel: "mail", reason: "no_address", again_at: null },
      ]),
    );
    expect(await failures(body.id, head, "?limit=1&offset=1")).toEqual({
      total: 2,
      rows: [listed.rows[1]],
    });
    expect((await failures(body.id, editor)).rows.map(({ name }) => name)).toEqual([null, null]);
    // Guests of any broadcast are known only by their payments.
    await run("update broadcast set audience = 'everyone', audience_id = null where id = $1", [body.id]);
    const named = async (who: Who) =>
      (await failures(body.id, who)).rows.map(({ name }) => name ?? "").sort();
    expect(await named(editor)).toEqual(["", "Salma Putri"]);
    expect(await named(head)).toEqual(["Rina Wati", "Salma Putri"]);
    // Who pressed 'Bukan saya' since the broadcast was counted is named, unless something else arrived.
    const now = (state: string) =>
      run(`update message set state = '${state}', error = 'not reachable' where dedupe_key like $1`, [
        `broadcast ${body.id} mail mail:%`,
      ]);
    await now("skipped");
    expect((await failures(body.id, head)).rows.map(({ reason }) => reason).sort()).toEqual([
      "stopped",
      "unreachable",
    ]);
    // What arrived is not there.
    await now("sent");
    expect((await failures(body.id, head)).total).toBe(1);
  });

  it("is named as in the registration, where it is a guest of an event", async () => {
    const event = await anEvent(api.database);
    await registerAt(api, event, { email: "peserta.gagal@contoh.id" });
    const { body } = await ask({ audience: "event", audience_id: event.id, channels: ["mail"] });
    dead = true;
    await minute();
    dead = false;
    expect((await failures(body.id, editor)).rows).toMatchObject([{ name: "Rina Aulia", channel: "mail" }]);
  });
});

describe("ten thousand who agreed", () => {
  let big: Broadcast;
  beforeAll(async () => {
    await run(
      `insert into member (username, email) select 'ramai' || n, 'ramai' || n || '@contoh.id' from generate_series(1, 10000) n`,
    );
    await run(`insert into contact_choice (person, channel, topic, allowed)
      select 'member:' || id, 'mail', 'announcements', true from member where username like 'ramai%'`);
    await run("update member set email_proven_at = now() where username like 'ramai%'");
  });

  it("wait for a second person, who is not the one that wrote it", async () => {
    expect(await count("audience=everyone&channels=mail")).toMatchObject({
      people: 10_000,
      mail: 10_000,
      push: 0,
    });
    big = (await ask({ audience: "everyone", channels: ["mail"], per_minute: 40 })).body;
    expect(big).toMatchObject({ state: "waiting", people: 10_000, left: 10_000 });
    await minute();
    expect(await queued(big.id)).toBe(0);
    const today = (await api.get<Waiting[]>("/api/admin/today/", bearer(head))).body;
    expect(today.find(({ kind }) => kind === "broadcasts")).toMatchObject({
      count: 1,
      subject: String(big.id),
    });
    expect(await act(big.id, "confirm", editor)).toMatchObject({
      status: 403,
      body: { code: "own_proposal" },
    });
    const answers = await Promise.all([1, 2].map(() => act(big.id, "confirm", head)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("are messaged at a limited rate, and no more after the broadcast is stopped", async () => {
    await minute();
    expect([await queued(big.id), (await read(big.id)).left]).toEqual([40, 9960]);
    expect(new Set(sent.filter((to) => to.startsWith("ramai"))).size).toBe(40);
    dead = true;
    await minute();
    expect([await queued(big.id), (await read(big.id)).left]).toEqual([80, 9920]);
    expect((await act(big.id, "stop", head)).status).toBe(200);
    dead = false;
    await run("update job set run_at = now() - interval '1 second' where name in ('broadcast', 'mail')");
    await api.app.jobs.runDue();
    expect(await read(big.id)).toMatchObject({ state: "stopped", left: 0, left_out: 9920 });
    expect(sent.filter((to) => to.startsWith("ramai"))).toHaveLength(40);
    expect((await read(big.id)).results).toEqual([
      { channel: "app", state: "sent", count: 80 },
      { channel: "mail", state: "sent", count: 40 },
      { channel: "mail", state: "skipped", count: 40 },
    ]);
    expect(await act(big.id, "stop", head)).toMatchObject({ status: 409 });
    const { rows } = await run(
      "select action, actor_id from audit_log where subject_kind = 'broadcast' and subject_id = $1 order by id",
      [String(big.id)],
    );
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["broadcast.send", editor.id],
      ["broadcast.confirm", head.id],
      ["broadcast.stop", head.id],
    ]);
  });

  it("are messaged in several batches a minute if the rate is high", async () => {
    const { id } = (await ask({ audience: "everyone", channels: ["mail"], per_minute: 250 })).body;
    expect((await act(id, "confirm", head)).status).toBe(200);
    await minute();
    expect((await read(id)).left).toBe(10_000 - 83);
    const { rows } = await run(
      "select run_at from job where name = 'broadcast' and (payload->>'id')::int = $1",
      [id],
    );
    expect(rows.map(({ run_at }) => new Date(run_at).getTime())).toEqual([Date.now() + 20_000]);
    expect((await act(id, "stop", head)).status).toBe(200);
  });

  it("lose who stopped between the start and their turn", async () => {
    await run("delete from contact_choice where topic = 'announcements'");
    const [first, second] = (
      await run("select id from member where username like 'ramai%' order by id limit 2")
    ).rows;
    for (const { id } of [first, second])
      await keepChoices(api.database.kysely, `member:${id}`, [
        { topic: "announcements", channel: "mail", allowed: true },
      ]);
    const guest = (await aCampaign(api.database)).id;
    await aGiver(guest, { payer_email: "tamu.setuju@contoh.id" });
    await keepChoices(api.database.kysely, mailCode("tamu.setuju@contoh.id"), [
      { topic: "announcements", channel: "mail", allowed: true },
    ]);
    const { body } = await ask({
      audience: "everyone",
      channels: ["mail"],
      start_at: later(3 * DAY).toISOString(),
    });
    expect(body).toMatchObject({ state: "scheduled", people: 3 });
    await api.app.jobs.runDue();
    expect((await read(body.id)).left).toBe(3);
    await keepChoices(api.database.kysely, `member:${first.id}`, [
      { topic: "announcements", channel: "mail", allowed: false },
    ]);
    await minute();
    await run("update job set run_at = now() where name = 'mail'");
    await api.app.jobs.runDue();
    const { results } = await read(body.id);
    expect(results).toContainEqual({ channel: "mail", state: "sent", count: 2 });
    expect(results).toContainEqual({ channel: "mail", state: "skipped", count: 1 });
  });
});

it("waits for the morning at night", async () => {
  const { id } = await aCampaign(api.database);
  await aGiver(id, { payer_email: "malam@contoh.id" });
  const night = later(3 * DAY + 10 * HOUR);
  const { body } = await ask({ audience: "campaign", audience_id: id, start_at: night.toISOString() });
  vi.setSystemTime(night);
  await minute();
  expect(await queued(body.id)).toBe(0);
  const { rows } = await run(
    "select run_at from job where name = 'broadcast' and (payload->>'id')::int = $1",
    [body.id],
  );
  expect(rows.map(({ run_at }) => new Date(run_at))).toEqual([later(3 * DAY + 17 * HOUR)]);
  vi.setSystemTime(NOON);
});

it("goes to its author as a test, regardless of the author's choices", async () => {
  expect((await send(api, "POST", `${path}test/`, words, bearer(editor))).status).toBe(200);
  const { rows } = await run(
    "select channel from message where person = $1 and dedupe_key like 'try %' order by 1",
    [`member:${editor.id}`],
  );
  expect(rows).toEqual([{ channel: "app" }, { channel: "mail" }]);
});

it("the database names people as the app does", async () => {
  const digits = fc.stringMatching(/^(\+62|0062|62|0|)?[ -]?0?[0-9]{3,14}$/);
  await fc.assert(
    fc.asyncProperty(fc.emailAddress(), digits, async (email, phone) => {
      const { rows } = await run("select mail_person($1) as mail, phone_person($2) as phone", [email, phone]);
      expect(rows[0]).toEqual({ mail: mailCode(email), phone: phoneCode(phone) ?? null });
    }),
    { numRuns: 200 },
  );
});
