import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { SessionUser } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign, aCourse, aVerifiedDonation } from "../testing/builders.ts";
import { aSignedInMember, bearer, GOOD_PASSWORD, send } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import {
  addDemoAccounts,
  closeDemoAccounts,
  DEMO_PASSWORD,
  demoAccountsIn,
  ensureAdministrator,
} from "./index.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const logIn = (username: string, password = GOOD_PASSWORD) =>
  send<SessionUser>(api, "POST", "/api/auth/login/", { username, password });
const remove = (member: SessionUser, body: object = { password: GOOD_PASSWORD }) =>
  send(api, "DELETE", "/api/accounts/me/", body, bearer(member));

async function anEnrolment(memberId: number, title: string) {
  const course = await aCourse(api.database, { title });
  await api.database.kysely
    .insertInto("enrolment")
    .values({ course_id: course.id, member_id: memberId, status: "verified" })
    .execute();
  return course;
}

describe("the data export of a member", () => {
  it("contains everything that the app stores about the member, and no secrets", async () => {
    const [member, other] = [await aSignedInMember(api), await aSignedInMember(api)];
    await anEnrolment(member.id, "Fikih Muamalah");
    await send(api, "PUT", `/api/profiles/${member.id}/`, { birth_place: "Garut" }, bearer(member));
    const { status, headers, body } = await api.get("/api/accounts/export/", bearer(member));
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toContain("attachment");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toMatchObject({
      account: { username: member.username, email: member.email },
      profile: { birth_place: "Garut" },
      sessions: [{ signed_in_by: "password" }],
      enrolments: [{ course: "Fikih Muamalah", status: "verified" }],
    });
    const text = JSON.stringify(body);
    for (const secret of [other.email, "$argon2id", member.access, member.refresh])
      expect(text).not.toContain(secret);
  });
});

it("the books of a deleted account stay, without the name", async () => {
  const member = await aSignedInMember(api);
  const campaign = await aCampaign(api.database);
  const { payment_id } = await aVerifiedDonation(api.database, campaign.id, { donor_name: "Nama Asli" });
  await api.database.kysely
    .updateTable("payment")
    .set({
      member_id: member.id,
      payer_name: "Nama Asli",
      payer_phone: "+628120000",
      payer_email: "asli@example.com",
    })
    .where("id", "=", payment_id)
    .execute();
  const before = await api.get("/api/accounts/export/", bearer(member));
  expect(before.body).toMatchObject({
    payments: [{ payer_name: "Nama Asli" }],
    donations: [{ donor_name: "Nama Asli" }],
  });
  expect((await remove(member)).status).toBe(200);
  const donors = await api.get(`/api/donations/campaign/${campaign.slug}/donations/`);
  expect(donors.body).toMatchObject([{ donor_name: "Hamba Allah", amount: 50_250 }]);
  const { rows } = await api.database.pool.query("select * from payment where id = $1", [payment_id]);
  expect(rows[0]).toMatchObject({ amount: 50_250, payer_name: "Anggota", payer_phone: "", payer_email: "" });
});

describe("deleting an account", () => {
  it("requires the password", async () => {
    const member = await aSignedInMember(api);
    for (const body of [{}, { password: "salah" }])
      expect(await remove(member, body)).toMatchObject({
        status: 400,
        body: { errors: { password: [expect.any(String)] } },
      });
    expect((await logIn(member.username)).status).toBe(200);
  });

  it("removes the personal data and keeps what others rely on, without the name", async () => {
    const member = await aSignedInMember(api, { username: "akan.pergi", email: "akan.pergi@example.com" });
    const course = await anEnrolment(member.id, "Kelas Kenangan");
    await send(api, "PUT", `/api/profiles/${member.id}/`, { name_full: "Akan Pergi" }, bearer(member));
    expect((await remove(member)).status).toBe(200);

    const gone = await api.get<{ code: string }>(`/api/profiles/${member.id}/`, bearer(member));
    expect([gone.status, gone.body.code]).toEqual([403, "token_not_valid"]);
    expect((await logIn("akan.pergi")).status).toBe(401);
    const { rows } = await api.database.pool.query("select * from member where id = $1", [member.id]);
    expect(rows[0]).toMatchObject({
      username: expect.stringMatching(/^dihapus-[0-9a-f]{16}$/),
      email: expect.stringMatching(/\.invalid$/),
      full_name: "Anggota",
    });
    for (const table of ["session", "profile", "member_password", "google_identity", "staff_role"]) {
      const left = await api.database.pool.query(`select from ${table} where member_id = $1`, [member.id]);
      expect([table, left.rowCount]).toEqual([table, 0]);
    }
    const page: { body: { students: object[] } } = await api.get(`/api/courses/${course.slug}/`);
    expect(page.body.students).toMatchObject([{ full_name: "Anggota" }]);
    const again = { username: "akan.pergi", email: "akan.pergi@example.com", password: GOOD_PASSWORD };
    expect((await send(api, "POST", "/api/auth/register/", again)).status).toBe(201);
  });

  it("requires a fresh sign-in from members without a password", async () => {
    const member = await aSignedInMember(api);
    await api.database.kysely.deleteFrom("member_password").where("member_id", "=", member.id).execute();
    const age = (minutes: number) =>
      api.database.pool.query(
        "update session set signed_in_at = now() - make_interval(mins => $2) where member_id = $1",
        [member.id, minutes],
      );
    await age(11);
    expect(await remove(member, {})).toMatchObject({ status: 403, body: { code: "recent_login_required" } });
    await age(1);
    expect((await remove(member, {})).status).toBe(200);
  });

  it("removes the picture's file and runs the erasures that other features registered, all or none", async () => {
    const broken = await testApp();
    const member = await aSignedInMember(broken);
    let fail = true;
    broken.app.personalData.push({
      section: "uji",
      collect: async () => [],
      erase: async (tx, memberId) => {
        await tx.updateTable("member").set({ full_name: "terhapus" }).where("id", "=", memberId).execute();
        if (fail) throw new Error("belum bisa");
      },
    });
    const call = () =>
      send(broken, "DELETE", "/api/accounts/me/", { password: GOOD_PASSWORD }, bearer(member));
    expect((await call()).status).toBe(500);
    expect((await broken.get(`/api/profiles/${member.id}/`, bearer(member))).status).toBe(200);
    fail = false;
    expect((await call()).status).toBe(200);
    expect(
      await readdir(join(broken.config.dataDirectory, "uploads/private/profile")).catch(() => []),
    ).toEqual([]);
  });
});

describe("the first administrator", () => {
  it("is created once, with a password that is shown once, and cannot leave without a successor", async () => {
    const wanted = { username: "admin", password: undefined, email: "admin@localhost.invalid" };
    const made = await Promise.all(
      [1, 2, 3].map(() => ensureAdministrator(api.database, api.passwords, wanted)),
    );
    const [told, ...others] = made.filter(Boolean);
    expect(others).toEqual([]);
    expect(told?.password).toMatch(/^[\w-]{22}$/);
    const { body } = await logIn("admin", told?.password);
    const profile = await api.get<{ roles: string[] }>(`/api/profiles/${body.id}/`, bearer(body));
    expect(profile.body.roles).toEqual(["administrator"]);
    expect(await remove(body, { password: told?.password })).toMatchObject({
      status: 409,
      body: { code: "last_administrator" },
    });
    expect(await ensureAdministrator(api.database, api.passwords, wanted)).toBeUndefined();
  });

  it("has the name and password of the settings, which are not printed", async () => {
    const fresh = await testApp({ ADMIN_USERNAME: "ketua", ADMIN_PASSWORD: "rapat-tahunan-2026" });
    const { administrator } = fresh.config.accounts;
    expect(await ensureAdministrator(fresh.database, fresh.passwords, administrator)).toEqual({
      id: expect.any(Number),
      username: "ketua",
      password: undefined,
    });
    const signedIn = { username: "ketua", password: "rapat-tahunan-2026" };
    expect((await send(fresh, "POST", "/api/auth/login/", signedIn)).status).toBe(200);
  });

  it("does not take over a member's account of the same name", async () => {
    const fresh = await testApp();
    await aSignedInMember(fresh, { username: "pertama" });
    const wanted = { username: "Pertama", password: "rapat-tahunan-2026", email: "x@localhost.invalid" };
    await expect(ensureAdministrator(fresh.database, fresh.passwords, wanted)).rejects.toThrow(
      "ADMIN_USERNAME",
    );
  });
});

it("demo accounts sign in until they are closed", async () => {
  const demo = await testApp();
  expect(await demoAccountsIn(demo.database)).toEqual([]);
  await demo.database.kysely.transaction().execute((tx) => addDemoAccounts(tx, demo.passwords));
  const enter = (username: string) =>
    send<SessionUser>(demo, "POST", "/api/auth/login/", { username, password: DEMO_PASSWORD });
  const session = await enter("demo");
  expect(session.status).toBe(200);
  expect((await enter("bendahara")).status).toBe(200);
  const all = [
    "demo",
    "bendahara",
    "editor",
    "panitia",
    "bendahara2",
    "pengemas",
    "pengajar",
    "penjual",
    "penjual2",
  ];
  expect(await demoAccountsIn(demo.database)).toEqual(all);
  expect(await closeDemoAccounts(demo.database, demo.passwords)).toEqual(all);
  expect((await enter("demo")).status).toBe(401);
  const stale = await demo.get(`/api/profiles/${session.body.id}/`, bearer(session.body));
  expect(stale.status).toBe(403);
  expect(await closeDemoAccounts(demo.database, demo.passwords)).toEqual([]);
  // As in data from before this account was added to the demo.
  await demo.database.pool.query("update member set username = 'lain' where username = 'penjual2'");
  expect(await demoAccountsIn(demo.database)).toEqual(all.slice(0, -1));
});
