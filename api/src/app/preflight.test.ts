import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { backupPlace } from "../platform/backup/place.ts";
import { claimDataFolder } from "../platform/files/claim-data-folder.ts";
import { aMember } from "../testing/builders.ts";
import { freePort } from "../testing/free-port.ts";
import { aQris } from "../testing/qris.ts";
import { testDatabase } from "../testing/test-app.ts";
import { examineSettings, readConfig } from "./config.ts";
import { tellAgeOfBackup } from "./doctor/tell-age-of-backup.ts";
import { refusal, startProblems } from "./preflight.ts";
import { waitForParts } from "./wait-for-parts.ts";

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
  ADMIN_EMAIL: "admin@barakah.example",
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

type Settings = Record<string, string | undefined>;

const environment = (settings: Settings): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: "production",
  LOG_LEVEL: "silent",
  DATA_DIR: data,
  WEB: "off",
  HOST: "127.0.0.1",
  ...settings,
});

function run(script: string, settings: Settings) {
  const child = spawn(process.execPath, [join(SOURCES, script)], {
    env: environment(settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const told = { out: "", errors: "" };
  child.stdout.on("data", (chunk) => (told.out += chunk));
  child.stderr.on("data", (chunk) => (told.errors += chunk));
  const ended = once(child, "close").then(([code]) => ({ code, ...told }));
  return { child, ended, told };
}

async function saying({ child, told, ended }: ReturnType<typeof run>, words: string) {
  while (!told.out.includes(words))
    await Promise.race([
      once(child.stdout, "data"),
      ended.then(({ errors }) => Promise.reject(new Error(errors))),
    ]);
}

const sentences = (errors: string) => errors.trim().split("\n- ").slice(1);

/** What `preflight.ts` prints with these settings, without starting a process for it. */
async function told(settings: Settings, decided = DECIDED as Settings) {
  const warned: string[] = [];
  const problems = await startProblems({
    thorough: true,
    warn: (sentence) => warned.push(sentence),
    env: environment({ ...decided, ...settings }),
  });
  return { refused: sentences(refusal(problems)), warned };
}
const refused = async (settings: Settings) => (await told(settings)).refused;

/** What `main.ts` refuses when it has waited, and says meanwhile. */
async function waited(settings: Settings) {
  const env = environment({ ...DECIDED, ...settings, PORT: String(await freePort()) });
  const { config } = examineSettings(env);
  const out: string[] = [];
  const problems = config
    ? await waitForParts(
        () => startProblems({ env }),
        config,
        (line) => out.push(line),
      )
    : [];
  return { refused: sentences(refusal(problems)), out };
}

describe("in production", () => {
  it(
    "names five faults in five sentences, and starts nothing",
    async () => {
      const { PUBLIC_URL: _, SMTP_URL: __, MIDTRANS: ___, ...rest } = DECIDED;
      const faulty = { ...rest, TRUST_PROXY: "0.0.0.0/0", BANK_BSI_ACCOUNT: "0000 0000 01" };
      const both = ["main.ts", "preflight.ts"].map((script) => run(script, faulty).ended);
      for (const { code, errors } of await Promise.all(both)) {
        expect(code).toBe(1);
        expect(sentences(errors)).toEqual([
          expect.stringMatching(/^PUBLIC_URL: .*https:\/\/barakah\.contoh\.id\.$/),
          expect.stringMatching(/^TRUST_PROXY: mempercayai seluruh internet/),
          expect.stringMatching(/^SMTP_URL: surat belum dapat dikirim/),
          expect.stringMatching(/^MIDTRANS_SERVER_KEY: .*MIDTRANS=off\.$/),
          expect.stringMatching(/^BANK_BSI_ACCOUNT: masih nomor contoh/),
        ]);
      }
      expect(readdirSync(data)).toEqual([]);
    },
    PATIENCE,
  );

  it("names unreadable settings together with missing ones", async () => {
    const unreadable = { MAIL_FROM: undefined, PUBLIC_URL: "barakah", PORT: "abc" };
    expect((await refused(unreadable)).map((sentence) => sentence.split(":")[0])).toEqual([
      "PORT",
      "PUBLIC_URL",
      "MAIL_FROM",
    ]);
  });

  it("accepts bank accounts that staff have entered", async () => {
    const { database, url } = await testDatabase();
    const settings = { DATABASE_URL: url, BANK_BSI_ACCOUNT: undefined };
    expect(await refused(settings)).toEqual([expect.stringMatching(/^BANK_BSI_ACCOUNT: masih nomor contoh/)]);
    await database.pool.query("update receiving_account set number = '7012345678' where code = 'bsi'");
    expect(await told(settings)).toEqual({ refused: [], warned: [] });
  });

  it("warns of the demo's QRIS code, which pays nobody", async () => {
    const { database, url } = await testDatabase();
    await aQris(database);
    expect(await refused({ DATABASE_URL: url })).toEqual([
      expect.stringMatching(/^QRIS \(qris-donasi\): masih kode contoh/),
    ]);
    await database.pool.query("update qris_merchant set ended_at = now()");
    expect(await refused({ DATABASE_URL: url })).toEqual([]);
  });
});

describe("preflight", { timeout: PATIENCE }, () => {
  const withDatabase = async () => ({ DATABASE_URL: (await testDatabase()).url });

  it("requires a place for backups, or BACKUP_DIR=off", async () => {
    const database = await withDatabase();
    expect(await refused({ ...database, BACKUP_DIR: "" })).toEqual([
      expect.stringMatching(/^BACKUP_DIR: belum ada tempat cadangan/),
    ]);
    const folder = join(data, "cadangan");
    await mkdir(folder);
    const backups = { BACKUP_DIR: folder, BACKUP_PASSPHRASE: "lima kata yang tidak ditebak" };
    expect(await refused({ ...database, ...backups })).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    // A file where the folder should be: nobody, not even root, can write into it.
    await rm(folder, { recursive: true });
    await writeFile(folder, "");
    expect(await refused({ ...database, ...backups })).toEqual([
      expect.stringMatching(/^BACKUP_DIR: cadangan tidak dapat ditulis ke .*cadangan tidak ada/),
    ]);
  });

  it("connects to the mail server", async () => {
    expect(await refused({ ...(await withDatabase()), SMTP_URL: "smtp://127.0.0.1:9" })).toEqual([
      expect.stringMatching(/^SMTP_URL: server surat tidak dapat dipakai .*ECONNREFUSED/),
    ]);
  });

  it("succeeds with warnings of the example contacts until others are entered, and names PostgreSQL's age", async () => {
    const { database, url } = await testDatabase();
    const { WHATSAPP_NUMBER: _, OFFICE_ADDRESS: __, ...rest } = DECIDED;
    expect(await run("preflight.ts", { ...rest, DATABASE_URL: url }).ended).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^! Nomor WhatsApp masih contoh.*\n! Alamat kantor masih contoh.*\n$/),
      out: expect.stringMatching(/^PostgreSQL \d+\.\d+, terbit \d{4}-\d\d-\d\d /m),
    });
    const { id } = await aMember(database);
    await database.pool.query(
      "insert into setting (key, value, changed_by) values ('whatsapp_number', $1, $2)",
      ['"6281234567890"', id],
    );
    const { warned } = await told({
      DATABASE_URL: url,
      WHATSAPP_NUMBER: undefined,
      OFFICE_ADDRESS: undefined,
    });
    expect(warned).toEqual([expect.stringMatching(/^Alamat kantor masih contoh/)]);
  });
});

describe("preflight checks:", { timeout: PATIENCE }, () => {
  it("a role that may create tables and extensions, in a database with UTF-8", async () => {
    const { database, url } = await testDatabase();
    const address = new URL(url);
    const name = address.pathname.slice(1);
    const role = `${name}_role`;
    await database.pool.query(`create role ${role} login password 'uji'`);
    const own = `${name}_own`;
    const ascii = `${name}_ascii`;
    await database.pool.query(`create database ${own}`);
    await database.pool.query(
      `create database ${ascii} owner ${role} encoding 'SQL_ASCII' locale 'C' template template0`,
    );
    onTestFinished(async () => {
      for (const one of [own, ascii]) await database.pool.query(`drop database ${one} with (force)`);
      await database.pool.query(`drop role ${role}`);
    });
    address.username = role;
    address.password = "uji";
    const as = (database: string) => {
      address.pathname = `/${database}`;
      return refused({ DATABASE_URL: address.href });
    };
    expect(await as(own)).toEqual([
      expect.stringMatching(/^DATABASE_URL: peran .* tidak boleh membuat tabel/),
    ]);
    await database.pool.query(`alter database ${own} owner to ${role}`);
    expect(await as(own)).toEqual([]);
    expect(await as(ascii)).toEqual([expect.stringMatching(/^DATABASE_URL: .*berkode huruf SQL_ASCII/)]);
  });

  it("a data folder and a place for backups of this database", async () => {
    const { database, url } = await testDatabase();
    await claimDataFolder(database, data);
    const folder = join(data, "cadangan");
    await mkdir(folder);
    const settings = { DATABASE_URL: url, BACKUP_DIR: folder, BACKUP_PASSPHRASE: "lima kata yang panjang" };
    expect(await refused(settings)).toEqual([]);
    await writeFile(join(folder, "identity"), `${"0".repeat(64)}\n`);
    expect(await refused(settings)).toEqual([expect.stringMatching(/^BACKUP_DIR: .*milik pemasangan lain/)]);
    await writeFile(join(data, "identity"), `${"0".repeat(64)}\n`);
    expect(await refused({ DATABASE_URL: url })).toEqual([
      expect.stringMatching(/^DATA_DIR: folder .* milik database lain/),
    ]);
  });

  it("an address without a path, a sender with a mailbox, and an administrator with one", async () => {
    const { url } = await testDatabase();
    const wrong = { PUBLIC_URL: "https://barakah.example/app", MAIL_FROM: "surat", ADMIN_EMAIL: "" };
    expect(await refused({ DATABASE_URL: url, ...wrong })).toEqual([
      expect.stringMatching(/^PUBLIC_URL: harus tanpa jalur/),
      expect.stringMatching(/^MAIL_FROM: harus alamat surat/),
      expect.stringMatching(/^ADMIN_EMAIL: belum ada/),
    ]);
    const right = { PUBLIC_URL: "https://barakah.example/", MAIL_FROM: "surat@barakah.example" };
    expect(await refused({ DATABASE_URL: url, ...right })).toEqual([]);
    const { database, url: used } = await testDatabase();
    const { id } = await aMember(database);
    await database.pool.query("insert into staff_role (member_id, role) values ($1, 'administrator')", [id]);
    expect(await refused({ DATABASE_URL: used, ADMIN_EMAIL: "" })).toEqual([]);
  });

  it("a folder for backups that exists: it creates none, and ends also below /proc", async () => {
    const { url } = await testDatabase();
    const backups = { DATABASE_URL: url, BACKUP_PASSPHRASE: "lima kata yang panjang" };
    for (const folder of [join(data, "belum-terpasang"), "/proc/none/backup"]) {
      expect(await refused({ ...backups, BACKUP_DIR: folder })).toEqual([
        expect.stringMatching(/^BACKUP_DIR: .*tidak ada\. Pasang cakramnya/),
      ]);
      expect(existsSync(folder)).toBe(false);
    }
    const trial = { NODE_ENV: "development", BACKUP_DIR: "/proc/none/backup" };
    expect(await refused({ ...backups, ...trial })).toEqual([expect.stringMatching(/^BACKUP_DIR: .*ENOENT/)]);
    const { warned } = await told({ ...backups, BACKUP_DIR: data });
    expect(warned).toEqual([expect.stringMatching(/^BACKUP_DIR .* di cakram yang sama dengan DATA_DIR/)]);
  });
});

describe("a start", { timeout: PATIENCE }, () => {
  it(
    "waits for a database that comes later, and says in /readyz for what; then without the demo, with a password that only the owner sees",
    async () => {
      const { url } = await testDatabase();
      const [port, later] = [await freePort(), await freePort()];
      const real = new URL(url);
      const socket = real.searchParams.get("host");
      const target = socket
        ? { path: join(socket, ".s.PGSQL.5432") }
        : { host: real.hostname, port: Number(real.port || 5432) };
      const address = new URL(url);
      address.search = "";
      address.host = `127.0.0.1:${later}`;
      const settings = { DEMO: "on", DATABASE_URL: address.href, PORT: String(port) };
      const app = run("main.ts", { ...DECIDED, ...settings });
      await saying(app, "Menunggu database, paling lama");
      const readiness = () => fetch(`http://127.0.0.1:${port}/readyz`);
      const waiting = await readiness();
      expect([waiting.status, await waiting.json()]).toEqual([
        503,
        { status: "starting", missing: ["database"] },
      ]);
      const server = createServer((one) => {
        const other = connect(target);
        one.pipe(other).pipe(one);
        one.on("error", () => other.destroy());
        other.on("error", () => one.destroy());
      });
      await once(server.listen(later, "127.0.0.1"), "listening");
      onTestFinished(() => void server.close());
      await saying(app, "siap di");
      expect((await readiness()).status).toBe(200);
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

  it("gives up with a sentence when the time is over, and does not wait for a wrong setting", async () => {
    const { url } = await testDatabase();
    const away = {
      DATABASE_URL: `postgresql://a:b@127.0.0.1:${await freePort()}/c`,
      START_WAIT_SECONDS: "1",
    };
    const storage = {
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_REGION: "x",
      S3_BUCKET: "berkas",
    };
    const keys = { S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
    const bucket = { DATABASE_URL: url, ...storage, ...keys, START_WAIT_SECONDS: "1" };
    const nowhere = new URL(url);
    nowhere.pathname = "/tidak_ada";
    const [late, withoutStorage, wrong] = await Promise.all(
      [away, bucket, { DATABASE_URL: nowhere.href }].map(waited),
    );
    expect(late).toEqual({
      refused: [expect.stringContaining("database tidak dapat dihubungi")],
      out: [expect.stringContaining("Menunggu database, paling lama 1 detik")],
    });
    expect(withoutStorage?.out).toEqual([expect.stringContaining("Menunggu penyimpanan berkas")]);
    expect(wrong).toEqual({ refused: [expect.stringMatching(/^DATABASE_URL: /)], out: [] });
  });
});

describe("the doctor", { timeout: PATIENCE }, () => {
  it("says that data is not upgraded yet", async () => {
    const { database, url } = await testDatabase();
    await database.pool.query("delete from migration where name like '0190-%'");
    const { code, errors } = await run("doctor.ts", { ...DECIDED, DATABASE_URL: url }).ended;
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^Data ini belum dimutakhirkan .*0190-renewed-keys/),
    ]);
  });

  it("does not count backups dated in the future or of another installation as the last one, and reports PostgreSQL's age", async () => {
    const { database, url } = await testDatabase();
    await claimDataFolder(database, data);
    const owner = (await readFile(join(data, "identity"), "utf8")).slice(0, 8);
    const folder = join(data, "cadangan");
    await mkdir(folder);
    for (const name of [
      `barakah-${owner}-2099-01-01T000000Z.backup`,
      "barakah-00000000-2026-01-01T000000Z.backup",
    ])
      await writeFile(join(folder, name), "");
    const settings = { BACKUP_DIR: folder, BACKUP_PASSPHRASE: "lima kata yang panjang" };
    const { code, out: told } = await run("doctor.ts", { ...DECIDED, DATABASE_URL: url, ...settings }).ended;
    expect(code).toBe(0);
    expect(told).toMatch(/^! barakah-\w+-2099-01-01T000000Z\.backup bertanggal masa depan/m);
    expect(told).toMatch(/^! Belum ada cadangan di tempatnya/m);
    expect(told).toMatch(/^[!✓] PostgreSQL \d+\.\d+/m);
    await writeFile(join(folder, "identity"), `${"0".repeat(64)}\n`);
    const lines: string[] = [];
    const { backup } = readConfig(environment({ ...DECIDED, ...settings }));
    await tellAgeOfBackup(backupPlace(backup), database, backup.off, (line) => lines.push(line));
    expect(lines).toContainEqual(
      expect.stringMatching(/^! Tempat cadangan tidak dapat dipakai: .*milik pemasangan lain/),
    );
  });
});

it("requires nothing outside production", async () => {
  expect(await told({ NODE_ENV: "development" }, {})).toEqual({ refused: [], warned: [] });
});
