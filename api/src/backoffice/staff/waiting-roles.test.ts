import type { StaffMember, WaitingRole } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { giveWaitingRoles } from "../../accounts/index.ts";
import { secondPerson } from "../../payments/index.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let head: Record<string, string>;
let treasurer: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  head = bearer(await aStaffMember(api, "administrator"));
  treasurer = bearer(await aStaffMember(api, "bendahara"));
});

const grant = (id: number, role: string) =>
  send<StaffMember>(api, "PATCH", `/api/admin/staff/${id}/`, { grant: [role] }, head);
const me = async (member: { access: string }) => (await api.get("/api/admin/me/", bearer(member))).status;
const waiting = async () => (await api.get<WaitingRole[]>("/api/admin/waiting-roles/", treasurer)).body;
const threeDaysPass = () =>
  api.database.pool.query("update role_wait set takes_effect_at = takes_effect_at - interval '3 days'");

it("gives everybody their role at once while the books hold less than the limit", async () => {
  for (const role of ["bendahara", "administrator"]) {
    const member = await aSignedInMember(api);
    expect((await grant(member.id, role)).body.roles).toEqual([role]);
    expect(await me(member)).toBe(200);
  }
});

it("lets a new treasurer or administrator wait three days; all staff for money are notified and can stop it", async () => {
  const honest = await aBookkeeper(api);
  const { id: campaign } = await aCampaign(api.database);
  const { reference, amount } = await aWaitingGift(api.database, campaign, { amount: 6_000_250 });
  await honest.approve(reference, { lines: [await honest.line(amount)], unclaimed: amount });

  const [one, other, editor] = [
    await aSignedInMember(api),
    await aSignedInMember(api),
    await aSignedInMember(api),
  ];
  expect((await grant(one.id, "bendahara")).body.roles).toEqual([]);
  expect((await grant(other.id, "administrator")).body.roles).toEqual([]);
  expect((await grant(editor.id, "editor")).body.roles).toEqual(["editor"]);
  expect(await me(one)).toBe(403);
  expect((await waiting()).map(({ member_id, role }) => [member_id, role])).toEqual([
    [one.id, "bendahara"],
    [other.id, "administrator"],
  ]);
  const { body: news } = await api.get<{ title: string }[]>("/api/notifications/", treasurer);
  expect(news.map(({ title }) => title).join()).toContain("Bendahara baru");
  // Asking again does not shorten it, and nobody without money stops it.
  await grant(one.id, "bendahara");
  await giveWaitingRoles(api.database);
  expect(await me(one)).toBe(403);
  const stop = (who: Record<string, string>, reason = "Tidak kami kenal.") =>
    send(api, "POST", `/api/admin/waiting-roles/${other.id}/stop/`, { role: "administrator", reason }, who);
  expect((await stop(bearer(editor))).status).toBe(403);
  expect((await stop(treasurer, "")).status).toBe(400);
  expect((await stop(treasurer)).status).toBe(200);
  await threeDaysPass();
  await Promise.all([giveWaitingRoles(api.database), giveWaitingRoles(api.database)]);
  expect([await me(one), await me(other)]).toEqual([200, 403]);
  expect(await waiting()).toEqual([]);
  const { rows } = await api.database.pool.query(
    "select action, count(*)::int from audit_log where action like 'role.%' and subject_id = any($1) group by 1 order by 1",
    [[String(one.id), String(other.id)]],
  );
  expect(rows).toEqual([
    { action: "role.stop", count: 1 },
    { action: "role.wait", count: 3 },
  ]);
});

it("lets a looser limit wait three days and notifies all staff for money; a tighter one takes effect at once", async () => {
  const path = "/api/admin/settings/";
  const put = async (given: object) => {
    const { versions } = (await api.get<{ versions: object }>(path, head)).body;
    expect((await send(api, "PUT", path, { ...given, versions }, head)).status).toBe(200);
    return secondPerson(api.database.kysely);
  };
  const { payoutLimit: before } = await secondPerson(api.database.kysely);
  expect(await put({ payout_limit: 900_000_000, works_alone: true })).toMatchObject({
    ...{ payoutLimit: before, worksAlone: false },
  });
  const { body: news } = await api.get<{ title: string }[]>("/api/notifications/", treasurer);
  expect(news[0]?.title).toBe("Aturan orang kedua dilonggarkan");
  // Neither does a smaller raise after it, and what is tighter than what holds does not wait for it.
  expect((await put({ payout_limit: 800_000_000 })).payoutLimit).toBe(before);
  expect((await put({ payout_limit: before - 1_000_000 })).payoutLimit).toBe(before - 1_000_000);
  expect((await put({ payout_limit: 900_000_000 })).payoutLimit).toBe(before - 1_000_000);
  await api.database.pool.query("update setting set holds_until = holds_until - interval '3 days'");
  expect((await secondPerson(api.database.kysely)).payoutLimit).toBe(900_000_000);
  expect((await put({ payout_limit: before, works_alone: false })).payoutLimit).toBe(before);
});

it("is not given if its giver is no longer an administrator", async () => {
  const gone = await aStaffMember(api, "administrator");
  const member = await aSignedInMember(api);
  await send(api, "PATCH", `/api/admin/staff/${member.id}/`, { grant: ["bendahara"] }, bearer(gone));
  await api.database.pool.query("delete from staff_role where member_id = $1", [gone.id]);
  await threeDaysPass();
  await giveWaitingRoles(api.database);
  expect(await me(member)).toBe(403);
});

it("does not let an administrator remove the second person and decide alone in the same minute", async () => {
  const small = await testApp();
  const alone = bearer(await aStaffMember(small, "administrator"));
  const call = (method: "PUT" | "PATCH" | "POST", path: string, body: object) =>
    send(small, method, `/api/admin/${path}/`, body, alone);
  const { versions } = (await small.get<{ versions: object }>("/api/admin/settings/", alone)).body;
  expect((await call("PUT", "settings", { works_alone: true, versions })).status).toBe(200);
  const worksAlone = async () => (await secondPerson(small.database.kysely)).worksAlone;
  expect(await worksAlone()).toBe(true);
  const others = async () => {
    const { rows } = await small.database.pool.query<{ id: number }>(
      "select member_id::int as id from staff_role where role = 'bendahara'",
    );
    return rows;
  };
  // While there is little money nobody waits.
  await aStaffMember(small, "bendahara");
  expect(await worksAlone()).toBe(false);
  for (const { id } of await others()) await call("PATCH", `staff/${id}`, { revoke: ["bendahara"] });
  expect(await worksAlone()).toBe(true);
  const honest = await aBookkeeper(small);
  const { id: campaign } = await aCampaign(small.database);
  const { reference, amount } = await aWaitingGift(small.database, campaign, { amount: 6_000_250 });
  await honest.approve(reference, { lines: [await honest.line(amount)], unclaimed: amount });
  const [second] = await others();
  const threeDaysPassed = async () => {
    await small.database.pool.query("alter table audit_log disable trigger append_only");
    await small.database.pool.query("update audit_log set at = at - interval '3 days'");
    await small.database.pool.query("alter table audit_log enable trigger append_only");
  };
  await threeDaysPassed();
  expect((await call("POST", `members/${second?.id}/suspend`, { reason: "Coba." })).status).toBe(200);
  expect(await worksAlone()).toBe(false);
  await threeDaysPassed();
  expect(await worksAlone()).toBe(true);
  await call("POST", `members/${second?.id}/restore`, {});
  expect((await call("PATCH", `staff/${second?.id}`, { revoke: ["bendahara"] })).status).toBe(200);
  expect(await worksAlone()).toBe(false);
  await threeDaysPassed();
  expect(await worksAlone()).toBe(true);
});
