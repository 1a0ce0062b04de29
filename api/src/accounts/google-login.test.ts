import type { SessionUser } from "@barakah/contract";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: "https://barakah.example" });
});

interface Settings {
  enabled: boolean;
  client_id: string;
  script_url: string;
  nonce: string;
}

const settings = async (app: TestApp = api) => (await app.get<Settings>("/api/auth/google/settings/")).body;
const logIn = (token: string) =>
  send<SessionUser & { code?: string }>(api, "POST", "/api/auth/google-login/", { token });

/** What the simulator's window hands to the page. */
async function credential(email: string, given: { name?: string; nonce?: string; client_id?: string } = {}) {
  const { nonce, client_id } = await settings();
  const query = new URLSearchParams({ email, name: "", nonce, client_id, ...given });
  const { status, body } = await api.get<{ credential: string }>(`/simulator/google/credential?${query}`);
  return status === 200 ? body.credential : "";
}

const profileOf = async (session: SessionUser) =>
  (await api.get(`/api/profiles/${session.id}/`, bearer(session))).body;

describe("signing in with Google", () => {
  it("creates a member the first time and finds the same one again", async () => {
    const { status, body } = await logIn(await credential("rina@example.net"));
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["access", "email", "id", "refresh", "username"]);
    expect(body).toMatchObject({ username: "rina", email: "rina@example.net" });
    expect(await profileOf(body)).toMatchObject({
      name_full: "Rina Contoh",
      picture: null,
      has_password: false,
      has_google: true,
    });
    expect((await logIn(await credential("rina@example.net"))).body.id).toBe(body.id);
  });

  it("chooses a free user name of the right form", async () => {
    await aSignedInMember(api, { username: "budi.santoso" });
    const made = await logIn(await credential("Budi.Santoso+a@example.net"));
    expect(made.body.username).toMatch(/^budi\.santosoa\d*$/);
    const twin = await logIn(await credential("budi.santoso@example.net"));
    expect(twin.body.username).toMatch(/^budi\.santoso\d+$/);
    const short = await logIn(await credential("a@example.net"));
    expect(short.body.username).toBe("anggotaa");
    const reserved = await logIn(await credential("admin@example.net"));
    expect(reserved.body.username).toBe("anggotaadmin");
  });

  it("creates one member for two concurrent calls", async () => {
    const tokens = await Promise.all([1, 2].map(() => credential("bersama@example.net")));
    await Promise.all(tokens.map(logIn));
    const { rows } = await api.database.pool.query("select from member where email = 'bersama@example.net'");
    expect(rows).toHaveLength(1);
  });

  it("accepts each nonce once, and only a fresh one of this server", async () => {
    const token = await credential("sekali@example.net");
    expect((await logIn(token)).status).toBe(200);
    const again = await logIn(token);
    expect([again.status, again.body.code]).toEqual([401, "google_refused"]);
    expect((await logIn(await credential("sekali@example.net", { nonce: "karangan" }))).status).toBe(401);
    const late = await credential("sekali@example.net");
    await api.database.pool.query("update google_nonce set expires_at = now()");
    expect((await logIn(late)).status).toBe(401);
  });
});

describe("a token", () => {
  async function forged(change: {
    claims?: object;
    issuer?: string;
    audience?: string;
    expires?: string;
    algorithm?: "RS256" | "PS256";
  }) {
    const { nonce, client_id } = await settings();
    const { signer } = api.app.googleSimulator ?? {};
    if (!signer) throw new Error("no simulator");
    return signer.sign(
      { sub: "simulator-uji", email: "uji@example.net", email_verified: true, nonce, ...change.claims },
      { audience: change.audience ?? client_id, issuer: change.issuer, expires: change.expires },
    );
  }

  it("is accepted with every claim right", async () => {
    expect((await logIn(await forged({}))).status).toBe(200);
  });

  it("without a nonce is accepted once, also by two concurrent calls", async () => {
    const token = await forged({ claims: { nonce: undefined } });
    const statuses = (await Promise.all([logIn(token), logIn(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    expect((await logIn(token)).status).toBe(401);
  });

  it.each([
    ["another audience", { audience: "orang-lain" }],
    ["another issuer", { issuer: "https://jahat.example" }],
    ["an expiry in the past", { expires: "-1m" }],
    ["an e-mail that is not verified", { claims: { email_verified: false } }],
    ["no e-mail", { claims: { email: undefined } }],
    ["an empty nonce", { claims: { nonce: "" } }],
    ["no subject", { claims: { sub: "" } }],
  ])("is refused with %s", async (_what, change) => {
    const { status, body } = await logIn(await forged(change));
    expect([status, body.code]).toEqual([401, "google_refused"]);
  });

  it("is refused with another signature, without one, and when it is not a token", async () => {
    const { nonce, client_id } = await settings();
    const claims = { sub: "x", email: "x@example.net", email_verified: true, nonce };
    const stranger = await generateKeyPair("RS256", { extractable: true });
    const signed = (header: object, key: CryptoKey | Uint8Array) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: "simulator", ...header })
        .setIssuer("https://barakah.example/simulator/google")
        .setAudience(client_id)
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(key);
    const jwk = Buffer.from(JSON.stringify(await exportJWK(stranger.publicKey)));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
    for (const token of [
      await signed({}, stranger.privateKey),
      await signed({ kid: "lain" }, stranger.privateKey),
      await signed({ alg: "HS256" }, jwk),
      unsigned,
      "bukan token",
    ])
      expect((await logIn(token)).status).toBe(401);
  });
});

describe("an e-mail that a member already has", () => {
  it("is linked when Google is the authority for it, and the unproven password is removed", async () => {
    const squatter = await aSignedInMember(api, { email: "Aminah.Contoh@gmail.com" });
    const { status, body } = await logIn(await credential("aminah.contoh@gmail.com"));
    expect([status, body.id]).toEqual([200, squatter.id]);
    expect(await profileOf(body)).toMatchObject({ has_password: false, has_google: true });
    const { username, password } = squatter;
    expect((await send(api, "POST", "/api/auth/login/", { username, password })).status).toBe(401);
    expect((await send(api, "POST", "/api/auth/token/refresh/", { refresh: squatter.refresh })).status).toBe(
      401,
    );
  });

  it("is linked when the member has proven the address, and the password stays", async () => {
    const member = await aSignedInMember(api, { email: "fauzan@yayasan.example" });
    await api.database.pool.query("update member set email_proven_at = now() where id = $1", [member.id]);
    const { body } = await logIn(await credential("fauzan@yayasan.example"));
    expect(body.id).toBe(member.id);
    expect(await profileOf(body)).toMatchObject({ has_password: true, has_google: true });
    expect(await profileOf(member)).toMatchObject({ id: member.id });
  });

  it("is not linked when Google only verified the address by a mail", async () => {
    const member = await aSignedInMember(api, { email: "pemilik@example.net" });
    const { status, body } = await logIn(await credential("pemilik@example.net"));
    expect([status, body.code]).toEqual([409, "account_exists"]);
    expect(await profileOf(member)).toMatchObject({ has_password: true, has_google: false });
  });
});

describe("the simulator", () => {
  it("offers the button's script and a window, under a strict policy", async () => {
    const { enabled, script_url } = await settings();
    expect([enabled, script_url]).toEqual([true, "/simulator/google/client.js"]);
    const script = await api.app.inject(script_url);
    expect(script.headers["content-type"]).toContain("javascript");
    for (const name of ["initialize", "renderButton", "prompt", "cancel", "disableAutoSelect", "revoke"])
      expect(script.body).toContain(name);
    const page = await api.app.inject("/simulator/google/choose?nonce=x&client_id=y");
    expect(page.body).toContain("Pilih akun");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  });

  it("refuses an address that belongs to another account", async () => {
    expect(await credential("orang.lain@gmail.com")).toBe("");
    expect(await credential("bukan-email")).toBe("");
  });

  it("is off in production and where the real Google is configured", async () => {
    for (const given of [
      { NODE_ENV: "production" },
      { GOOGLE_CLIENT_ID: "123.apps.googleusercontent.com" },
    ] as Record<string, string>[]) {
      const other = await testApp(given);
      for (const path of ["client.js", "certs", "choose", "credential?email=a@example.net&client_id=x"])
        expect((await other.app.inject(`/simulator/google/${path}`)).statusCode).toBe(404);
    }
  });
});

it("in production Google is off without a client id, and the real one with it", async () => {
  const off = await testApp({ NODE_ENV: "production" });
  expect(await settings(off)).toEqual({ enabled: false, client_id: "", script_url: "", nonce: "" });
  expect((await send(off, "POST", "/api/auth/google-login/", { token: "x" })).status).toBe(404);
  const real = await testApp({ GOOGLE_CLIENT_ID: "123.apps.googleusercontent.com" });
  expect(await settings(real)).toMatchObject({
    enabled: true,
    client_id: "123.apps.googleusercontent.com",
    script_url: "https://accounts.google.com/gsi/client",
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
});
