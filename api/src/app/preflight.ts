import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { exampleContacts, storedSettings } from "../community/index.ts";
import { activeMerchants, allAccounts, isNobodysAccount, isNobodysQris } from "../payments/index.ts";
import { backupPlace, placeProblem } from "../platform/backup/place.ts";
import type { Problem } from "../platform/config/problem.ts";
import { connectDatabase } from "../platform/database/database.ts";
import { wasMigrated } from "../platform/database/migrate.ts";
import { bucketProblems } from "../platform/files/s3/probe.ts";
import { openMail } from "../platform/mail/mail.ts";
import { openServer } from "./command.ts";
import { type Config, examineSettings } from "./config.ts";
import { connectionProblem } from "./database-problems.ts";
import { locateData } from "./locate-data.ts";

type Accounts = { code: string; number: string }[];

/** What the public is told: where money goes, by bank accounts and QRIS codes, and how to reach us. */
interface Published {
  accounts: Accounts;
  merchants: { account: string; payload: string; merchant_name: string }[];
  /** Contacts that are still those of the example. */
  examples: string[];
}

const configured = ({ payments }: Config): Accounts =>
  Object.entries(payments.banks).flatMap(([code, bank]) => (bank ? [{ code, number: bank.number }] : []));

/** Includes what staff entered; without a database there is none. */
async function published(config: Config): Promise<Published> {
  const { whatsappNumber, officeAddress } = config.community;
  const contacts = { whatsapp_number: whatsappNumber, office_address: officeAddress };
  const none = { accounts: configured(config), merchants: [], examples: exampleContacts(contacts) };
  const place = await locateData(config, () => {});
  const isNew = !place.databaseUrl && !existsSync(resolve(place.dataDirectory, "postgres/cluster"));
  if (isNew) return none;
  const server = await openServer(place);
  const database = connectDatabase(server.connection, { poolSize: 1, onError: () => {} });
  try {
    if (!(await wasMigrated(database))) return none;
    const accounts = await allAccounts(database.kysely, config.payments.banks);
    return {
      accounts: accounts
        .filter(({ active }) => active)
        .map(({ code, account_number: number }) => ({ code, number })),
      merchants: await activeMerchants(database.kysely),
      examples: exampleContacts({ ...contacts, ...(await storedSettings(database.kysely)) }),
    };
  } finally {
    await database.close();
    await server.stop();
  }
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

/** A normal start queries the database only if the settings alone name no valid account; preflight always does. */
async function receivingProblems(config: Config, thorough: boolean, warn: Warn): Promise<Problem[]> {
  if (!thorough && accountProblems(configured(config)).length === 0) return [];
  try {
    const found = await published(config);
    contactWarnings(found).forEach(warn);
    return [...accountProblems(found.accounts), ...merchantProblems(found)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ setting: "DATABASE_URL", sentence: `rekening tidak dapat dibaca dari database: ${reason}` }];
  }
}

/** Checks that the address leads to a server, not only to a pooler. */
async function databaseProblems(config: Config): Promise<Problem[]> {
  if (!config.databaseUrl) return [];
  const setting = config.databaseDirectUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
  const server = await openServer(config);
  const database = connectDatabase(server.connection, { poolSize: 1, onError: () => {} });
  try {
    const sentence = await connectionProblem(config, database);
    return sentence ? [{ setting, sentence }] : [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ setting, sentence: `database tidak dapat dihubungi: ${reason}` }];
  } finally {
    await database.close();
  }
}

const storageProblems = async ({ s3 }: Config) => (s3.bucket ? bucketProblems(s3.bucket) : []);

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
export async function startProblems({ thorough = false, warn = (() => {}) as Warn } = {}): Promise<string[]> {
  const { problems, config } = examineSettings();
  if (!config) return problems.map(line);
  const unreachable = await databaseProblems(config);
  const asked = config.production && unreachable.length === 0;
  const accounts = asked ? await receivingProblems(config, thorough, warn) : [];
  const [storage, backup, mail] = await Promise.all([
    storageProblems(config),
    backupProblems(config),
    thorough ? mailProblems(config) : [],
  ]);
  if (!thorough) backup.map(line).forEach(warn);
  return [...problems, ...accounts, ...unreachable, ...storage, ...(thorough ? backup : []), ...mail].map(
    line,
  );
}

export const refusal = (problems: string[]): string =>
  ["Belum dapat dijalankan. Perbaiki pengaturan ini, lalu jalankan lagi:", ...problems].join("\n- ");
