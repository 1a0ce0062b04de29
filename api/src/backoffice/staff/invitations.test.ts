import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Invitation, StaffInvitation, WaitingRole } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCampaign } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { runAll } from "../../testing/jobs.ts";
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

type Body = { link: string; code: string; role: string; takes_effect_at: string | null };
const invite = (given: object = {}, who = head) =>
  send<Body>(api, "POST", "/api/admin/invitations/", { name: "Bu Sari", role: "bendahara", ...given }, who);
const tokenOf = ({ link }: Body) => link.split("#")[1] ?? "";
const open = (token: string) => send<Invitation>(api, "POST", "/api/invitations/open/", { token });
const accept = (token: string, who: { access: string }) =>
  send<Body>(api, "POST", "/api/invitations/accept/", { token }, bearer(who));
const me = async (member: { access: string }) => (await api.get("/api/admin/me/", bearer(member))).status;
const listed = async () => (await api.get<StaffInvitation[]>("/api/admin/invitations/", head)).body;
const newsOf = async (who: Record<string, string>) =>
  (await api.get<{ title: string }[]>("/api/notifications/", who)).body.map(({ title }) => title).join("; ");
const subjects = async () => {
  const outbox = join(api.config.dataDirectory, "outbox");
  const letters = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")),
  );
  return letters
    .map((text) => `${/^To: (.*)$/m.exec(text)?.[1]?.trim()}: ${/^Subject: (.*)$/m.exec(text)?.[1]}`)
    .join("\n");
};

it("gives the role once to the person who opens the link, tells the other administrators before and after, and mails the new colleague", async () => {
  const { status, body } = await invite();
  expect([status, body.link]).toEqual([201, expect.stringMatching(/\/undangan#[\w-]{43}$/)]);
  expect(await newsOf(treasurer)).toContain("Bu Sari diundang menjadi Bendahara");
  expect((await open(tokenOf(body))).body).toMatchObject({ role: "bendahara" });
  expect(
    JSON.stringify((await api.database.pool.query("select * from staff_invitation")).rows),
  ).not.toContain(tokenOf(body));

  const [sari, stranger] = [await aSignedInMember(api), await aSignedInMember(api)];
  const [one, other] = await Promise.all([accept(tokenOf(body), sari), accept(tokenOf(body), stranger)]);
  expect([one.status, other.status].sort()).toEqual([200, 404]);
  const [winner, loser] = one.status === 200 ? [sari, stranger] : [stranger, sari];
  expect([await me(winner), await me(loser)]).toEqual([200, 403]);
  expect(await listed()).toEqual([]);
  for (const who of [head, treasurer]) expect(await newsOf(who)).toContain("menerima undangan Bendahara");
  expect(await newsOf(bearer(winner))).toContain("Peran petugas berubah");
});

it("refuses a link that is too old, withdrawn, opened by its maker, or made by a former administrator", async () => {
  const maker = await aStaffMember(api, "administrator");
  const member = await aSignedInMember(api);
  const mine = tokenOf((await invite({}, bearer(maker))).body);
  expect((await accept(mine, maker)).body.code).toBe("own_invitation");
  await api.database.pool.query("delete from staff_role where member_id = $1", [maker.id]);
  expect([(await accept(mine, member)).status, (await open(mine)).status]).toEqual([404, 404]);

  const old = tokenOf((await invite({ role: "editor" })).body);
  await api.database.pool.query("update staff_invitation set expires_at = now()");
  expect((await accept(old, member)).status).toBe(404);
  const withdrawn = tokenOf((await invite({ role: "editor" })).body);
  for (const { id } of await listed())
    await send(api, "DELETE", `/api/admin/invitations/${id}/`, undefined, head);
  expect((await accept(withdrawn, member)).status).toBe(404);
  expect(await me(member)).toBe(403);
  expect((await invite({}, treasurer)).status).toBe(403);
  expect((await send(api, "POST", "/api/invitations/accept/", { token: withdrawn })).status).toBe(403);
});

it("waits three days for a role over money once the books hold as much as the limit", async () => {
  const honest = await aBookkeeper(api);
  const { id: campaign } = await aCampaign(api.database);
  const { reference, amount } = await aWaitingGift(api.database, campaign, { amount: 6_000_250 });
  await honest.approve(reference, { lines: [await honest.line(amount)], unclaimed: amount });
  const [one, editor] = [await aSignedInMember(api), await aSignedInMember(api)];
  const answer = await accept(tokenOf((await invite()).body), one);
  expect(answer.body).toMatchObject({ role: "bendahara", takes_effect_at: expect.any(String) });
  expect(await me(one)).toBe(403);
  const { body: waiting } = await api.get<WaitingRole[]>("/api/admin/waiting-roles/", treasurer);
  expect(waiting.map(({ member_id }) => member_id)).toEqual([one.id]);
  expect(
    (await accept(tokenOf((await invite({ role: "editor" })).body), editor)).body.takes_effect_at,
  ).toBeNull();
  expect(await me(editor)).toBe(200);
});

it("mails the link to an address, and a letter to those whose role changed", async () => {
  const { body } = await invite({ role: "editor", email: "sari@contoh.id" });
  const member = await aSignedInMember(api, { email: "petugas.baru@contoh.id" });
  await accept(tokenOf(body), member);
  await runAll(api);
  const sent = await subjects();
  expect(sent).toContain("sari@contoh.id: Undangan menjadi Editor BARAKAH APP");
  expect(sent).toMatch(/petugas\.baru@contoh\.id: \S*Peran_petugas_berubah/);
});
