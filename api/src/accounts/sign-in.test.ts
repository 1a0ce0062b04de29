import type { SessionUser } from "@barakah/contract";
import { hash } from "@node-rs/argon2";
import { beforeAll, describe, expect, it } from "vitest";
import { aBrowser, aSignedInMember, bearer, GOOD_PASSWORD, send, VISITOR } from "../testing/calls.ts";
import { copyOf, type TestApp, testApp } from "../testing/test-app.ts";
import { createPasswords } from "./passwords.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({}, { passwords: createPasswords() });
});

const register = (body: object) => send(api, "POST", "/api/auth/register/", body);
const logIn = (username: string, password = GOOD_PASSWORD, app: TestApp = api) =>
  send<SessionUser>(app, "POST", "/api/auth/login/", { username, password });

const WRONG = {
  status: 401,
  body: { code: "wrong_credentials", detail: "Gagal Login, Isi nama dan password yang benar" },
};

describe("registering", () => {
  it("creates a member who can sign in, with a session of exactly the fields that browsers store", async () => {
    const made = await register({
      username: "Fatimah",
      email: "Fatimah@Example.com",
      password: GOOD_PASSWORD,
    });
    expect(made).toMatchObject({ status: 201, body: { username: "Fatimah", email: "Fatimah@Example.com" } });
    const { status, body, headers } = await logIn("fatimah");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(Object.keys(body).sort()).toEqual(["access", "email", "id", "refresh", "username"]);
    expect(body).toMatchObject({ username: "Fatimah", email: "Fatimah@Example.com", id: expect.any(Number) });
  });

  it("stores neither the password nor a token", async () => {
    const session = await aSignedInMember(api, { username: "rahasia1" });
    const { rows } = await api.database.pool.query(
      `select p.hash, a.hash as access, r.hash as refresh from member m join member_password p on p.member_id = m.id
       join session s on s.member_id = m.id join access_token a on a.session_id = s.id
       join refresh_token r on r.session_id = s.id where m.username = 'rahasia1'`,
    );
    expect(rows[0].hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify(rows);
    for (const secret of [session.password, session.access, session.refresh]) {
      expect(stored).not.toContain(secret);
      expect(rows[0].access.toString()).not.toContain(secret);
    }
  });

  it("says which of username and e-mail is taken, whatever their case", async () => {
    await aSignedInMember(api, { username: "hasan", email: "hasan@example.com" });
    const both = await register({ username: "HASAN", email: "Hasan@Example.COM", password: GOOD_PASSWORD });
    expect(both).toMatchObject({
      status: 400,
      body: { code: "invalid", errors: { username: [expect.any(String)], email: [expect.any(String)] } },
    });
    const one = await register({ username: "hasan2", email: "hasan@example.com", password: GOOD_PASSWORD });
    expect(Object.keys((one.body as unknown as { errors: object }).errors)).toEqual(["email"]);
  });

  it("gives a name to one of two concurrent calls", async () => {
    const tries = await Promise.all(
      [1, 2, 3].map((n) =>
        register({ username: "rebutan", email: `r${n}@example.com`, password: GOOD_PASSWORD }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it.each([
    ["username", { username: "ab" }],
    ["username", { username: "x".repeat(31) }],
    ["username", { username: "ada spasi" }],
    ["username", { username: "orang@example.com" }],
    ["username", { username: "Admin" }],
    ["username", { username: "admin1" }],
    ["username", { username: "barakah.official" }],
    ["username", { username: "_Bendahara_" }],
    ["username", { username: undefined }],
    ["email", { email: "bukan-email" }],
    ["email", { email: "" }],
    ["password", { password: "pendek7" }],
    ["password", { password: "x1".repeat(65) }],
    ["password", { password: "Password123" }],
    ["password", { password: "bismillah123" }],
    ["password", { password: "aaaaaaaaaaaa" }],
    ["password", { password: "calon.anggota" }],
    ["password", { password: "Barakah-Charity-2026" }],
    ["password", { password: "bendahara15112026" }],
    ["password", { password: "Sinergi#Barakah!!" }],
  ])("refuses a bad %s: %o", async (field, wrong) => {
    const { status, body } = await register({
      username: "calon.anggota",
      email: "calon@example.com",
      password: GOOD_PASSWORD,
      ...wrong,
    });
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
    expect(JSON.stringify(body)).not.toMatch(/invalid input|expected|too small/i);
  });

  it("accepts passwords of 8 and of 128 characters", async () => {
    for (const [username, password] of [
      ["delapan", "zq8!kd0w"],
      ["milikku", "barakah hujan senja"],
      ["panjang", `${"y7-".repeat(42)}ab`],
    ] as const) {
      expect((await register({ username, email: `${username}@example.com`, password })).status).toBe(201);
      expect((await logIn(username, password)).status).toBe(200);
    }
  });
});

describe("signing in", () => {
  it("accepts the user name and the e-mail address", async () => {
    const { id } = await aSignedInMember(api, { username: "zainab", email: "zainab@example.org" });
    expect((await logIn(" ZAINAB ")).body.id).toBe(id);
    expect((await logIn("Zainab@Example.org")).body.id).toBe(id);
  });

  it("answers a wrong name and a wrong password alike, after the same work", async () => {
    await aSignedInMember(api, { username: "umar" });
    const before = api.passwords.verifications;
    const [unknown, wrong] = [await logIn("tidak.ada"), await logIn("umar", "salah-sekali-1")];
    expect(unknown).toMatchObject(WRONG);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.status).toBe(unknown.status);
    expect(api.passwords.verifications - before).toBe(2);
  });

  it("refuses a member without a password in the same way as a wrong password", async () => {
    const { id } = await aSignedInMember(api, { username: "tanpa.password" });
    await api.database.kysely.deleteFrom("member_password").where("member_id", "=", id).execute();
    expect(await logIn("tanpa.password")).toMatchObject(WRONG);
  });

  it("replaces a weaker hash by one of today's strength", async () => {
    const { id } = await aSignedInMember(api, { username: "lama" });
    const weak = await hash(GOOD_PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    const row = api.database.kysely.updateTable("member_password").where("member_id", "=", id);
    await row.set({ hash: weak }).execute();
    expect((await logIn("lama")).status).toBe(200);
    const { rows } = await api.database.pool.query("select hash from member_password where member_id = $1", [
      id,
    ]);
    expect(rows[0].hash).toMatch(/m=19456,t=2,p=1/);
    expect((await logIn("lama")).status).toBe(200);
  });

  it("is refused without the csrftoken", async () => {
    const { status, body } = await send(
      api,
      "POST",
      "/api/auth/login/",
      { username: "a", password: "b" },
      {},
    );
    expect([status, body.code]).toEqual([403, "csrf_failed"]);
  });
});

describe("guessing passwords", () => {
  /** What is counted is the guesses: here none has to be dear. */
  let cheap: TestApp;
  beforeAll(async () => {
    cheap = await copyOf(api);
  });
  const guess = (username: string, password?: string) => logIn(username, password, cheap);

  it("is refused after ten wrong ones, also concurrent ones, and then even with the right one", async () => {
    await aSignedInMember(cheap, { username: "sasaran", email: "sasaran@example.com" });
    const tries = await Promise.all(Array.from({ length: 50 }, (_, n) => guess("sasaran", `tebakan-${n}`)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    const wait = Number(refused[0]?.headers["retry-after"]);
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(90);
    expect((await guess("sasaran")).status).toBe(429);
    expect((await guess("sasaran@example.com")).status).toBe(429);
  });

  it("does not lock the member out on other networks or on devices that signed in before", async () => {
    await aSignedInMember(cheap, { username: "pemilik" });
    const from = (remoteAddress: string, password = GOOD_PASSWORD, cookie = "") =>
      cheap.app.inject({
        method: "POST",
        url: "/api/auth/login/",
        remoteAddress,
        headers: { ...VISITOR, cookie: `${VISITOR.cookie}; ${cookie}` },
        payload: { username: "pemilik", password },
      });
    const cookie = String((await from("192.0.2.7")).headers["set-cookie"]).split(";")[0];
    for (let n = 0; n < 12; n++) await from("192.0.2.7", `tebakan-${n}`);
    const statusOf = async (...args: Parameters<typeof from>) => (await from(...args)).statusCode;
    expect(await statusOf("192.0.2.7")).toBe(429);
    expect(await statusOf("192.0.2.7", GOOD_PASSWORD, "device=aaaa.bbbb")).toBe(429);
    expect(await statusOf("198.51.100.9")).toBe(200);
    expect(await statusOf("192.0.2.7", GOOD_PASSWORD, cookie)).toBe(200);
    // Who steals the device has ten guesses too.
    for (let n = 0; n < 10; n++) await from("192.0.2.7", `tebakan-${n}`, cookie);
    expect(await statusOf("192.0.2.7", GOOD_PASSWORD, cookie)).toBe(429);
  });

  it("from many addresses makes the member wait, but does not lock them out", async () => {
    const slow = await testApp({ GUESSES_PER_ACCOUNT: "3", GUESS_WAIT_SECONDS: "1" });
    const { username } = await aSignedInMember(slow);
    const from = async (remoteAddress: string, password: string) => {
      const payload = { username, password };
      const call = {
        method: "POST",
        url: "/api/auth/login/",
        headers: VISITOR,
        remoteAddress,
        payload,
      } as const;
      return (await slow.app.inject(call)).statusCode;
    };
    for (let n = 1; n < 6; n++) expect(await from(`192.0.2.${n}`, "salah")).toBe(401);
    expect(await from("198.51.100.9", GOOD_PASSWORD)).toBe(200);
  });

  it("is refused in the same way for an unknown name", async () => {
    const tries = [];
    for (let n = 0; n < 12; n++) tries.push((await guess("hantu", `tebakan-${n}`)).status);
    expect(tries).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it("is forgotten after a quarter of an hour; right passwords do not count", async () => {
    const { id } = await aSignedInMember(cheap, { username: "pelupa" });
    const right = await Promise.all(Array.from({ length: 25 }, () => guess("pelupa")));
    expect(right.every(({ status }) => status === 200)).toBe(true);
    for (let n = 0; n < 10; n++) await guess("pelupa", "salah");
    expect((await guess("pelupa")).status).toBe(429);
    await cheap.database.pool.query(
      `update attempt set full_at = full_at - interval '15 minutes' where starts_with(bucket, $1)`,
      [`password:${id}`],
    );
    expect((await guess("pelupa")).status).toBe(200);
  });

  it("is also limited per address, as registering is", async () => {
    const limited = await testApp({ SIGN_INS_PER_ADDRESS: "2", REGISTRATIONS_PER_ADDRESS: "1" });
    const member = await aSignedInMember(limited);
    expect((await logIn(member.username, GOOD_PASSWORD, limited)).status).toBe(200);
    const refused = await logIn("siapa.saja", "apa saja", limited);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const more = { username: "lagi", email: "lagi@example.com", password: GOOD_PASSWORD };
    expect((await send(limited, "POST", "/api/auth/register/", more)).status).toBe(429);
    // A script without a cookie keeps no browser of its address out.
    const browser = await aBrowser(limited);
    expect((await send(limited, "POST", "/api/auth/register/", more, browser)).status).toBe(201);
    expect((await send(limited, "POST", "/api/auth/login/", more, browser)).status).toBe(200);
  });

  it("leaves five tries to a browser whose cookie is a day old", async () => {
    const { username, password } = await aSignedInMember(cheap);
    for (let n = 0; n < 12; n++) await guess(username, `tebakan-${n}`);
    const [old] = cheap.app.browsers.give("127.0.0.1", Date.now() - 25 * 3600 * 1000).split(";");
    const login = async (cookie: string, tried: string) => {
      const headers = { ...VISITOR, cookie: `${VISITOR.cookie}; ${cookie}` };
      return (await send(cheap, "POST", "/api/auth/login/", { username, password: tried }, headers)).status;
    };
    const [fresh] = cheap.app.browsers.give("127.0.0.1").split(";");
    expect(await login(`${fresh}`, password)).toBe(429);
    for (let n = 0; n < 4; n++) expect(await login(`${old}`, `salah-${n}`)).toBe(401);
    expect(await login(`${old}`, password)).toBe(200);
    for (let n = 0; n < 2; n++) await login(`${old}`, `salah-${n}`);
    expect(await login(`${old}`, password)).toBe(429);
  });
});

it("the access token opens protected calls until it expires", async () => {
  const session = await aSignedInMember(api);
  const profile = `/api/profiles/${session.id}/`;
  expect((await api.get(profile, bearer(session))).status).toBe(200);
  const withRefresh = await api.get<{ code: string }>(profile, bearer({ access: session.refresh }));
  expect([withRefresh.status, withRefresh.body.code]).toEqual([403, "token_not_valid"]);
  await api.database.pool.query(
    "update access_token set expires_at = now() where session_id in (select id from session where member_id = $1)",
    [session.id],
  );
  const late = await api.get<{ code: string }>(profile, bearer(session));
  expect([late.status, late.body.code]).toEqual([403, "token_not_valid"]);
});
