import type { AuditEntry, StaffMember } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let administrator: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  administrator = bearer(await aStaffMember(api, "administrator"));
});

const grant = (body: object) => send<StaffMember>(api, "POST", "/api/admin/staff/", body, administrator);
const revoke = (body: object) => send(api, "POST", "/api/admin/staff/revoke/", body, administrator);
const audit = async (query: string) =>
  (await send<AuditEntry[]>(api, "GET", `/api/admin/audit/?${query}`, undefined, administrator)).body;

describe("staff", () => {
  it("is told who it is and what it may do", async () => {
    const editor = await aStaffMember(api, "editor");
    const { body } = await send(api, "GET", "/api/admin/me/", undefined, bearer(editor));
    expect(body).toMatchObject({
      id: editor.id,
      roles: ["editor"],
      two_step: false,
      two_step_required: false,
    });
  });

  it("gets a role at once, loses it at once, and both are written down", async () => {
    const member = await aSignedInMember(api);
    const granted = await grant({ username: member.email, role: "bendahara" });
    expect(granted.body.roles).toEqual(["bendahara"]);
    expect((await send(api, "GET", "/api/admin/me/", undefined, bearer(member))).status).toBe(200);
    expect((await revoke({ username: member.username, role: "bendahara" })).status).toBe(200);
    expect((await send(api, "GET", "/api/admin/me/", undefined, bearer(member))).status).toBe(403);
    const entries = await audit(`subject_kind=member&subject_id=${member.id}`);
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: "role.revoke", before: { roles: ["bendahara"] }, after: { roles: [] } },
      { action: "role.grant", before: { roles: [] }, after: { roles: ["bendahara"] } },
    ]);
  });

  it("keeps its last administrator, and refuses people who are not members", async () => {
    const [first] = (await send<StaffMember[]>(api, "GET", "/api/admin/staff/", undefined, administrator))
      .body;
    const admins = (
      await send<StaffMember[]>(api, "GET", "/api/admin/staff/", undefined, administrator)
    ).body.filter(({ roles }) => roles.includes("administrator"));
    expect(admins).toHaveLength(1);
    const last = await revoke({ username: admins[0]?.username, role: "administrator" });
    expect([last.status, last.body.code]).toEqual([409, "last_administrator"]);
    expect(first?.username).toBeTruthy();
    expect((await grant({ username: "tidak-ada", role: "editor" })).status).toBe(400);
  });
});

describe("the audit log", () => {
  it("is found by actor, action, words and day", async () => {
    const member = await aSignedInMember(api);
    await grant({ username: member.username, role: "editor" });
    const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
    expect((await audit(`action=role.grant&from=${today}&to=${today}`)).length).toBeGreaterThan(0);
    expect(await audit("to=2020-01-01")).toEqual([]);
    expect((await audit("search=EDITOR")).length).toBeGreaterThan(0);
    expect(await audit("search=100%25")).toEqual([]);
    expect(await audit(`actor=${member.username}`)).toEqual([]);
  });

  it("cannot be rewritten, not even by hand in the database", async () => {
    await expect(api.database.kysely.deleteFrom("audit_log").execute()).rejects.toThrow("append-only");
    await expect(api.database.pool.query("update audit_log set action = 'x'")).rejects.toThrow("append-only");
    await expect(api.database.pool.query("truncate audit_log")).rejects.toThrow("append-only");
  });
});
