import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SessionUser, Setup, SetupTrial, StaffSettings } from "@barakah/contract";
import sharp from "sharp";
import { SMTPServer } from "smtp-server";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { RunningSimulator } from "../../../../simulators/midtrans/own-port.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, GOOD_PASSWORD, send, sendForm } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { appWithProvider } from "../../testing/with-provider.ts";

type Body = Setup & SetupTrial & { code: string; errors: Record<string, string[]> };
let api: TestApp;
let provider: RunningSimulator;
let admin: SessionUser;
beforeAll(async () => {
  ({ api, provider } = await appWithProvider());
  admin = await aStaffMember(api, "administrator");
});

const call = (path: string, body?: object, on = api, who = admin) =>
  send<Body>(on, body ? "POST" : "GET", `/api/admin/setup/${path}`, body, bearer(who));
const stateOf = ({ steps }: Setup, name: string) => steps.find(({ step }) => step === name)?.state;

it("goes step by step: required steps must be proved, others may be skipped, and then it ends", async () => {
  expect((await call("")).body).toMatchObject({
    finished_at: null,
    payment: "sandbox",
    mail: { server: null },
  });
  expect((await call("finish/", {})).body.code).toBe("steps_open");
  // The example's address and number reach nobody: they are shown as empty, and nobody can call them done.
  expect((await call("")).body).toMatchObject({ office_address: "", whatsapp_number: "" });
  for (const step of ["community", "whatsapp"])
    expect((await call(`steps/${step}/`, { skip: false })).body.code).toBe("not_proved");
  const { versions } = (await api.get<StaffSettings>("/api/admin/settings/", bearer(admin))).body;
  const own = { office_address: "Jl. Mawar No. 3, Garut", versions };
  expect((await send(api, "PUT", "/api/admin/settings/", own, bearer(admin))).status).toBe(200);
  expect(stateOf((await call("steps/community/", { skip: false })).body, "community")).toBe("done");
  // The demo's account numbers are not accepted.
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
  // Skipping in another tab does not undo a finished step.
  expect(stateOf((await call("steps/mail/", { skip: true })).body, "mail")).toBe("done");
});

it("stops at the first check that the provider refuses, says what to do, and leaves the step open", async () => {
  provider.faults.next("create", "error_500", "error_500", "error_500");
  const { body } = await call("payment/", {});
  expect(body.checks.map(({ good }) => good)).toEqual([true, false]);
  expect(body.advice?.title).toBe("Midtrans tidak menjawab.");
  expect(stateOf((await call("")).body, "payment")).toBe("open");
});

it("opens a small payment at the provider and closes it again without money, ends, and wrote down who did it", async () => {
  const { body } = await call("payment/", {});
  expect(body).toMatchObject({ advice: null, checks: [true, true, true, true].map((good) => ({ good })) });
  expect(body.checks.at(-1)?.detail).toBe("Ditutup; tidak dapat dibayar lagi");
  const [page] = provider.bank.pages.all().slice(-1);
  expect(page).toMatchObject({ grossAmount: 10_000, closed: true });
  expect(provider.bank.attempts(page?.orderId ?? "")).toEqual([]);
  for (const step of ["second", "two_step", "qris", "campaign", "gift"])
    await call(`steps/${step}/`, { skip: true });
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
    ...["second", "two_step", "qris", "campaign", "gift"],
    "finish",
  ]);
  expect((await api.database.pool.query("select from payment")).rows).toEqual([]);
});

it("detects finished steps: treasurers, two-step, a campaign, the first verified gift", async () => {
  const empty = await testApp({ DEMO: "off" });
  const one = await aStaffMember(empty, "administrator");
  const now = async () => (await call("", undefined, empty, one)).body;
  const begun = await now();
  expect(begun).toMatchObject({ demo: false, payment: "simulator", treasurers: 1, accounts_wait: null });
  expect(begun.banks.map(({ account_number }) => account_number)).toEqual(["", ""]);
  expect(begun.steps.every(({ state }) => state === "open")).toBe(true);
  for (const step of ["second", "two_step", "qris", "campaign", "gift"])
    expect((await call(`steps/${step}/`, { skip: false }, empty, one)).body.code).toBe("not_proved");

  const banks = begun.banks.map((bank) =>
    bank.code === "bsi" ? { ...bank, account_number: "7012345678", account_name: "YAYASAN" } : bank,
  );
  const body = { banks, password: GOOD_PASSWORD };
  const asked = await send<{ proposal: { id: number } }>(
    empty,
    "POST",
    "/api/admin/proposals/accounts/",
    body,
    bearer(one),
  );
  expect((await now()).accounts_wait).toMatchObject({ own: true });
  const other = await aStaffMember(empty, "bendahara");
  expect(stateOf(await now(), "second")).toBe("done");
  const confirm = `/api/admin/proposals/${asked.body.proposal.id}/confirm/`;
  await send(empty, "POST", confirm, { password: GOOD_PASSWORD }, bearer(other));
  expect(stateOf(await now(), "accounts")).toBe("done");

  const { id, slug } = await aCampaign(empty.database);
  const { reference, amount } = await aWaitingGift(empty.database, id, { amount: 1000 });
  const waiting = await now();
  expect(waiting).toMatchObject({ campaign: { slug }, gift: { reference, verified: false } });
  expect([stateOf(waiting, "campaign"), stateOf(waiting, "gift")]).toEqual(["done", "open"]);
  const treasurer = await aBookkeeper(empty);
  await treasurer.approve(reference, { lines: [await treasurer.line(amount)], unclaimed: amount });
  expect(stateOf(await now(), "gift")).toBe("done");
});

it("asks an administrator without a mailbox for an address, which becomes the account's once it is proved", async () => {
  const head = await aStaffMember(api, "administrator");
  await api.database.pool.query("update member set email = 'kepala@localhost.invalid' where id = $1", [
    head.id,
  ]);
  expect((await call("", undefined, api, head)).body.mail.to).toBe("");
  expect((await call("mail/", {}, api, head)).body.errors).toHaveProperty("to");
  const tried = await call("mail/", { to: "pak.budi@contoh.id" }, api, head);
  expect(tried.body.checks.at(-1)?.what).toBe("Disimpan untuk pak.budi@contoh.id, tidak dikirim");
  const outbox = join(api.config.dataDirectory, "outbox");
  const [name = ""] = (await readdir(outbox)).sort().reverse();
  const digits = /Subject: (\d{6})/.exec(await readFile(join(outbox, name), "utf8"))?.[1] ?? "";
  const spaced = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  expect((await call("mail/code/", { code: spaced }, api, head)).body.mail.to).toBe("pak.budi@contoh.id");
});

it("explains a refused password and a server that does not answer", async () => {
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
  expect(body).toMatchObject({ checks: [{ good: false }], advice: { title: "Password surat ditolak." } });
  expect(JSON.stringify(body)).not.toContain("nama:salah");
  expect((await call("payment/", {}, refused, who)).body.code).toBe("payment_off");
  expect(stateOf((await call("steps/payment/", { skip: false }, refused, who)).body, "payment")).toBe("done");
  const nobody = await testApp({ SMTP_URL: "smtp://127.0.0.1:9" });
  const another = await aStaffMember(nobody, "administrator");
  expect((await call("mail/", {}, nobody, another)).body.advice?.title).toBe("Server surat tidak menjawab.");
});

it("shows the community's own logo where the app shows its mark, and its own again without one", async () => {
  const logo = await sharp({ create: { width: 900, height: 300, channels: 4, background: "#c0392b80" } })
    .png()
    .toBuffer();
  const headers = bearer(admin);
  const at = (url: string, more = {}) => api.app.inject({ url, headers: more });
  expect((await at("/icons/192.png")).statusCode).toBe(404);
  const refused = await sendForm<{ detail: string }>(
    api,
    "POST",
    "/api/admin/logo/",
    { picture: Buffer.from("<svg onload=alert(1)>") },
    headers,
  );
  expect(refused.status).toBe(415);
  const saved = await sendForm<{ version: string }>(
    api,
    "POST",
    "/api/admin/logo/",
    { picture: logo },
    headers,
  );
  expect(saved.status).toBe(200);
  const drawn = await at("/logo/light.svg?v=1");
  expect([drawn.headers["content-type"], drawn.body]).toEqual([
    "image/svg+xml",
    expect.stringContaining("data:image/png;base64,"),
  ]);
  const again = await at("/logo/light.svg", { "if-none-match": drawn.headers.etag });
  expect(again.statusCode).toBe(304);
  for (const [path, side] of [
    ["/icons/192.png", 192],
    ["/icons/512.png", 512],
    ["/icons/maskable-512.png", 512],
    ["/icons/apple-touch-icon.png", 180],
    ["/favicon.ico", 32],
  ] as const)
    expect(await sharp((await at(path)).rawPayload).metadata()).toMatchObject({ width: side, height: side });
  const kept = await api.app.payments.payables.logo();
  expect(await sharp(kept).metadata()).toMatchObject({ format: "png", width: 512, hasAlpha: true });
  const gone = await send<{ version: null }>(api, "DELETE", "/api/admin/logo/", undefined, headers);
  expect(gone.body).toEqual({ version: null });
  await expect.poll(async () => (await at("/icons/192.png")).statusCode).toBe(404);
});
