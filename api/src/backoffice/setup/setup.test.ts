import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SessionUser, Setup, SetupTrial } from "@barakah/contract";
import { SMTPServer } from "smtp-server";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { appWithProvider } from "../../testing/with-provider.ts";

type Body = Setup & SetupTrial & { code: string; errors: Record<string, string[]> };
let api: TestApp;
let admin: SessionUser;
beforeAll(async () => {
  ({ api } = await appWithProvider());
  admin = await aStaffMember(api, "administrator");
});

const call = (path: string, body?: object, on = api, who = admin) =>
  send<Body>(on, body ? "POST" : "GET", `/api/admin/setup/${path}`, body, bearer(who));
const stateOf = ({ steps }: Setup, name: string) => steps.find(({ step }) => step === name)?.state;

it("goes step by step: what must be proved is, the rest may be skipped, and only then it ends", async () => {
  expect((await call("")).body).toMatchObject({
    finished_at: null,
    payment: "sandbox",
    mail: { server: null },
  });
  expect((await call("finish/", {})).body.code).toBe("steps_open");
  expect(stateOf((await call("steps/community/", { skip: false })).body, "community")).toBe("done");
  // The demo's numbers are nobody's.
  expect((await call("steps/accounts/", { skip: false })).body.code).toBe("not_proved");
  await api.database.pool.query("update receiving_account set number = '7012345678'");
  const { body } = await call("steps/accounts/", { skip: false });
  expect(stateOf(body, "accounts")).toBe("done");
  expect(body.accounts[0]).toMatchObject({ ending: "5678", nobodys: false });
  expect(stateOf((await call("steps/whatsapp/", { skip: true })).body, "whatsapp")).toBe("skipped");
  expect((await call("steps/mail/", { skip: false })).body.code).toBe("not_proved");
  expect((await call("steps/payment/", { skip: false })).body.code).toBe("not_proved");
});

it("proves mail by digits that only the letter has, once", async () => {
  const tried = await call("mail/", {});
  expect(tried.body).toMatchObject({ advice: null, checks: [{ good: true }, { good: true }] });
  const outbox = join(api.config.dataDirectory, "outbox");
  const [name = ""] = (await readdir(outbox)).sort().reverse();
  const digits = /Subject: (\d{6})/.exec(await readFile(join(outbox, name), "utf8"))?.[1] ?? "";
  const wrong = digits === "000000" ? "000001" : "000000";
  expect((await call("mail/code/", { code: wrong })).body.errors).toHaveProperty("code");
  expect(stateOf((await call("mail/code/", { code: digits })).body, "mail")).toBe("done");
  expect((await call("mail/code/", { code: digits })).status).toBe(400);
  // What is done is not undone by skipping it in another tab.
  expect(stateOf((await call("steps/mail/", { skip: true })).body, "mail")).toBe("done");
});

it("asks the provider without moving money, ends, and wrote down who did it", async () => {
  expect((await call("payment/", {})).body).toMatchObject({ advice: null, checks: [{ good: true }] });
  expect((await call("finish/", {})).body.finished_at).toEqual(expect.any(String));
  const { rows } = await api.database.pool.query(
    "select subject_id from audit_log where action = 'setup.step' order by id",
  );
  expect(rows.map(({ subject_id }) => subject_id)).toEqual([
    "community",
    "accounts",
    "whatsapp",
    "mail",
    "payment",
    "finish",
  ]);
  expect((await api.database.pool.query("select from payment")).rows).toEqual([]);
});

it("says what a refused password means, and when nobody answers", async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, done) => done(new Error("sandi salah")),
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as { port: number };
  const refused = await testApp({ SMTP_URL: `smtp://nama:salah@127.0.0.1:${port}`, MIDTRANS: "off" });
  const who = await aStaffMember(refused, "administrator");
  const { body } = await call("mail/", {}, refused, who);
  expect(body).toMatchObject({ checks: [{ good: false }], advice: { title: "Kata sandi surat ditolak." } });
  expect(JSON.stringify(body)).not.toContain("nama:salah");
  expect((await call("payment/", {}, refused, who)).body.code).toBe("payment_off");
  expect(stateOf((await call("steps/payment/", { skip: false }, refused, who)).body, "payment")).toBe("done");
  const nobody = await testApp({ SMTP_URL: "smtp://127.0.0.1:9" });
  const another = await aStaffMember(nobody, "administrator");
  expect((await call("mail/", {}, nobody, another)).body.advice?.title).toBe("Server surat tidak menjawab.");
});
