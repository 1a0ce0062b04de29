import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMember } from "../testing/builders.ts";
import { freePort } from "../testing/free-port.ts";
import { layCluster } from "../testing/lay-cluster.ts";
import { aQris } from "../testing/qris.ts";
import { testDatabase } from "../testing/test-app.ts";

const PATIENCE = 300_000;
const SOURCES = resolve(import.meta.dirname, "..");

const DECIDED = {
  PUBLIC_URL: "https://barakah.example",
  SMTP_URL: "smtp://127.0.0.1:1025",
  MAIL_FROM: "Barakah <surat@barakah.example>",
  MIDTRANS: "off",
  TRUST_PROXY: "loopback",
  BANK_BSI_ACCOUNT: "7012 3456 78",
  BANK_BJB_ACCOUNT: "off",
  BACKUP_DIR: "off",
  WHATSAPP_NUMBER: "6281234567890",
  OFFICE_ADDRESS: "Jl. Asia Afrika 1, Bandung",
};

let mail: SMTPServer;
beforeAll(async () => {
  mail = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
  await new Promise<void>((resolve) => mail.listen(0, "127.0.0.1", resolve));
  DECIDED.SMTP_URL = `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => mail.close(resolve)));

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "barakah-preflight-"));
});
afterEach(() => rm(data, { recursive: true, force: true, maxRetries: 10 }));

function run(script: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(SOURCES, script)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      DATA_DIR: data,
      WEB: "off",
      HOST: "127.0.0.1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const told = { out: "", errors: "" };
  child.stdout.on("data", (chunk) => (told.out += chunk));
  child.stderr.on("data", (chunk) => (told.errors += chunk));
  const ended = once(child, "close").then(([code]) => ({ code, ...told }));
  return { child, ended, told };
}

const sentences = (errors: string) => errors.trim().split("\n- ").slice(1);

describe("in production", () => {
  it(
    "names five faults in five sentences, and starts nothing",
    async () => {
      const { PUBLIC_URL: _, SMTP_URL: __, MIDTRANS: ___, ...rest } = DECIDED;
      const faulty = { ...rest, TRUST_PROXY: "0.0.0.0/0", BANK_BSI_ACCOUNT: "0000 0000 01" };
      for (const script of ["main.ts", "preflight.ts"]) {
        const { code, errors } = await run(script, faulty).ended;
        expect(code).toBe(1);
        expect(sentences(errors)).toEqual([
          expect.stringMatching(/^PUBLIC_URL: .*https:\/\/barakah\.contoh\.id\.$/),
          expect.stringMatching(/^TRUST_PROXY: mempercayai seluruh internet/),
          expect.stringMatching(/^SMTP_URL: surat belum dapat dikirim/),
          expect.stringMatching(/^MIDTRANS_SERVER_KEY: .*MIDTRANS=off\.$/),
          expect.stringMatching(/^BANK_BSI_ACCOUNT: masih nomor contoh/),
        ]);
        expect(readdirSync(data)).toEqual([]);
      }
    },
    PATIENCE,
  );

  it("names unreadable settings together with missing ones", async () => {
    const { MAIL_FROM: _, ...rest } = DECIDED;
    const { errors } = await run("preflight.ts", { ...rest, PUBLIC_URL: "barakah", PORT: "abc" }).ended;
    expect(sentences(errors).map((sentence) => sentence.split(":")[0])).toEqual([
      "PORT",
      "PUBLIC_URL",
      "MAIL_FROM",
    ]);
  });

  it("accepts bank accounts that staff have entered", async () => {
    const { database, url } = await testDatabase();
    const { BANK_BSI_ACCOUNT: _, ...rest } = DECIDED;
    const settings = { ...rest, DATABASE_URL: url };
    expect((await run("preflight.ts", settings).ended).errors).toContain("BANK_BSI_ACCOUNT");
    await database.pool.query("update receiving_account set number = '7012345678' where code = 'bsi'");
    expect(await run("preflight.ts", settings).ended).toMatchObject({ code: 0, errors: "" });
  });

  it("warns of the demo's QRIS code, which pays nobody", async () => {
    const { database, url } = await testDatabase();
    await aQris(database);
    const { code, errors } = await run("preflight.ts", { ...DECIDED, DATABASE_URL: url }).ended;
    expect([code, sentences(errors)]).toEqual([
      1,
      [expect.stringMatching(/^QRIS \(qris-donasi\): masih kode contoh/)],
    ]);
    await database.pool.query("update qris_merchant set ended_at = now()");
    expect((await run("preflight.ts", { ...DECIDED, DATABASE_URL: url }).ended).code).toBe(0);
  });

  it(
    "starts when everything is configured: without the demo, with a password that only the owner sees",
    async () => {
      const port = await freePort();
      await layCluster(join(data, "postgres"));
      const app = run("main.ts", { ...DECIDED, DEMO: "on", PORT: String(port) });
      while (!app.told.out.includes("siap di"))
        await Promise.race([
          once(app.child.stdout, "data"),
          app.ended.then(({ errors }) => Promise.reject(new Error(errors))),
        ]);
      const campaigns = await fetch(`http://127.0.0.1:${port}/api/campaigns/`);
      expect(campaigns.headers.get("x-total-count")).toBe("0");
      const file = join(data, "administrator-password");
      const password = (await readFile(file, "utf8")).trim();
      expect(password).toMatch(/^[\w-]{22}$/);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(app.told.out).not.toContain(password);
      app.child.kill("SIGTERM");
      expect((await app.ended).code).toBe(0);
    },
    PATIENCE,
  );
});

describe("preflight", () => {
  const told = async (settings: Record<string, string>) => {
    const { code, errors } = await run("preflight.ts", { ...DECIDED, ...settings }).ended;
    return [code, sentences(errors)];
  };
  const withDatabase = async () => ({ DATABASE_URL: (await testDatabase()).url });

  it("requires a place for backups, or BACKUP_DIR=off", async () => {
    const database = await withDatabase();
    expect(await told({ ...database, BACKUP_DIR: "" })).toEqual([
      1,
      [expect.stringMatching(/^BACKUP_DIR: belum ada tempat cadangan/)],
    ]);
    const folder = join(data, "cadangan");
    const backups = { BACKUP_DIR: folder, BACKUP_PASSPHRASE: "lima kata yang tidak ditebak" };
    expect(await told({ ...database, ...backups })).toEqual([0, []]);
    expect(await readdir(folder)).toEqual([]);
    // A file where the folder should be: nobody, not even root, can write into it.
    await rm(folder, { recursive: true });
    await writeFile(folder, "");
    expect(await told({ ...database, ...backups })).toEqual([
      1,
      [expect.stringMatching(/^BACKUP_DIR: cadangan tidak dapat ditulis ke .*EEXIST/)],
    ]);
  });

  it("connects to the mail server", async () => {
    expect(await told({ ...(await withDatabase()), SMTP_URL: "smtp://127.0.0.1:9" })).toEqual([
      1,
      [expect.stringMatching(/^SMTP_URL: server surat tidak dapat dipakai .*ECONNREFUSED/)],
    ]);
  });

  it("warns of the example contacts until others are entered", async () => {
    const { database, url } = await testDatabase();
    const { WHATSAPP_NUMBER: _, OFFICE_ADDRESS: __, ...rest } = DECIDED;
    const warned = async () => (await run("preflight.ts", { ...rest, DATABASE_URL: url }).ended).errors;
    expect(await warned()).toMatch(/^! Nomor WhatsApp masih contoh.*\n! Alamat kantor masih contoh.*\n$/);
    const { id } = await aMember(database);
    await database.pool.query(
      "insert into setting (key, value, changed_by) values ('whatsapp_number', $1, $2)",
      ['"6281234567890"', id],
    );
    expect(await warned()).toMatch(/^! Alamat kantor masih contoh.*\n$/);
  });
});

it("requires nothing outside production", async () => {
  expect(await run("preflight.ts", { NODE_ENV: "development" }).ended).toMatchObject({ code: 0, errors: "" });
});
