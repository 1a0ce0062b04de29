import { createReadStream, existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyPayment } from "../payments/index.ts";
import { ownBackups } from "../platform/backup/own-backups.ts";
import { type BackupPlace, folderPlace } from "../platform/backup/place.ts";
import { restoreBackup } from "../platform/backup/restore-backup.ts";
import { takeBackup } from "../platform/backup/take-backup.ts";
import type { Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { localFiles } from "../platform/files/file-store.ts";
import { privateImages } from "../platform/files/private-images.ts";
import { aCampaign, aMember } from "../testing/builders.ts";
import { emptyDatabase } from "../testing/empty-database.ts";
import { openToOthers } from "../testing/open-to-others.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { WEAK_KEY } from "../testing/weak-key.ts";
import { examine } from "./doctor/examine.ts";

const DONORS = 32;
const PASSPHRASE = "lima kata yang tidak ditebak";
const CSRF = "k".repeat(32);
const PATIENCE = 300_000;

let api: TestApp;
let site: string;
let folder: string;
let proof: Buffer;
const places: string[] = [];
/** Restored from a backup that was taken while donors gave. */
let restored: Database;

beforeAll(async () => {
  folder = await newPlace();
  api = await testApp({ BACKUP_DIR: folder, BACKUP_PASSPHRASE: PASSPHRASE });
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  site = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  proof = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0b7a43" } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  for (const place of places) await rm(place, { recursive: true, force: true });
});

async function newPlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "barakah-backup-"));
  places.push(place);
  return place;
}

const planFor = ({ database, config }: TestApp, place: BackupPlace) => ({
  database,
  files: localFiles(config.dataDirectory),
  place,
  passphrase: PASSPHRASE,
  keyCost: WEAK_KEY,
});

async function give(slug: string, key: string): Promise<string> {
  const form = new FormData();
  const fields = {
    amount: "25250",
    donor_name: 'Donatur \\ dengan\ttanda, "kutip" dan 🌿',
    donor_phone: "081200000000",
    payment_method: "bsi",
    source_bank: "BSI",
    source_account: "1",
    transfer_date: "2026-11-15",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("proof_file", new Blob([new Uint8Array(proof)], { type: "image/png" }), "bukti.png");
  const answer = await fetch(`${site}/api/donations/${slug}/create-donation/`, {
    method: "POST",
    headers: { cookie: `csrftoken=${CSRF}`, "x-csrftoken": CSRF, "idempotency-key": key },
    body: form,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { order_id: string }).order_id;
}

/** Gives until told to stop; every second gift gets verified meanwhile. */
async function donor(name: string, slug: string, answered: string[], stopped: () => boolean) {
  for (let number = 0; !stopped(); number++) {
    const reference = await give(slug, `${name}-${String(number).padStart(6, "0")}`);
    answered.push(reference);
    if (number % 2 === 1) continue;
    const { id } = await api.database.kysely
      .selectFrom("payment")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    await api.database.kysely
      .transaction()
      .execute((tx) => verifyPayment(tx, api.app.payments.payables, id, { as: "system", reason: "uji" }));
  }
}

const references = async (database: Database, where = "true") => {
  const { rows } = await database.pool.query<{ reference: string }>(
    `select reference from payment where ${where}`,
  );
  return rows.map(({ reference }) => reference);
};

const money = async (database: Database, among: string[]) => {
  const { rows } = await database.pool.query(
    `select count(*) as gifts, sum(amount) as amount from payment where reference = any($1)`,
    [among],
  );
  return rows[0];
};

it(
  "a backup taken while 32 donors give restores every gift that was answered before it",
  async () => {
    const { slug, id } = await aCampaign(api.database);
    const answered: string[] = [];
    let stop = false;
    const donors = Array.from({ length: DONORS }, (_, n) =>
      donor(`penyumbang-${n}`, slug, answered, () => stop),
    );
    while (answered.length < DONORS * 2)
      await Promise.race([...donors, new Promise((next) => setTimeout(next, 20))]);
    const before = [...answered];
    const taken = await takeBackup(planFor(api, folderPlace(folder)));
    stop = true;
    await Promise.all(donors);
    expect(answered.length).toBeGreaterThan(before.length);

    restored = await emptyDatabase();
    const place = await newPlace();
    const told = await restoreBackup({
      database: restored,
      files: localFiles(place),
      from: createReadStream(taken.file),
      passphrase: PASSPHRASE,
    });
    expect(told).toMatchObject({ rows: taken.rows, files: taken.files });
    await migrate(restored);
    expect(await examine(restored)).toEqual([]);

    const found = await references(restored);
    expect(found).toEqual(expect.arrayContaining(before));
    expect(await references(api.database)).toEqual(expect.arrayContaining(found));
    expect(await money(restored, found)).toEqual(await money(api.database, found));
    const { rows: totals } = await restored.pool.query(
      `select t.collected_amount = sum(p.amount) filter (where p.status = 'verified') as agree
        from campaign_total t cross join payment p where t.campaign_id = $1 group by t.collected_amount`,
      [id],
    );
    expect(totals).toEqual([{ agree: true }]);

    const { rows: claims } = await restored.pool.query<{ proof_key: string }>(
      "select proof_key from transfer_claim",
    );
    expect(claims).toHaveLength(found.length);
    const images = privateImages(localFiles(place));
    for (const { proof_key } of claims) expect(await images.open(proof_key)).toBeDefined();
    expect(await openToOthers(localFiles(place).folder)).toEqual([]);
  },
  PATIENCE,
);

it("a restored database has the counters, constraints and triggers of the original", async () => {
  const database = restored;
  const { rows } = await database.pool.query("select max(id) as newest from campaign");
  expect((await aCampaign(database)).id).toBeGreaterThan(rows[0].newest);
  await expect(database.pool.query("update ledger_posting set amount = amount + 1")).rejects.toThrow();
  await expect(database.pool.query("delete from campaign")).rejects.toThrow();
  const rules = `select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`;
  expect((await database.pool.query(rules)).rows).toEqual((await api.database.pool.query(rules)).rows);
  const triggers = `select tgrelid::regclass::text as owner, tgname, tgenabled from pg_trigger
    where not tgisinternal order by 1, 2`;
  expect((await database.pool.query(triggers)).rows).toEqual((await api.database.pool.query(triggers)).rows);
});

it("never restores over existing data, nor a part of a broken backup", async () => {
  const name = (await readdir(folder)).find((one) => one.endsWith(".backup")) ?? "";
  const file = join(folder, name);
  const place = await newPlace();
  const plan = (from = file) => ({
    files: localFiles(place),
    from: createReadStream(from),
    passphrase: PASSPHRASE,
  });
  await aMember(restored);
  await expect(restoreBackup({ ...plan(), database: restored })).rejects.toThrow("sudah berisi");

  const database = await emptyDatabase();
  const cut = join(await newPlace(), name);
  const bytes = await readFile(file);
  await writeFile(cut, bytes.subarray(0, bytes.length - 100));
  await expect(restoreBackup({ ...plan(cut), database })).rejects.toThrow("terpotong");
  await expect(restoreBackup({ ...plan(), database, passphrase: "frasa sandi orang lain" })).rejects.toThrow(
    "frasa sandinya salah",
  );
  expect(await readdir(place)).toEqual([]);
  const told = await restoreBackup({ ...plan(), database });
  expect(told.rows).toBeGreaterThan(0);
});

it("is taken by one process at a time, and removes unfinished backups of a killed process", async () => {
  const into = await newPlace();
  const [half, young] = ["01", "02"].map((day) => `barakah-2026-11-${day}T030000Z.backup.part`);
  for (const name of [half, young, "milikku.part"]) await writeFile(join(into, name ?? ""), "separuh");
  for (const name of [half, "milikku.part"]) await utimes(join(into, name ?? ""), 0, 0);
  const place = folderPlace(into);
  let refusal = "";
  async function write(name: string, source: AsyncIterable<Buffer>) {
    const second = takeBackup(planFor(api, place), new Date("2026-11-15T03:00:01Z"));
    refusal = await second.then(
      () => "both were taken",
      (error: Error) => error.message,
    );
    return place.write(name, source);
  }
  await takeBackup(planFor(api, { ...place, write }), new Date("2026-11-15T03:00:00Z"));
  expect(refusal).toContain("Cadangan lain sedang dibuat");
  const kept = (await folderPlace(into).kept()).map(({ name }) => name);
  expect(kept).toHaveLength(1);
  expect((await readdir(into)).sort()).toEqual([young, ...kept, "identity", "milikku.part"].sort());
});

/** Runs the job as the app does. */
async function lookForDueBackup() {
  await api.app.jobs.add(api.database.kysely, "backup", {}, { key: "backup" });
  await api.database.pool.query("update job set run_at = now() - interval '1 second' where name = 'backup'");
  await api.app.jobs.runDue();
}
const backupsIn = async (place: string) => (await readdir(place)).filter((name) => name.endsWith(".backup"));

it("is taken automatically when the last one is a day old, and only then", async () => {
  for (const name of await backupsIn(folder)) await rm(join(folder, name));
  await lookForDueBackup();
  const first = await backupsIn(folder);
  expect(first).toHaveLength(1);
  await lookForDueBackup();
  expect(await backupsIn(folder)).toEqual(first);
});

it("is made although other backups are dated in the future or belong to another or no installation", async () => {
  for (const name of await backupsIn(folder)) await rm(join(folder, name));
  const owner = (await readFile(join(folder, "identity"), "utf8")).slice(0, 8);
  const now = `${new Date().toISOString().slice(0, 10)}T000000Z`;
  const others = [`barakah-${owner}-2099-01-01T000000Z`, `barakah-00000000-${now}`, `barakah-${now}`];
  for (const name of others) await writeFile(join(folder, `${name}.backup`), "");
  await lookForDueBackup();
  const found = await backupsIn(folder);
  expect(found).toHaveLength(4);
  expect(found).toEqual(expect.arrayContaining(others.map((name) => `${name}.backup`)));
  for (const name of others) await rm(join(folder, `${name}.backup`));
});

it("keeps the backup of this morning when another is taken after a damage", async () => {
  const into = await newPlace();
  const plan = planFor(api, folderPlace(into));
  const morning = await takeBackup(plan, new Date(Date.now() - 8 * 3600_000));
  const later = await takeBackup(plan);
  expect(await backupsIn(into)).toEqual([morning.name, later.name]);
});

it("refuses a folder of another installation, unless a setting says that they share it", async () => {
  const other = await testApp();
  const into = await newPlace();
  const first = await takeBackup(planFor(api, folderPlace(into)));
  await expect(takeBackup(planFor(other, folderPlace(into)))).rejects.toThrow(
    /milik pemasangan lain .*BACKUP_SHARED=on/,
  );
  expect(await backupsIn(into)).toEqual([first.name]);
  const shared = folderPlace(into, { shared: true });
  // Two years ago: nothing of its own is due to be deleted by the other's retention.
  const old = await takeBackup(planFor(other, shared), new Date("2024-01-01T00:00:00Z"));
  for (const day of [2, 3, 4, 5, 6, 7, 8, 9])
    await writeFile(join(into, first.name.replace(/\d{4}-\d\d-\d\d/, `2024-02-0${day}`)), "");
  await takeBackup(planFor(api, shared));
  expect(await backupsIn(into)).toContain(old.name);
  expect((await ownBackups(shared, other.database)).backups.map(({ name }) => name)).toEqual([old.name]);
});

it("takes a folder whose identity was left empty by a full disk", async () => {
  const into = await newPlace();
  await writeFile(join(into, "identity"), "");
  const { name } = await takeBackup(planFor(api, folderPlace(into)));
  expect(await backupsIn(into)).toEqual([name]);
  expect(await readFile(join(into, "identity"), "utf8")).toMatch(/^[0-9a-f]+\n$/);
});

it("does not create the folder in production, where it may be a disk that is not mounted", async () => {
  const missing = join(await newPlace(), "belum-terpasang");
  const place = folderPlace(missing, { create: false });
  await expect(takeBackup(planFor(api, place))).rejects.toThrow("Pasang cakramnya");
  expect(existsSync(missing)).toBe(false);
});

it("is made although old backups cannot be deleted, and reports that", async () => {
  const into = await newPlace();
  const place = folderPlace(into);
  const plan = planFor(api, { ...place, remove: () => Promise.reject(new Error("S3: 503")) });
  for (const hour of [1, 2]) await takeBackup(plan, new Date(Date.UTC(2026, 10, 1, hour)));
  const taken = await takeBackup(plan);
  expect(taken.notRemoved).toBe("S3: 503");
  expect(await backupsIn(into)).toContain(taken.name);
});
