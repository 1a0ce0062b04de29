import { type AuditEntry, jakartaDay, type SessionUser } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCampaign, aMember } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let administrator: SessionUser;
beforeAll(async () => {
  api = await testApp();
  administrator = await aStaffMember(api, "administrator");
});

const audit = async (query: string) =>
  (await api.get<AuditEntry[]>(`/api/admin/audit/?${query}`, bearer(administrator))).body;
const ids = async (query: string) => (await audit(query)).map(({ subject_id }) => Number(subject_id));

async function aNewEditor(full_name: string) {
  const member = await aMember(api.database, { full_name });
  const grant = { grant: ["editor"] };
  await send(api, "PATCH", `/api/admin/staff/${member.id}/`, grant, bearer(administrator));
  return member;
}

it("is found by who, what, and day", async () => {
  const member = await aNewEditor("Khadijah Azzahra");
  const today = jakartaDay();
  const place = `subject_kind=member&subject_id=${member.id}`;
  expect(await ids(`${place}&action=role.change&from=${today}&to=${today}`)).toEqual([member.id]);
  expect(await ids(`${place}&actor=${administrator.username}`)).toEqual([member.id]);
  expect(await ids(`${place}&actor=${administrator.email}`)).toEqual([member.id]);
  expect(await audit(`actor=${member.username}`)).toEqual([]);
  expect(await audit("to=2020-01-01")).toEqual([]);
});

it("is found by words of the change, and by the names of those who acted and were acted on", async () => {
  const member = await aNewEditor("Bilal Al-Habasyi");
  expect(await ids("search=EDITOR")).toContain(member.id);
  expect(await ids("search=bilal%20al-hab")).toEqual([member.id]);
  expect(await ids(`search=${administrator.username}`)).toContain(member.id);
  expect(await audit("search=100%25")).toEqual([]);
});

it("shows the current name of the subject", async () => {
  const campaign = await aCampaign(api.database, { title: "Sumur Desa" });
  const publish = `/api/admin/campaigns/${campaign.id}/status/`;
  await send(api, "POST", publish, { status: "archived" }, bearer(administrator));
  const [entry] = await audit(`subject_kind=campaign&subject_id=${campaign.id}`);
  expect(entry).toMatchObject({ action: "campaign.archive", subject_name: "Sumur Desa" });
  const [about] = await audit("subject_kind=member&search=role.change");
  expect(about?.subject_name).not.toBe("");
});

it("cannot be rewritten, not even by hand in the database", async () => {
  await expect(api.database.kysely.deleteFrom("audit_log").execute()).rejects.toThrow("append-only");
  await expect(api.database.pool.query("update audit_log set action = 'x'")).rejects.toThrow("append-only");
  await expect(api.database.pool.query("truncate audit_log")).rejects.toThrow("append-only");
});
