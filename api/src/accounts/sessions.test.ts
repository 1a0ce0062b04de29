import type { MemberSession, SessionUser } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send, VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { deviceOf, placeOf } from "./device-and-place.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

interface Pair {
  access: string;
  refresh: string;
}

const refresh = (token: string) =>
  send<Pair & { code?: string }>(api, "POST", "/api/auth/token/refresh/", { refresh: token });
const isAlive = async (member: { id: number }, pair: Pair) =>
  (await api.get(`/api/profiles/${member.id}/`, bearer(pair))).status === 200;

describe("a refresh token", () => {
  it("is exchanged for a new pair; the current access token stays valid", async () => {
    const member = await aSignedInMember(api);
    const { status, body } = await refresh(member.refresh);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["access", "refresh"]);
    expect(body.refresh).not.toBe(member.refresh);
    expect(await isAlive(member, body)).toBe(true);
    expect(await isAlive(member, member)).toBe(true);
    expect((await refresh(body.refresh)).status).toBe(200);
  });

  it("used a second time ends its session, but no other", async () => {
    const member = await aSignedInMember(api);
    const { body: elsewhere } = await send<Pair>(api, "POST", "/api/auth/login/", {
      username: member.username,
      password: member.password,
    });
    const { body: second } = await refresh(member.refresh);
    const { body: third } = await refresh(second.refresh);
    const replay = await refresh(member.refresh);
    expect([replay.status, replay.body.code]).toEqual([401, "token_not_valid"]);
    for (const pair of [member, second, third]) expect(await isAlive(member, pair)).toBe(false);
    expect((await refresh(third.refresh)).status).toBe(401);
    expect(await isAlive(member, elsewhere)).toBe(true);
    expect((await refresh(elsewhere.refresh)).status).toBe(200);
  });

  it("used by several concurrent calls works for one, and then ends the session", async () => {
    const member = await aSignedInMember(api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(member.refresh)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(await isAlive(member, won[0]?.body ?? member)).toBe(false);
  });

  it("is refused if it is unknown, expired or an access token", async () => {
    const member = await aSignedInMember(api);
    for (const token of ["tidak-ada", member.access]) expect((await refresh(token)).status).toBe(401);
    await api.database.pool.query(
      "update refresh_token set expires_at = now() where session_id in (select id from session where member_id = $1)",
      [member.id],
    );
    expect((await refresh(member.refresh)).status).toBe(401);
    expect(await isAlive(member, member)).toBe(true);
  });
});

describe("a session", () => {
  it("ends at its absolute limit, however often it was refreshed", async () => {
    const member = await aSignedInMember(api);
    const { rows } = await api.database.pool.query(
      `update session set ends_at = now() + interval '1 hour' where member_id = $1
       returning extract(day from ends_at - now())`,
      [member.id],
    );
    expect(rows).toHaveLength(1);
    const { body } = await refresh(member.refresh);
    const left = await api.database.pool.query(
      `select max(t.expires_at) <= max(s.ends_at) as inside from session s join refresh_token t on t.session_id = s.id
       where s.member_id = $1 and t.used_at is null`,
      [member.id],
    );
    expect(left.rows[0].inside).toBe(true);
    await api.database.pool.query("update session set ends_at = now() where member_id = $1", [member.id]);
    expect((await refresh(body.refresh)).status).toBe(401);
    expect(await isAlive(member, body)).toBe(false);
  });

  it("lasts ninety days at most, a refresh token thirty, an access token fifteen minutes", async () => {
    const member = await aSignedInMember(api);
    const { rows } = await api.database.pool.query(
      `select round(extract(epoch from s.ends_at - s.signed_in_at) / 86400) as session,
         round(extract(epoch from r.expires_at - s.signed_in_at) / 86400) as refresh,
         round(extract(epoch from a.expires_at - s.signed_in_at) / 60) as access
       from session s join refresh_token r on r.session_id = s.id join access_token a on a.session_id = s.id
       where s.member_id = $1`,
      [member.id],
    );
    expect(rows.map((row) => [row.session, row.refresh, row.access].map(Number))).toEqual([[90, 30, 15]]);
  });

  it("ends at once by logging out", async () => {
    const member = await aSignedInMember(api);
    const out = () => send(api, "POST", "/api/auth/logout/", { refresh: member.refresh });
    expect(await out()).toMatchObject({ status: 200, body: { detail: "Logout successful!" } });
    expect(await isAlive(member, member)).toBe(false);
    expect((await refresh(member.refresh)).status).toBe(401);
    expect((await out()).status).toBe(200);
  });

  it("is deleted with its tokens after it has expired", async () => {
    const member = await aSignedInMember(api);
    const living = await aSignedInMember(api);
    await api.database.pool.query("update session set ends_at = now() where member_id = $1", [member.id]);
    await api.app.jobs.start();
    await expect.poll(() => sessionsOf(member.id)).toBe(0);
    expect(await sessionsOf(living.id)).toBe(1);
  });
});

describe("the list of one's sessions", () => {
  const agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";
  const list = async (member: { access: string }) =>
    (await api.get<MemberSession[]>("/api/accounts/sessions/", bearer(member))).body;
  async function onAPhone({ username, password }: { username: string; password: string }) {
    const headers = { ...VISITOR, "user-agent": agent };
    return (await send<SessionUser>(api, "POST", "/api/auth/login/", { username, password }, headers)).body;
  }

  it("names the device and the network of each, the last used first", async () => {
    const member = await aSignedInMember(api);
    const phone = await onAPhone(member);
    const [last, before] = await list(member);
    expect(last).toMatchObject({ device: "Chrome di Android", place: "127.0.0.x", current: false });
    expect(before).toMatchObject({ device: "Perangkat lain", signed_in_by: "password", current: true });
    await api.database.pool.query("update session set last_used_at = now() - interval '1 day'");
    await refresh(phone.refresh);
    const [used, idle] = await list(member);
    expect(used?.id).toBe(last?.id);
    expect(Date.parse(used?.last_used_at ?? "") - Date.parse(idle?.last_used_at ?? "")).toBeGreaterThan(0);
  });

  it("ends one of them or all others, but none of another member", async () => {
    const [member, stranger] = [await aSignedInMember(api), await aSignedInMember(api)];
    const phone = await onAPhone(member);
    const [ofPhone] = await list(member);
    const end = (as: { access: string }) =>
      send(api, "DELETE", `/api/accounts/sessions/${ofPhone?.id}/`, undefined, bearer(as));
    expect((await end(stranger)).status).toBe(404);
    expect((await end(member)).status).toBe(200);
    expect((await end(member)).status).toBe(404);
    expect([await isAlive(member, phone), await isAlive(member, member)]).toEqual([false, true]);
    await onAPhone(member);
    await send(api, "POST", "/api/accounts/sessions/end-others/", undefined, bearer(member));
    expect((await list(member)).map(({ current }) => current)).toEqual([true]);
    expect(await isAlive(stranger, stranger)).toBe(true);
  });
});

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari di iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0", "Edge di Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox di Linux"],
  ["<b>curl</b>", "Perangkat lain"],
])("names the device of %s", (agent, words) => expect(deviceOf(agent)).toBe(words));

it("keeps only the network part of an address", () => {
  expect(["203.0.113.77", "::ffff:203.0.113.77", "2001:db8:1:2:3::9"].map(placeOf)).toEqual([
    "203.0.113.x",
    "203.0.113.x",
    "2001:db8:1:2::/64",
  ]);
});

async function sessionsOf(memberId: number): Promise<number> {
  const { rows } = await api.database.pool.query("select count(*) as n from session where member_id = $1", [
    memberId,
  ]);
  return rows[0].n;
}
