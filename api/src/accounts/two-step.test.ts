import type { SessionUser } from "@barakah/contract";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { codesInPicture } from "../platform/files/codes-in-picture.ts";
import { digestOf, newToken } from "../platform/secrets.ts";
import { aSignedInMember, bearer, GOOD_PASSWORD, send } from "../testing/calls.ts";
import { aStaffMember, giveRoles } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { codeAt, counterAt } from "./totp.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const call = <T>(member: { access: string }, what: string, body: object = { password: GOOD_PASSWORD }) =>
  send<T & { code: string }>(api, "POST", `/api/accounts/two-step/${what}/`, body, bearer(member));

/** A code is good half a minute early and late, so that no test fails when the half minute ends under it. */
async function codeOf(memberId: number, when: "now" | "next") {
  const { secret } = await api.database.kysely
    .selectFrom("two_step")
    .select("secret")
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return codeAt(secret, counterAt(Date.now()) + (when === "next" ? 1 : 0));
}

async function withTwoStep() {
  const member = await aStaffMember(api, "editor");
  expect((await call(member, "start")).status).toBe(200);
  const confirmed = await call<{ recovery_codes: string[] }>(member, "confirm", {
    code: await codeOf(member.id, "now"),
  });
  return { member, codes: confirmed.body.recovery_codes };
}
const logIn = ({ username, password }: { username: string; password: string }, otp?: string) =>
  send<SessionUser & { code: string }>(api, "POST", "/api/auth/login/", {
    username,
    password,
    ...(otp && { otp }),
  });

it("shows a QR code that an authenticator can read", async () => {
  const { body } = await call<{ uri: string; qr_svg: string }>(await aStaffMember(api, "editor"), "start");
  expect(body.uri).toMatch(/^otpauth:\/\/totp\//);
  const shown = await sharp(Buffer.from(body.qr_svg)).resize(600).png().toBuffer();
  expect(await codesInPicture(shown)).toEqual([body.uri]);
});

it("asks for a code at sign-in once it is on, and accepts each code once", async () => {
  const { member } = await withTwoStep();
  const asked = await logIn(member);
  expect([asked.status, asked.body.code]).toEqual([401, "otp_required"]);
  const code = await codeOf(member.id, "next");
  expect((await logIn({ ...member, password: "salah-semua-9" }, code)).body.code).toBe("wrong_credentials");
  expect((await logIn(member, code)).status).toBe(200);
  expect((await logIn(member, code)).body.code).toBe("otp_required");
  expect((await logIn(member, "000000")).status).toBe(401);
});

it("takes a code as people type it, with spaces and dashes", async () => {
  const member = await aStaffMember(api, "editor");
  await call(member, "start");
  const code = await codeOf(member.id, "now");
  const { status, body } = await call<{ recovery_codes: string[] }>(member, "confirm", {
    code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
  });
  expect(status).toBe(200);
  const [first = ""] = body.recovery_codes;
  expect((await logIn(member, first.replaceAll("-", " "))).status).toBe(200);
});

it("accepts each recovery code once, from a member who lost the phone", async () => {
  const { member, codes } = await withTwoStep();
  expect(new Set(codes).size).toBe(8);
  expect((await logIn(member, codes[0]?.toLowerCase())).status).toBe(200);
  expect((await logIn(member, codes[0])).status).toBe(401);
  const { body } = await api.get("/api/accounts/two-step/", bearer(member));
  expect(body).toEqual({ enabled: true, recovery_left: 7 });
});

it("is on only after a code was entered, cannot be replaced while on, and is turned off with the password and a code", async () => {
  const member = await aStaffMember(api, "editor");
  await call(member, "start");
  expect((await call(member, "confirm", { code: "000000" })).status).toBe(400);
  expect((await logIn(member)).status).toBe(200);
  const { member: secured, codes } = await withTwoStep();
  expect((await call(secured, "start")).body.code).toBe("two_step_on");
  const stop = (proofs: object) => call<{ errors: object }>(secured, "stop", proofs);
  expect((await stop({ password: GOOD_PASSWORD, code: "111111" })).body.errors).toHaveProperty("code");
  expect((await stop({ code: codes[1] })).body.errors).toEqual({ password: ["Isi passwordmu dahulu."] });
  expect((await stop({ password: GOOD_PASSWORD, code: codes[1] })).status).toBe(200);
  expect((await logIn(secured)).status).toBe(200);
});

it("where it is required, opens the back office only to staff who have set it up", async () => {
  const strict = await testApp({ STAFF_TWO_STEP: "on" });
  const treasurer = await aStaffMember(strict, "bendahara");
  const queue = () => strict.get<{ code: string }>("/api/admin/payments/", bearer(treasurer));
  expect((await queue()).body.code).toBe("two_step_required");
  const password = { password: treasurer.password };
  await send(strict, "POST", "/api/accounts/two-step/start/", password, bearer(treasurer));
  const { secret } = await strict.database.kysely
    .selectFrom("two_step")
    .select("secret")
    .executeTakeFirstOrThrow();
  const code = codeAt(secret, counterAt(Date.now()));
  await send(strict, "POST", "/api/accounts/two-step/confirm/", { code }, bearer(treasurer));
  expect((await queue()).status).toBe(200);
});

/** What Google's window, played by the simulator, hands to the page. */
async function credential(email: string) {
  const { body } = await api.get<{ nonce: string; client_id: string }>("/api/auth/google/settings/");
  const query = new URLSearchParams({ email, name: "", nonce: body.nonce, client_id: body.client_id });
  const answer = await api.get<{ credential: string }>(`/simulator/google/credential?${query}`);
  return answer.body.credential;
}
const byGoogle = (token: string, otp?: string) =>
  send<SessionUser & { code: string }>(api, "POST", "/api/auth/google-login/", {
    token,
    ...(otp && { otp }),
  });

async function turnOn(member: SessionUser) {
  await call(member, "start");
  await call(member, "confirm", { code: await codeOf(member.id, "now") });
}

it("asks for a code after Google's sign-in too, and accepts the same token once more with the code", async () => {
  const { body: member } = await byGoogle(await credential("dwi.langkah@example.net"));
  await giveRoles(api, member.id, "editor");
  await turnOn(member);
  const token = await credential("dwi.langkah@example.net");
  expect((await byGoogle(token)).body.code).toBe("otp_required");
  expect((await byGoogle(token, "000000")).body.code).toBe("otp_required");
  const code = await codeOf(member.id, "next");
  const signedIn = await byGoogle(token, code);
  expect([signedIn.status, signedIn.body.id]).toEqual([200, member.id]);
  expect((await byGoogle(token, code)).body.code).toBe("google_refused");
  const stale = await credential("dwi.langkah@example.net");
  await api.database.pool.query("update google_nonce set expires_at = now()");
  expect((await byGoogle(stale)).body.code).toBe("google_refused");
});

const loggedInAgain = async (member: { username: string; password: string }) =>
  (await send<SessionUser>(api, "POST", "/api/auth/login/", member)).body;
const isIn = async (member: { access: string }) =>
  (await api.get("/api/accounts/two-step/", bearer(member))).status === 200;

it("asks for the password before it starts, and ends the sessions that were opened without a code", async () => {
  const member = await aSignedInMember(api);
  const other = await loggedInAgain(member);
  const stolen = await call<{ errors: object }>(member, "start", {});
  expect([stolen.status, stolen.body.errors]).toEqual([400, { password: ["Isi passwordmu dahulu."] }]);
  expect((await call(member, "start", { password: "salah-semua-9" })).status).toBe(400);
  await turnOn(member);
  expect([await isIn(member), await isIn(other)]).toEqual([true, false]);
  const { rows } = await api.database.pool.query("select payload from job where payload->>'to' = $1", [
    member.email,
  ]);
  expect(rows[0].payload.subject).toBe("Verifikasi dua langkah BARAKAH APP aktif");
});

it("asks members without a password for a fresh sign-in by Google", async () => {
  const { body: member } = await byGoogle(await credential("tanpa.sandi@example.net"));
  const stale = "update session set signed_in_at = now() - interval '11 minutes' where member_id = $1";
  await api.database.pool.query(stale, [member.id]);
  expect((await call(member, "start", {})).body.code).toBe("recent_login_required");
  const { body: fresh } = await byGoogle(await credential("tanpa.sandi@example.net"));
  expect((await call(fresh, "start", {})).status).toBe(200);
});

it("gives recovery codes of 128 bits, stores them as salted hashes, and renews all of them at once", async () => {
  const { member, codes } = await withTwoStep();
  for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){6}[A-Z2-7]{4}$/);
  const { rows } = await api.database.pool.query(
    "select hash, salt from recovery_code where member_id = $1",
    [member.id],
  );
  expect(new Set(rows.map(({ salt }) => salt.toString("hex"))).size).toBe(8);
  const [first = "", second] = codes;
  const plain = digestOf(first.replaceAll("-", ""));
  expect(rows.some(({ hash }) => hash.equals(plain))).toBe(false);

  expect((await call(member, "recovery-codes", { code: first })).status).toBe(400);
  const body = { password: member.password, code: first };
  const renewed = await call<{ recovery_codes: string[] }>(member, "recovery-codes", body);
  expect(renewed.body.recovery_codes).toHaveLength(8);
  expect((await logIn(member, second)).status).toBe(401);
  expect((await logIn(member, renewed.body.recovery_codes[0])).status).toBe(200);
});

it("still accepts a recovery code that was stored without a salt", async () => {
  const { member } = await withTwoStep();
  await api.database.pool.query("insert into recovery_code (member_id, hash) values ($1, $2)", [
    member.id,
    digestOf("ABCDEFGHIJ"),
  ]);
  expect((await logIn(member, "abcde-fghij")).status).toBe(200);
  expect((await logIn(member, "abcde-fghij")).status).toBe(401);
});

it("is removed when Google proves an e-mail that somebody else had registered", async () => {
  const stranger = await aSignedInMember(api, { email: "fauzan@yayasan.example" });
  await turnOn(stranger);
  const { status, body } = await byGoogle(await credential("fauzan@yayasan.example"));
  expect([status, body.id]).toEqual([200, stranger.id]);
  expect(await isIn(stranger)).toBe(false);
  const { body: state } = await api.get("/api/accounts/two-step/", bearer(body));
  expect(state).toMatchObject({ enabled: false });
  // From now on the address is proven, and a code that its owner asks for is asked for.
  await call(body, "start", {});
  await call(body, "confirm", { code: await codeOf(body.id, "now") });
  expect((await byGoogle(await credential("fauzan@yayasan.example"))).body.code).toBe("otp_required");
});

it("is removed by a reset link for an e-mail that was never proven, and by no other", async () => {
  const newPassword = "bulan-purnama-terang-8";
  const reset = async (member: SessionUser) => {
    const token = newToken();
    await api.database.pool.query(
      "insert into password_reset (token_hash, member_id, expires_at) values ($1, $2, now() + interval '1 hour')",
      [digestOf(token), member.id],
    );
    const body = { uid: String(member.id), token, new_password: newPassword };
    expect((await send(api, "POST", "/api/auth/password-reset-confirm/", body)).status).toBe(200);
  };
  const member = await aSignedInMember(api);
  await turnOn(member);
  await reset(member);
  const fresh = await logIn({ ...member, password: newPassword });
  expect(fresh.status).toBe(200);
  await call(fresh.body, "start", { password: newPassword });
  await call(fresh.body, "confirm", { code: await codeOf(member.id, "now") });
  await reset(member);
  expect((await logIn({ ...member, password: newPassword })).body.code).toBe("otp_required");
});

it("changes nothing for a member who signs in by Google without the code", async () => {
  const member = await aSignedInMember(api, { email: "aminah.contoh@gmail.com" });
  await giveRoles(api, member.id, "editor");
  await turnOn(member);
  expect((await byGoogle(await credential("aminah.contoh@gmail.com"))).body.code).toBe("otp_required");
  const still = await logIn(member, await codeOf(member.id, "next"));
  expect(still.status).toBe(200);
  const { rowCount } = await api.database.pool.query("select from google_identity where member_id = $1", [
    member.id,
  ]);
  expect(rowCount).toBe(0);
});
