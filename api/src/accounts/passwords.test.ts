import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SessionUser } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { firstLink } from "./reset-by-mail.ts";

let api: TestApp;
let outbox: string;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: "https://barakah.example" });
  outbox = join(api.config.dataDirectory, "outbox");
});
beforeEach(async () => {
  await rm(outbox, { recursive: true, force: true });
  await mkdir(outbox);
  await api.database.pool.query("delete from job");
});

const NEW = "sungai-jernih-pagi-7";
const logIn = (username: string, password: string) =>
  send<SessionUser>(api, "POST", "/api/auth/login/", { username, password });
const ask = (email: string, more = {}) =>
  send<{ detail: string }>(api, "POST", "/api/auth/password-reset/", { email, ...more });
const confirm = (uid: string, token: string, new_password = NEW) =>
  send(api, "POST", "/api/auth/password-reset-confirm/", { uid, token, new_password, headers: {} });

/** What arrived, as text: quoted-printable undone. */
async function letters(): Promise<string[]> {
  await api.app.jobs.runDue();
  const names = (await readdir(outbox)).sort();
  const raw = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return raw.map((text) =>
    text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

function linkIn(letter: string | undefined) {
  const found = /(https?:\/\/[^\s"<]+)\/reset-password\?uid=(\d+)&token=([\w-]+)/.exec(letter ?? "");
  return { origin: found?.[1] ?? "", uid: found?.[2] ?? "", token: found?.[3] ?? "" };
}

async function aResetLink(email: string) {
  await ask(email);
  return linkIn((await letters()).at(-1));
}

it("the first administrator sets a password by a link from the log, which works once", async () => {
  const user = await aSignedInMember(api);
  const { origin, uid, token } = linkIn(await firstLink(api.database, user.id, api.config.publicUrl));
  expect([origin, uid]).toEqual(["https://barakah.example", String(user.id)]);
  expect((await confirm(uid, token)).status).toBe(200);
  expect((await logIn(user.username, NEW)).status).toBe(200);
  expect((await confirm(uid, token, "lain-lagi-sore-8")).status).toBe(400);
});

describe("a password reset", () => {
  it("is mailed in Indonesian, with a link to the configured host whatever the Host header says", async () => {
    const member = await aSignedInMember(api);
    const { status } = await ask(member.email, {
      frontend_url: "https://jahat.example",
      headers: { host: "x" },
    });
    expect(status).toBe(200);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toContain(`To: ${member.email}`);
    expect(letter).toContain("Subject: Reset password BARAKAH APP");
    expect(letter).toContain("text/plain");
    expect(letter).toContain("text/html");
    expect(letter).toContain("berlaku 60 menit");
    expect(letter).not.toContain("jahat");
    expect(linkIn(letter).origin).toBe("https://barakah.example");
  });

  it("answers an unknown address in the same way, after the same work", async () => {
    const member = await aSignedInMember(api);
    const waiting = async () =>
      (await api.database.pool.query("select name, payload from job where name = 'password-reset'")).rows;
    const known = await ask(member.email);
    const afterKnown = (await waiting()).length;
    const unknown = await ask("tidak.ada@example.com");
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect((await waiting()).length).toBe(afterKnown + 1);
    expect(await letters()).toHaveLength(1);
  });

  it("sets the password, ends every session, and works once", async () => {
    const member = await aSignedInMember(api);
    const { uid, token } = await aResetLink(member.email);
    expect((await confirm(uid, token)).status).toBe(200);
    const stale = await api.get<{ code: string }>(`/api/profiles/${member.id}/`, bearer(member));
    expect([stale.status, stale.body.code]).toEqual([403, "token_not_valid"]);
    expect((await send(api, "POST", "/api/auth/token/refresh/", { refresh: member.refresh })).status).toBe(
      401,
    );
    expect((await logIn(member.username, member.password)).status).toBe(401);
    expect((await logIn(member.username, NEW)).status).toBe(200);
    expect(await confirm(uid, token)).toMatchObject({ status: 400, body: { code: "invalid_link" } });
    expect((await letters()).at(-1)).toContain("Password akunmu baru saja diganti");
  });

  it("is not used up by a refused password, and works for one of two concurrent calls", async () => {
    const member = await aSignedInMember(api);
    const { uid, token } = await aResetLink(member.email);
    const weak = await confirm(uid, token, "password123");
    expect(weak).toMatchObject({ status: 400, body: { errors: { new_password: [expect.any(String)] } } });
    const both = await Promise.all([confirm(uid, token), confirm(uid, token, "lain-lagi-saja-9")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("refuses a wrong token, another member's uid, and a link that is too old", async () => {
    const [member, other] = [await aSignedInMember(api), await aSignedInMember(api)];
    const { uid, token } = await aResetLink(member.email);
    for (const [wrongUid, wrongToken] of [
      [uid, "x".repeat(43)],
      [String(other.id), token],
      ["abc", token],
      ["9".repeat(40), token],
    ] as const)
      expect((await confirm(wrongUid, wrongToken)).status).toBe(400);
    await api.database.pool.query("update password_reset set expires_at = now() where member_id = $1", [
      member.id,
    ]);
    expect((await confirm(uid, token)).status).toBe(400);
    expect((await logIn(member.username, member.password)).status).toBe(200);
  });

  it("voids the other links of the member", async () => {
    const member = await aSignedInMember(api);
    const [first, second] = [await aResetLink(member.email), await aResetLink(member.email)];
    expect(first.token).not.toBe(second.token);
    expect((await confirm(second.uid, second.token)).status).toBe(200);
    expect((await confirm(first.uid, first.token)).status).toBe(400);
  });

  it("is mailed at most three times an hour, without telling the caller", async () => {
    const member = await aSignedInMember(api);
    for (let n = 0; n < 5; n++) expect((await ask(member.email.toUpperCase())).status).toBe(200);
    expect(await letters()).toHaveLength(3);
  });

  it("lets a member in whose account was locked by guesses", async () => {
    const member = await aSignedInMember(api);
    for (let n = 0; n < 10; n++) await logIn(member.username, "tebak");
    const { uid, token } = await aResetLink(member.email);
    await confirm(uid, token);
    expect((await logIn(member.username, NEW)).status).toBe(200);
  });

  it("its token is neither in the database nor in the answers", async () => {
    const member = await aSignedInMember(api);
    const { token } = await aResetLink(member.email);
    const { rows } = await api.database.pool.query("select * from password_reset");
    const jobs = await api.database.pool.query("select * from job");
    expect(JSON.stringify([rows, jobs.rows])).not.toContain(token);
  });
});

it("is limited per address", async () => {
  const limited = await testApp({ RESETS_PER_ADDRESS: "2" });
  const asked = [];
  for (let n = 0; n < 3; n++)
    asked.push(await send(limited, "POST", "/api/auth/password-reset/", { email: `x${n}@example.com` }));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 429]);
});

describe("changing the password", () => {
  const change = (member: SessionUser, old_password: string, new_password = NEW) =>
    send(api, "POST", "/api/auth/password-change/", { old_password, new_password }, bearer(member));

  it("requires the old one, and ends every session including this one", async () => {
    const member = await aSignedInMember(api);
    const elsewhere = await logIn(member.username, member.password);
    expect(await change(member, "salah")).toMatchObject({
      status: 400,
      body: { errors: { old_password: ["Password salah."] } },
    });
    expect((await change(member, member.password)).status).toBe(200);
    for (const session of [member, elsewhere.body])
      expect((await api.get(`/api/profiles/${member.id}/`, bearer(session))).status).toBe(403);
    expect((await logIn(member.username, NEW)).status).toBe(200);
  });

  it("refuses a common password, and limits guesses of the old one", async () => {
    const member = await aSignedInMember(api);
    expect(await change(member, member.password, "qwerty123")).toMatchObject({
      status: 400,
      body: { errors: { new_password: [expect.stringContaining("umum")] } },
    });
    for (let n = 0; n < 10; n++) expect((await change(member, `tebak${n}`)).status).toBe(400);
    expect((await change(member, member.password)).status).toBe(429);
  });

  it("also ends a session that the old password opens at the same time", async () => {
    const member = await aSignedInMember(api);
    const [changed, ...entered] = await Promise.all([
      change(member, member.password),
      ...Array.from({ length: 8 }, () => logIn(member.username, member.password)),
    ]);
    expect(changed?.status).toBe(200);
    for (const { body } of entered) {
      const asked = await api.get(`/api/profiles/${member.id}/`, bearer(body as SessionUser));
      expect(asked.status).toBe(403);
    }
  });
});
