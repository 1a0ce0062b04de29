import { beforeAll, expect, it } from "vitest";
import { bearer, GOOD_PASSWORD, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const lettersTo = async (email: string) =>
  (await api.database.kysely.selectFrom("job").select("payload").where("name", "=", "mail").execute()).filter(
    ({ payload }) => (payload as { to: string }).to === email,
  ).length;

it("resets a colleague's two-step with a reason, notifies all administrators, and ends the colleague's sessions", async () => {
  const [head, second] = [await aStaffMember(api, "administrator"), await aStaffMember(api, "administrator")];
  const colleague = await aStaffMember(api, "bendahara");
  await api.database.kysely
    .insertInto("two_step")
    .values({ member_id: colleague.id, secret: Buffer.alloc(20, 1), confirmed_at: new Date().toISOString() })
    .execute();
  const reset = (id: number, body: object, who: { access: string } = head) =>
    send<{ two_step: boolean; code: string; errors: object }>(
      api,
      "POST",
      `/api/admin/staff/${id}/reset-two-step/`,
      body,
      bearer(who),
    );
  const asked = { reason: "Ponselnya hilang", password: GOOD_PASSWORD };
  expect((await reset(colleague.id, asked, colleague)).status).toBe(403);
  expect((await reset(colleague.id, { reason: "Ponselnya hilang" })).body.errors).toHaveProperty("password");
  expect((await reset(colleague.id, { ...asked, reason: "" })).body.errors).toHaveProperty("reason");
  expect((await reset(head.id, asked)).body.code).toBe("own_account");
  expect((await reset(second.id, asked)).body.code).toBe("two_step_off");
  const done = await Promise.all([reset(colleague.id, asked), reset(colleague.id, asked)]);
  expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await api.get("/api/admin/me/", bearer(colleague))).status).toBe(403);
  for (const { email } of [head, second, colleague]) expect(await lettersTo(email)).toBe(1);
  const { rows } = await api.database.pool.query(
    "select after from audit_log where action = 'two_step.reset' and subject_id = $1",
    [String(colleague.id)],
  );
  expect(rows).toEqual([{ after: { reason: "Ponselnya hilang" } }]);
});
