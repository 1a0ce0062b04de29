import type { Proposal, SessionUser } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aSignedInMember, bearer, GOOD_PASSWORD, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

interface Refused {
  code: string;
  errors: Record<string, string[]>;
}
type Member = Awaited<ReturnType<typeof aSignedInMember>>;
const call = <T = Refused>(member: Member, path: string, body: object) =>
  send<T & Refused>(api, "POST", `/api/accounts/email/${path}/`, body, bearer(member));
const visit = (path: string, body: object) =>
  send<Refused>(api, "POST", `/api/accounts/email/${path}/`, body);
const logIn = (username: string) =>
  send<SessionUser>(api, "POST", "/api/auth/login/", { username, password: GOOD_PASSWORD });

/** The text of the newest letter to an address; null without one. */
async function letterTo(address: string): Promise<string | null> {
  const { rows } = await api.database.pool.query<{ text: string }>(
    "select payload::text as text from job where payload ->> 'to' = $1 order by id desc limit 1",
    [address],
  );
  return rows[0]?.text ?? null;
}
const codeTo = async (address: string) => /\b(\d{6})\b/.exec((await letterTo(address)) ?? "")?.[1] ?? "";
const keyTo = async (address: string, page: string) =>
  new RegExp(`/${page}#([0-9a-f]{40})`).exec((await letterTo(address)) ?? "")?.[1] ?? "";
const emailOf = async ({ id }: { id: number }) => {
  const { rows } = await api.database.pool.query("select email, email_proven_at from member where id = $1", [
    id,
  ]);
  return rows[0] as { email: string; email_proven_at: string | null };
};
let count = 0;
const fresh = () => `baru${++count}@contoh.id`;

async function changed() {
  const member = await aSignedInMember(api);
  const email = fresh();
  expect((await call(member, "change", { email, password: GOOD_PASSWORD })).status).toBe(200);
  const code = await codeTo(email);
  expect(
    (await call(member, "change/confirm", { email, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
  ).toBe(200);
  return { member, email, undo: await keyTo(member.email, "kembalikan-email") };
}

it("changes with the password and a code to the new address, and keeps the session", async () => {
  const member = await aSignedInMember(api);
  const email = fresh();
  expect((await call(member, "change", { email })).body.errors).toHaveProperty("password");
  expect((await call(member, "change", { email, password: "bukan-ini-77" })).status).toBe(400);
  expect(
    (await call(member, "change", { email: member.email, password: GOOD_PASSWORD })).body.errors,
  ).toHaveProperty("email");
  expect((await call(member, "change", { email, password: GOOD_PASSWORD })).status).toBe(200);
  expect((await emailOf(member)).email).toBe(member.email);
  expect((await call(member, "change/confirm", { email, code: "000000" })).body.errors).toHaveProperty(
    "code",
  );
  const other = fresh();
  const code = await codeTo(email);
  expect((await call(member, "change/confirm", { email: other, code })).status).toBe(400);
  expect((await call(member, "change/confirm", { email, code })).body).toEqual({ email, confirmed: true });
  expect((await api.get("/api/accounts/sessions/", bearer(member))).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(member.email)).status).toBe(401);
});

it("is undone together with the phone number that was changed before it, and only the old address can set a new password", async () => {
  const member = await aSignedInMember(api);
  const stranger = fresh();
  const number = { phone: "0813 7777 8888", password: GOOD_PASSWORD };
  await send(api, "POST", "/api/accounts/phone/change/", number, bearer(member));
  const key = await keyTo(member.email, "kembalikan-nomor");
  await call(member, "change", { email: stranger, password: GOOD_PASSWORD });
  await call(member, "change/confirm", { email: stranger, code: await codeTo(stranger) });
  const undo = await keyTo(member.email, "kembalikan-email");
  expect((await emailOf(member)).email).toBe(stranger);
  expect((await send(api, "POST", "/api/accounts/phone/undo/", { key })).status).toBe(200);
  expect((await emailOf(member)).email).toBe(member.email);
  const { rows } = await api.database.pool.query(
    "select payload ->> 'email' as email from job where name = 'password-reset' and payload ->> 'email' = any($1)",
    [[member.email, stranger]],
  );
  expect(rows).toEqual([{ email: member.email }]);
  expect((await visit("undo", { key: undo })).body.code).toBe("link_over");
  expect((await logIn(stranger)).status).toBe(401);
});

it("does not give another member an address that its owner can still restore", async () => {
  const { member } = await changed();
  const taken = { username: `lain${count}`, email: member.email, password: GOOD_PASSWORD };
  expect((await send<Refused>(api, "POST", "/api/auth/register/", taken)).body.errors).toHaveProperty(
    "email",
  );
});

it("is undone from the old address for three days: all sessions end, and a new password must be chosen", async () => {
  const { member, undo } = await changed();
  expect(undo).not.toBe("");
  expect((await visit("undo", { key: "0".repeat(40) })).body.code).toBe("link_over");
  expect((await visit("undo", { key: undo })).status).toBe(200);
  expect((await emailOf(member)).email).toBe(member.email);
  expect((await api.get("/api/accounts/sessions/", bearer(member))).status).toBe(403);
  expect((await logIn(member.username)).status).toBe(401);
  expect((await visit("undo", { key: undo })).body.code).toBe("link_over");
  const late = await changed();
  await api.database.pool.query(
    "update email_change set changed_at = now() - interval '73 hours' where member_id = $1",
    [late.member.id],
  );
  expect((await visit("undo", { key: late.undo })).body.code).toBe("link_over");
});

it("registers with a letter whose link confirms the address in the member's own session only", async () => {
  const person = { username: `warga${Date.now()}`, email: fresh(), password: GOOD_PASSWORD };
  expect((await send(api, "POST", "/api/auth/register/", person)).status).toBe(201);
  const { body: session } = await logIn(person.username);
  const code = await keyTo(person.email, "profile/keamanan");
  const confirm = (who: { access: string }) =>
    send<Refused>(api, "POST", "/api/accounts/email/confirm/", { code }, bearer(who));
  expect((await confirm(await aSignedInMember(api))).body.errors).toHaveProperty("code");
  expect((await emailOf(session)).email_proven_at).toBeNull();
  expect((await confirm(session)).body).toEqual({ email: person.email, confirmed: true });
});

it("is started by staff when two agree, and only if the new address accepts", async () => {
  const member = await aSignedInMember(api);
  const [one, other] = [await aStaffMember(api, "administrator"), await aStaffMember(api, "administrator")];
  const email = fresh();
  const asked = { email, reason: "Datang sendiri ke sekretariat dengan KTP." };
  const start = (body: object) =>
    send<{ waits: boolean } & Refused>(
      api,
      "POST",
      `/api/admin/members/${member.id}/email/`,
      body,
      bearer(one),
    );
  expect((await start(asked)).body.errors).toHaveProperty("password");
  expect((await start({ ...asked, password: GOOD_PASSWORD })).body).toEqual({ waits: true });
  expect(await letterTo(email)).toBeNull();
  const { body } = await api.get<{ proposals: Proposal[] }>("/api/admin/proposals/", bearer(other));
  const proposal = body.proposals.find(({ kind }) => kind === "member_contact");
  const confirm = (who: Member) =>
    send<Refused>(
      api,
      "POST",
      `/api/admin/proposals/${proposal?.id}/confirm/`,
      { password: GOOD_PASSWORD },
      bearer(who),
    );
  expect((await confirm(one)).body.code).toBe("own_proposal");
  expect((await confirm(other)).status).toBe(200);
  expect((await emailOf(member)).email).toBe(member.email);
  expect(await letterTo(member.email)).toContain("meminta petugas");
  const key = await keyTo(email, "terima-email");
  expect((await visit("accept", { key })).status).toBe(200);
  expect((await visit("accept", { key })).body.code).toBe("link_over");
  expect((await emailOf(member)).email).toBe(email);
  expect(await keyTo(member.email, "kembalikan-email")).not.toBe("");
  const { rows } = await api.database.pool.query(
    "select actor_id::int as actor from audit_log where action = 'member.email' and subject_id = $1",
    [String(member.id)],
  );
  expect(rows).toEqual([{ actor: other.id }]);
});
