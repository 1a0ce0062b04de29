import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { hasAdministrator } from "../accounts/index.ts";
import { exampleContacts, storedSettings } from "../community/index.ts";
import { activeMerchants, allAccounts, isNobodysAccount, isNobodysQris } from "../payments/index.ts";
import { strangerProblem } from "../platform/backup/own-backups.ts";
import { backupPlace, placeProblem } from "../platform/backup/place.ts";
import type { Problem } from "../platform/config/problem.ts";
import { connectDatabase, type Database } from "../platform/database/database.ts";
import { wasMigrated } from "../platform/database/migrate.ts";
import { mayComeYet } from "../platform/database/outage.ts";
import { ageSentence, readServerAge } from "../platform/database/server-age.ts";
import { bucketIdentity } from "../platform/files/claim-bucket.ts";
import { folderIdentity, knownIdentity } from "../platform/files/claim-data-folder.ts";
import { openBucket } from "../platform/files/s3/bucket.ts";
import { bucketProblems } from "../platform/files/s3/probe.ts";
import { openMail } from "../platform/mail/mail.ts";
import { openServer } from "./command.ts";
import { type Config, examineSettings } from "./config.ts";
import { connectionProblem } from "./database-problems.ts";
import { locateData } from "./locate-data.ts";
import { databaseTrials } from "./queries/database-trials.ts";

type Accounts = { code: string; number: string }[];

/** What the public sees (bank accounts, QRIS codes, contact data), and whether an administrator exists. */
interface Published {
  accounts: Accounts;
  merchants: { account: string; payload: string; merchant_name: string }[];
  /** Contacts that are still those of the example. */
  examples: string[];
  administrator: boolean;
}

const configured = ({ payments }: Config): Accounts =>
  Object.entries(payments.banks).flatMap(([code, bank]) => (bank ? [{ code, number: bank.number }] : []));

const isNew = ({ databaseUrl, dataDirectory }: Config) =>
  !databaseUrl && !existsSync(resolve(dataDirectory, "postgres/cluster"));

/** Asks the database, unless there is none yet: then the answer is `none`. */
async function onDatabase<T>(config: Config, none: T, ask: (database: Database) => Promise<T>): Promise<T> {
  const place = await locateData(config, () => {});
  if (isNew(place)) return none;
  const server = await openServer(place);
  const database = connectDatabase(server.connection, { poolSize: 1, onError: () => {} });
  try {
    return (await wasMigrated(database)) ? await ask(database) : none;
  } finally {
    await database.close();
    await server.stop();
  }
}

/** Includes what staff entered; without a database there is none. */
async function published(config: Config): Promise<Published> {
  const { whatsappNumber, officeAddress } = config.community;
  const contacts = { whatsapp_number: whatsappNumber, office_address: officeAddress };
  const none = {
    accounts: configured(config),
    merchants: [],
    examples: exampleContacts(contacts),
    administrator: false,
  };
  return onDatabase<Published>(config, none, async (database) => {
    const accounts = await allAccounts(database.kysely, config.payments.banks);
    return {
      accounts: accounts
        .filter(({ active }) => active)
        .map(({ code, account_number: number }) => ({ code, number })),
      merchants: await activeMerchants(database.kysely),
      examples: exampleContacts({ ...contacts, ...(await storedSettings(database.kysely)) }),
      administrator: await hasAdministrator(database),
    };
  });
}

const settingOf = (code: string) => `BANK_${code.toUpperCase()}_ACCOUNT`;

function accountProblems(accounts: Accounts): Problem[] {
  return accounts
    .filter(({ number }) => isNobodysAccount(number))
    .map(({ code }) => ({
      setting: settingOf(code),
      sentence: `masih nomor contoh milik siapa-siapa; isi dengan nomor rekeningmu, atau ${settingOf(code)}=off bila tidak dipakai`,
    }));
}

/** The demo's QRIS code is not a real merchant. */
const merchantProblems = ({ merchants }: Published): Problem[] =>
  merchants
    .filter(({ payload }) => isNobodysQris(payload))
    .map(({ account, merchant_name }) => ({
      setting: `QRIS (${account})`,
      sentence: `masih kode contoh milik siapa-siapa, "${merchant_name}"; usulkan QRIS-mu sendiri di /admin/qris, atau mulai dari database tanpa data contoh`,
    }));

/** The contacts can be entered after the first start: a warning. */
const contactWarnings = ({ examples }: Published): string[] =>
  examples.map(
    (what) => `${what} masih contoh milik siapa-siapa dan tampil di halaman umum; isi di /admin/pengaturan.`,
  );

const NOBODYS_MAILBOX: Problem = {
  setting: "ADMIN_EMAIL",
  sentence:
    "belum ada; isi dengan alamat surat administrator pertama, ke sana kabar dan tautan password dikirim",
};

/** A normal start queries the database only if the settings alone name no valid account; preflight always does. */
async function receivingProblems(config: Config, thorough: boolean, warn: Warn): Promise<Problem[]> {
  const { hasMailbox } = config.accounts.administrator;
  const mayBeFirst = !hasMailbox && (config.databaseUrl !== undefined || isNew(config));
  if (!thorough && !mayBeFirst && accountProblems(configured(config)).length === 0) return [];
  try {
    const found = await published(config);
    contactWarnings(found).forEach(warn);
    return [
      ...(hasMailbox || found.administrator ? [] : [NOBODYS_MAILBOX]),
      ...accountProblems(found.accounts),
      ...merchantProblems(found),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ setting: "DATABASE_URL", sentence: `rekening tidak dapat dibaca dari database: ${reason}` }];
  }
}

/** Checks that the address is of a server, not only of a pooler, and that the app has the permissions that it needs. */
async function databaseProblems(config: Config, thorough: boolean, note: Warn): Promise<Problem[]> {
  const tellAge = async (database: Database) => note(ageSentence(await readServerAge(database)));
  if (!config.databaseUrl) {
    if (thorough) await onDatabase(config, undefined, tellAge);
    return [];
  }
  const setting = config.databaseDirectUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
  const server = await openServer(config);
  const database = connectDatabase(server.connection, { poolSize: 1, onError: () => {} });
  try {
    const pooled = await connectionProblem(config, database);
    if (pooled) return [{ setting, sentence: pooled }];
    if (thorough) await tellAge(database);
    const sentences = thorough || !(await wasMigrated(database)) ? await databaseTrials(database) : [];
    return sentences.map((sentence) => ({ setting, sentence }));
  } catch (error) {
    const sentence = `database tidak dapat dihubungi: ${reasonOf(error)}`;
    return [{ setting, sentence, ...(mayComeYet(error) && { missing: "database" }) }];
  } finally {
    await database.close();
  }
}

/** Errors of several addresses of one name have a code and no words. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);

/** The identity that the database carries, or the data folder of an installation that has not started yet. */
const identityIn = (config: Config): Promise<Buffer | undefined> =>
  folderIdentity(config.dataDirectory).then((folder) => onDatabase(config, folder, knownIdentity));

/** Whether the data folder, the bucket and the place for backups are those of this database. */
async function ownerProblems(config: Config): Promise<Problem[]> {
  const { dataDirectory, s3 } = config;
  const identity = await identityIn(config);
  const problems: Problem[] = [];
  const folder = await folderIdentity(dataDirectory);
  if (folder && identity && !folder.equals(identity))
    problems.push({
      setting: "DATA_DIR",
      sentence: `folder ${dataDirectory} milik database lain (identitas ${folder.toString("hex", 0, 4)}; database ini ${identity.toString("hex", 0, 4)}); pasangkan dengan databasenya sendiri, atau pilih folder yang kosong`,
    });
  const bucket = s3.bucket && (await bucketIdentity(openBucket(s3.bucket)).catch(() => undefined));
  if (bucket && bucket !== identity?.toString("hex"))
    problems.push({
      setting: "S3_BUCKET",
      sentence: `bucket ${s3.bucket?.bucket} milik database lain (identitas ${bucket.slice(0, 8)}); pasangkan dengan databasenya sendiri, atau pilih bucket yang kosong`,
    });
  const place = backupPlace(config.backup);
  const stranger = place && (await strangerProblem(place, identity).catch(() => undefined));
  if (stranger) problems.push({ setting: "BACKUP_DIR", sentence: stranger });
  return problems;
}

const storageProblems = async ({ s3 }: Config) => (s3.bucket ? bucketProblems(s3.bucket) : []);

/** Backups on the disk of the data are lost with it; the disk meant for them may not be mounted. */
async function isSameDisk({ backup, dataDirectory }: Config): Promise<boolean> {
  const [kept, data] = await Promise.all(
    [backup.folder ?? "", dataDirectory].map((folder) => stat(folder).catch(() => undefined)),
  );
  return kept !== undefined && kept.dev === data?.dev;
}

/** Whether backups can be written. */
async function backupProblems({ backup, s3 }: Config): Promise<Problem[]> {
  const place = backupPlace(backup);
  if (backup.bucket) {
    const tried = backup.bucket.settings.bucket === s3.bucket?.bucket;
    return tried ? [] : bucketProblems(backup.bucket.settings);
  }
  const reason = place && (await placeProblem(place));
  const sentence = `cadangan tidak dapat ditulis ke ${backup.folder} (${reason}); buat foldernya dan izinkan pengguna aplikasi ini menulis di sana`;
  return reason ? [{ setting: "BACKUP_DIR", sentence }] : [];
}

/** Connects and signs in to the mail server, without sending anything. */
const mailProblems = ({ mail }: Config): Promise<Problem[]> =>
  openMail(mail, { info: () => {} })
    .verify()
    .then(
      () => [],
      ({ message }: Error) => [
        {
          setting: "SMTP_URL",
          sentence: `server surat tidak dapat dipakai (${message}); periksa alamat, nama dan sandinya`,
        },
      ],
    );

const line = ({ setting, sentence }: Problem) => `${setting}: ${sentence}.`;
type Warn = (sentence: string) => void;

/**
 * Everything that prevents a start, one sentence each. Starts nothing that stays. A place for backups or a mail server
 * that is down must not keep the site down: it fails preflight (`thorough`), but a start only warns of the first.
 */
export async function startProblems({
  thorough = false,
  warn = (() => {}) as Warn,
  note = (() => {}) as Warn,
  env = undefined as NodeJS.ProcessEnv | undefined,
} = {}): Promise<Problem[]> {
  const { problems, config } = examineSettings(env);
  if (!config) return problems;
  const unreachable = await databaseProblems(config, thorough, note);
  const answers = unreachable.length === 0;
  const accounts = config.production && answers ? await receivingProblems(config, thorough, warn) : [];
  const [storage, backup, owners, mail] = await Promise.all([
    storageProblems(config),
    backupProblems(config),
    thorough && answers ? ownerProblems(config) : [],
    thorough ? mailProblems(config) : [],
  ]);
  if (!thorough) backup.map(line).forEach(warn);
  else if (config.production && (await isSameDisk(config)))
    warn(
      `BACKUP_DIR (${config.backup.folder}) di cakram yang sama dengan DATA_DIR; bila cakram itu rusak, cadangannya ikut hilang.`,
    );
  return [
    ...problems,
    ...accounts,
    ...unreachable,
    ...storage,
    ...(thorough ? [...backup, ...owners] : []),
    ...mail,
  ];
}

export const refusal = (problems: Problem[]): string =>
  ["Belum dapat dijalankan. Perbaiki pengaturan ini, lalu jalankan lagi:", ...problems.map(line)].join(
    "\n- ",
  );
