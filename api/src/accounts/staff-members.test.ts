import type { MemberRecord, StaffEnrolment, StaffMemberSummary } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCourse, aMember } from "../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let administrator: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  administrator = bearer(await aStaffMember(api, "administrator"));
});

const call = <T>(method: "GET" | "POST", path: string, body?: object) =>
  send<T>(api, method, `/api/admin/${path}`, body, administrator);

it("finds members by name, user name and e-mail, and never deleted ones", async () => {
  const found = await aMember(api.database, { full_name: "Zainab Nuraïni", email: "zn@example.org" });
  await aMember(api.database, { full_name: "Zainab Pergi", deleted_at: new Date().toISOString() });
  for (const search of ["nuraini", "ZAINAB", "zn@example"]) {
    const { body } = await call<StaffMemberSummary[]>("GET", `members/?search=${encodeURIComponent(search)}`);
    expect(body.map(({ id }) => id)).toEqual([found.id]);
  }
  expect((await call<StaffMemberSummary[]>("GET", "members/?search=100%25")).body).toEqual([]);
});

it("suspends a member at once, says why at the next sign-in, and can be ended", async () => {
  const member = await aSignedInMember(api);
  const mine = () => api.get(`/api/profiles/${member.id}/`, bearer(member));
  expect((await mine()).status).toBe(200);
  const { body } = await call<MemberRecord>("POST", `members/${member.id}/suspend/`, {
    reason: "menipu pembeli",
  });
  expect(body).toMatchObject({
    suspended_reason: "menipu pembeli",
    suspended_at: expect.any(String),
    last_sign_in_at: expect.any(String),
  });
  expect(await mine()).toMatchObject({ status: 403, body: { code: "token_not_valid" } });
  const signIn = (password: string) =>
    send(api, "POST", "/api/auth/login/", { username: member.username, password });
  expect(await signIn(member.password)).toMatchObject({
    status: 403,
    body: { code: "suspended", detail: expect.stringContaining("menipu pembeli.") },
  });
  expect((await signIn("salah-sekali-99")).status).toBe(401);
  const refreshed = await send(api, "POST", "/api/auth/token/refresh/", { refresh: member.refresh });
  expect(refreshed.status).toBe(401);
  await call("POST", `members/${member.id}/restore/`);
  expect((await signIn(member.password)).status).toBe(200);
});

it("does not let administrators suspend themselves", async () => {
  const self = await aStaffMember(api, "administrator");
  const answer = await send(
    api,
    "POST",
    `/api/admin/members/${self.id}/suspend/`,
    { reason: "a" },
    bearer(self),
  );
  expect(answer).toMatchObject({ status: 409, body: { code: "own_account" } });
});

it("lists enrolments by state and member", async () => {
  const course = await aCourse(api.database, { title: "Akad Jual Beli" });
  const member = await aMember(api.database, { full_name: "Umar Faruq" });
  await api.database.kysely
    .insertInto("enrolment")
    .values({ course_id: course.id, member_id: member.id, status: "verified" })
    .execute();
  const { body } = await call<StaffEnrolment[]>("GET", "enrolments/?search=faruq&status=verified");
  expect(body).toMatchObject([
    { course: "Akad Jual Beli", full_name: "Umar Faruq", member_id: member.id, done_count: 0 },
  ]);
  expect((await call<[]>("GET", "enrolments/?search=faruq&status=pending")).body).toEqual([]);
});

it("shows members to administrators only", async () => {
  for (const role of ["editor", "bendahara"] as const) {
    const who = bearer(await aStaffMember(api, role));
    expect((await api.get("/api/admin/members/", who)).status).toBe(403);
  }
});
