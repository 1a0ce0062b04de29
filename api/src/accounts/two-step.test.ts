import type { SessionUser } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { aStaffMember, giveRoles } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { codeAt, counterAt } from "./totp.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const call = <T>(member: { access: string }, what: string, body: object = {}) =>
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
  const { body } = await call<{ uri: string; qr_svg: string }>(member, "start");
  expect([body.uri.slice(0, 15), body.qr_svg.slice(0, 4)]).toEqual(["otpauth://totp/", "<svg"]);
  const confirmed = await call<{ recovery_codes: string[] }>(member, "confirm", {
    code: await codeOf(member.id, "now"),
  });
  return { member, codes: confirmed.body.recovery_codes };
}
const logIn = ({ username, password }: { username: string; password: string }, otp?: string) =>
  send(api, "POST", "/api/auth/login/", { username, password, ...(otp && { otp }) });

it("asks for a code at sign-in once it is on, and takes each code once", async () => {
  const { member } = await withTwoStep();
  const asked = await logIn(member);
  expect([asked.status, asked.body.code]).toEqual([401, "otp_required"]);
  const code = await codeOf(member.id, "next");
  expect((await logIn({ ...member, password: "salah-semua-9" }, code)).body.code).toBe("wrong_credentials");
  expect((await logIn(member, code)).status).toBe(200);
  expect((await logIn(member, code)).body.code).toBe("otp_required");
  expect((await logIn(member, "000000")).status).toBe(401);
});

it("lets somebody in who lost the phone, once for each recovery code", async () => {
  const { member, codes } = await withTwoStep();
  expect(new Set(codes).size).toBe(8);
  expect((await logIn(member, codes[0]?.toLowerCase())).status).toBe(200);
  expect((await logIn(member, codes[0])).status).toBe(401);
  const { body } = await send(api, "GET", "/api/accounts/two-step/", undefined, bearer(member));
  expect(body).toEqual({ enabled: true, recovery_left: 7 });
});

it("is not on before a code was shown, cannot be replaced while on, and goes off with a code", async () => {
  const member = await aStaffMember(api, "editor");
  await call(member, "start");
  expect((await call(member, "confirm", { code: "000000" })).status).toBe(400);
  expect((await logIn(member)).status).toBe(200);
  const { member: secured, codes } = await withTwoStep();
  expect((await call(secured, "start")).body.code).toBe("two_step_on");
  expect((await call(secured, "stop", { code: "111111" })).status).toBe(400);
  expect((await call(secured, "stop", { code: codes[1] })).status).toBe(200);
  expect((await logIn(secured)).status).toBe(200);
});

it("opens the back office to staff who have set it up where it is required", async () => {
  const strict = await testApp({ STAFF_TWO_STEP: "on" });
  const treasurer = await aStaffMember(strict, "bendahara");
  const queue = () => send(strict, "GET", "/api/admin/payments/", undefined, bearer(treasurer));
  expect((await queue()).body.code).toBe("two_step_required");
  await send(strict, "POST", "/api/accounts/two-step/start/", {}, bearer(treasurer));
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
  const { body } = await send<{ nonce: string; client_id: string }>(api, "GET", "/api/auth/google/settings/");
  const query = new URLSearchParams({ email, name: "", nonce: body.nonce, client_id: body.client_id });
  const answer = await send<{ credential: string }>(api, "GET", `/simulator/google/credential?${query}`);
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

it("asks for a code after Google too, and takes the same proof again with it, once", async () => {
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

it("is for staff: nobody can hang such a lock before an account in another's name", async () => {
  const stranger = await aSignedInMember(api, { email: "pemilik.contoh@gmail.com" });
  for (const what of ["start", "confirm"])
    expect((await call(stranger, what, { code: "123456" })).body.code).toBe("permission_denied");
});

it("changes nothing for whoever comes by Google without the code", async () => {
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
