import { createReadStream, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { provenBackup } from "../operations/index.ts";
import { folderPlace } from "../platform/backup/place.ts";
import { restoreBackup } from "../platform/backup/restore-backup.ts";
import { takeBackup } from "../platform/backup/take-backup.ts";
import type { Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { localFiles } from "../platform/files/file-store.ts";
import { emptyDatabase } from "../testing/empty-database.ts";
import { examine } from "./doctor/examine.ts";

const SCHEMAS = resolve(import.meta.dirname, "../testing/schemas");
/** Protects nothing: demo data. */
const PASSPHRASE = "bukan rahasia: data contoh";

const versions = readdirSync(SCHEMAS).filter((name) => name.endsWith(".backup"));

/** What no newer version may change: people, their money and its postings. */
const kept = async (database: Database) =>
  (
    await database.pool.query(`select
      (select count(*) from member) as members,
      (select jsonb_object_agg(status, total) from
        (select status, sum(amount) as total from payment group by status) by_status) as payments,
      (select jsonb_object_agg(account, balance) from
        (select account, sum(amount) as balance from ledger_posting group by account) by_account) as ledger,
      (select jsonb_object_agg(campaign_id, collected_amount) from campaign_total) as campaigns,
      (select sum(stock) from product) as stock`)
  ).rows[0];

async function restored(file: string) {
  const database = await emptyDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), "barakah-upgrade-"));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  const files = localFiles(dataDirectory);
  await restoreBackup({ database, files, from: createReadStream(file), passphrase: PASSPHRASE });
  return { database, files, place: folderPlace(join(dataDirectory, "backups")) };
}

const PATIENCE = 300_000;

it.each(versions)("the current version upgrades the data of %s", { timeout: PATIENCE }, async (name) => {
  const { database, files, place } = await restored(join(SCHEMAS, name));
  const before = await kept(database);
  expect(before.members).toBeGreaterThan(0);
  expect(Object.keys(before.payments)).toContain("verified");
  // `npm run backup` of this version, as the documents ask before the first start.
  const proven = () => provenBackup(database);
  const early = await takeBackup({ database, files, place, passphrase: PASSPHRASE, proven });
  expect(early.rows).toBeGreaterThan(0);
  expect(early.notRemoved).toBeUndefined();
  await migrate(database);
  expect(await kept(database)).toEqual(before);
  // Before payouts of Midtrans could be settled, its money stayed with it: that is true, and said until somebody matches them.
  const complaints = await examine(database);
  expect(complaints.filter((complaint) => !complaint.includes("ditagih penyedia"))).toEqual([]);
  // Rows from before a rule have a place in the backups of today, too.
  const { file } = await takeBackup({ database, files, place, passphrase: PASSPHRASE });
  expect(await kept((await restored(file)).database)).toEqual(before);
});
