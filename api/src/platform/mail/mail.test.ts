import { mkdtemp, readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aMember } from "../../testing/builders.ts";
import { send } from "../../testing/calls.ts";
import { startSmtp } from "../../testing/smtp-server.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { openMail } from "./mail.ts";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  api = await testApp({ SMTP_URL: smtp.url, MAIL_FROM: "BARAKAH APP <halo@barakah.example>" });
});
afterAll(() => smtp.stop());

it("sends by SMTP to the configured server", async () => {
  await aMember(api.database, { email: "penerima@example.com" });
  await send(api, "POST", "/api/auth/password-reset/", { email: "penerima@example.com" });
  await api.app.jobs.runDue();
  expect(smtp.received).toMatchObject([
    { from: "halo@barakah.example", to: ["penerima@example.com"], user: "surat" },
  ]);
  expect(smtp.received[0]?.data).toContain("multipart/alternative");
});

it("retries later when the server refuses, with a valid link", async () => {
  smtp.refuseNext();
  await aMember(api.database, { email: "sabar@example.com" });
  await send(api, "POST", "/api/auth/password-reset/", { email: "sabar@example.com" });
  await api.app.jobs.runDue();
  expect(smtp.received.some(({ to }) => to.includes("sabar@example.com"))).toBe(false);
  await api.database.pool.query("update job set run_at = now()");
  await api.app.jobs.runDue();
  const letter = smtp.received.find(({ to }) => to.includes("sabar@example.com"))?.data.replace(/=\r\n/g, "");
  const [, uid, token] = /uid=3D(\d+)&token=3D([\w-]+)/.exec(letter ?? "") ?? [];
  const used = await send(api, "POST", "/api/auth/password-reset-confirm/", {
    uid,
    token,
    new_password: "bintang-malam-sepi-3",
  });
  expect(used.status).toBe(200);
});

const SILENT = { info: () => {} };
const A_LETTER = { to: "a@example.com", subject: "Kabar", text: "x", html: "<p>x</p>" };

it("sends no mail to another machine without TLS", async () => {
  const bare = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.2", resolve));
  const { port } = bare.server.address() as AddressInfo;
  const elsewhere = { smtpUrl: `smtp://127.0.0.2:${port}`, from: "b@example.com", outbox: "" };
  await expect(openMail(elsewhere, SILENT).send(A_LETTER)).rejects.toThrow(/TLS/);
  await new Promise<void>((resolve) => bare.close(resolve));
});

it("lets no subject add a header line to a mail", async () => {
  const outbox = await mkdtemp(join(tmpdir(), "outbox-"));
  const subject = "Sumur\r\nBcc: korban@example.com\r\n\r\nisi palsu";
  await openMail({ smtpUrl: undefined, from: "b@example.com", outbox }, SILENT).send({
    ...A_LETTER,
    subject,
  });
  const letter = await readFile(join(outbox, (await readdir(outbox))[0] ?? ""), "utf8");
  const [head = ""] = letter.split("\r\n\r\n");
  expect(head).toContain("Subject: Sumur");
  expect(head).toContain("MIME-Version");
  expect(letter).not.toMatch(/^Bcc:/im);
});
