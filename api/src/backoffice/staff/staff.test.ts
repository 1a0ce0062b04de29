import type { AuditEntry, SessionUser, StaffMember } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let administrator: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  administrator = bearer(await aStaffMember(api, "administrator"));
});

const change = (id: number, body: object, as = administrator) =>
  send<StaffMember & { code: string }>(api, "PATCH", `/api/admin/staff/${id}/`, body, as);
const everybody = async () => (await api.get<StaffMember[]>("/api/admin/staff/", administrator)).body;
const administrators = async () => (await everybody()).filter(({ roles }) => roles.includes("administrator"));
const audit = async (query: string) =>
  (await api.get<AuditEntry[]>(`/api/admin/audit/?${query}`, administrator)).body;

describe("staff", () => {
  it("gets its own name, roles and permissions", async () => {
    const editor = await aStaffMember(api, "editor");
    const { body } = await api.get("/api/admin/me/", bearer(editor));
    expect(body).toMatchObject({
      id: editor.id,
      roles: ["editor"],
      two_step: false,
      two_step_required: false,
    });
  });

  it("gets a role at once, loses it at once, and both are written down", async () => {
    const member = await aSignedInMember(api);
    const changed = await change(member.id, { grant: ["bendahara"] });
    expect(changed.body).toMatchObject({ roles: ["bendahara"], last_sign_in_at: expect.any(String) });
    expect((await api.get("/api/admin/me/", bearer(member))).status).toBe(200);
    const exchanged = await change(member.id, { grant: ["editor"], revoke: ["bendahara"] });
    expect(exchanged.body.roles).toEqual(["editor"]);
    expect((await change(member.id, { revoke: ["editor"] })).body.roles).toEqual([]);
    expect((await api.get("/api/admin/me/", bearer(member))).status).toBe(403);
    expect((await change(member.id, { revoke: ["editor"] })).status).toBe(200);
    const { body: news } = await api.get("/api/notifications/", bearer(member));
    expect(news).toMatchObject([
      { title: "Peran petugas dicabut" },
      { body: "Peran sekarang: Editor." },
      { body: "Peran sekarang: Bendahara.", link: "/admin" },
    ]);
    const entries = await audit(`subject_kind=member&subject_id=${member.id}`);
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: "role.change", before: { roles: ["editor"] }, after: { roles: [] } },
      { action: "role.change", before: { roles: ["bendahara"] }, after: { roles: ["editor"] } },
      { action: "role.change", before: { roles: [] }, after: { roles: ["bendahara"] } },
    ]);
  });

  it("is listed by name with its last sign-in, which outlives the session", async () => {
    const editor = await aStaffMember(api, "editor");
    await send(api, "POST", "/api/auth/logout/", { refresh: editor.refresh });
    const listed = (await everybody()).find(({ id }) => id === editor.id);
    expect(listed).toMatchObject({ two_step: false, last_sign_in_at: expect.any(String) });
    const names = (await everybody()).map(({ full_name }) => full_name);
    expect(names).toEqual(names.toSorted());
  });

  it("refuses people who are not members, and roles that do not exist", async () => {
    expect((await change(999_999, { grant: ["editor"] })).status).toBe(404);
    const member = await aSignedInMember(api);
    expect((await change(member.id, { grant: ["raja"] })).status).toBe(400);
  });
});

describe("administrators", () => {
  it("cannot remove their own role, only each other's, and one always remains", async () => {
    const [first] = await administrators();
    const second = await aStaffMember(api, "administrator");
    const own = await change(second.id, { revoke: ["administrator"] }, bearer(second));
    expect([own.status, own.body.code]).toEqual([409, "own_role"]);
    expect((await change(second.id, { revoke: ["administrator"] })).body.roles).toEqual([]);
    expect((await administrators()).map(({ id }) => id)).toEqual([first?.id]);
  });

  it.each(["revoke", "suspend"] as const)(
    "who %s each other at the same moment leave one",
    async (attack) => {
      const [one, other] = await aPair();
      const others = (await administrators()).filter(({ id }) => id !== one.id && id !== other.id);
      const strike = (by: SessionUser, at: SessionUser): Promise<Answer<{ code: string }>> =>
        attack === "revoke"
          ? change(at.id, { revoke: ["administrator"] }, bearer(by))
          : send<{ code: string }>(
              api,
              "POST",
              `/api/admin/members/${at.id}/suspend/`,
              { reason: "bersama" },
              bearer(by),
            );
      await withoutRoles(others, async () => {
        const answers = await together("staff_role where role = 'administrator'", [
          () => strike(one, other),
          () => strike(other, one),
        ]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        expect(answers.map(({ body }) => body.code)).toContain("last_administrator");
      });
    },
  );

  it("who change each other at the same moment both succeed", async () => {
    const [one, other] = await aPair();
    const answers = await together(`member where id in (${one.id}, ${other.id})`, [
      () => change(other.id, { grant: ["editor"] }, bearer(one)),
      () => change(one.id, { grant: ["editor"] }, bearer(other)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

const aPair = async () =>
  [await aStaffMember(api, "administrator"), await aStaffMember(api, "administrator")] as const;

/** Removes their roles for a while, directly in the database. */
async function withoutRoles(members: readonly StaffMember[], work: () => Promise<void>) {
  const ids = members.map(({ id }) => id);
  await api.database.kysely.deleteFrom("staff_role").where("member_id", "in", ids).execute();
  await work();
  await api.database.kysely
    .insertInto("staff_role")
    .values(ids.map((member_id) => ({ member_id, role: "administrator" as const })))
    .execute();
}

/** Starts all of them, holds these rows locked until all wait, then releases them together. */
async function together<T>(rows: string, starts: readonly (() => Promise<T>)[]): Promise<T[]> {
  const { pool } = api.database;
  const gate = await pool.connect();
  await gate.query(`begin; select from ${rows} for update`);
  const answers = Promise.all(starts.map((start) => start()));
  const waiting = async () =>
    (
      await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rowCount;
  await expect.poll(waiting).toBe(starts.length);
  await gate.query("commit");
  gate.release();
  return answers;
}
