import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { activeMerchants, allAccounts, isNobodysAccount, isNobodysQris } from "../payments/index.ts";
import type { Problem } from "../platform/config/problem.ts";
import { connectDatabase } from "../platform/database/database.ts";
import { wasMigrated } from "../platform/database/migrate.ts";
import { bucketProblems } from "../platform/files/s3/probe.ts";
import { openServer } from "./command.ts";
import { type Config, examineSettings } from "./config.ts";
import { connectionProblem } from "./database-problems.ts";
import { locateData } from "./locate-data.ts";

type Accounts = { code: string; number: string }[];

/** Where money goes: bank accounts and QRIS codes. */
interface Receiving {
  accounts: Accounts;
  merchants: { account: string; payload: string; merchant_name: string }[];
}

const configured = ({ payments }: Config): Accounts =>
  Object.entries(payments.banks).flatMap(([code, bank]) => (bank ? [{ code, number: bank.number }] : []));

/** Includes accounts that staff entered; without a database there are none. */
async function offered(config: Config): Promise<Receiving> {
  const none = { accounts: configured(config), merchants: [] };
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

/** The demo's QRIS code pays nobody. */
const merchantProblems = ({ merchants }: Receiving): Problem[] =>
  merchants
    .filter(({ payload }) => isNobodysQris(payload))
    .map(({ account, merchant_name }) => ({
      setting: `QRIS (${account})`,
      sentence: `masih kode contoh milik siapa-siapa, "${merchant_name}"; usulkan QRIS-mu sendiri di /admin/qris, atau mulai dari database tanpa data contoh`,
    }));

/** A normal start queries the database only if the settings alone name no valid account; preflight always does. */
async function receivingProblems(config: Config, thorough: boolean): Promise<Problem[]> {
  if (!thorough && accountProblems(configured(config)).length === 0) return [];
  try {
    const receiving = await offered(config);
    return [...accountProblems(receiving.accounts), ...merchantProblems(receiving)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ setting: "DATABASE_URL", sentence: `rekening tidak dapat dibaca dari database: ${reason}` }];
  }
}

/** Checks that the address leads to a server, not only to a pooler. */
async function databaseProblems(config: Config | undefined): Promise<Problem[]> {
  if (!config?.databaseUrl) return [];
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

/** A bucket that holds both files and backups is tested once. */
async function storageProblems(config: Config | undefined): Promise<Problem[]> {
  const used = [config?.s3.bucket, config?.backup.bucket?.settings].filter(
    (settings) => settings !== undefined,
  );
  const buckets = new Map(used.map((settings) => [settings.bucket, settings]));
  return (await Promise.all([...buckets.values()].map(bucketProblems))).flat();
}

/** Everything that prevents a start, one sentence each. Starts nothing that stays. */
export async function startProblems({ thorough = false } = {}): Promise<string[]> {
  const { problems, config } = examineSettings();
  const unreachable = await databaseProblems(config);
  const asked = config?.production && unreachable.length === 0;
  const accounts = asked ? await receivingProblems(config, thorough) : [];
  return [...problems, ...accounts, ...unreachable, ...(await storageProblems(config))].map(
    ({ setting, sentence }) => `${setting}: ${sentence}.`,
  );
}

export const refusal = (problems: string[]): string =>
  ["Belum dapat dijalankan. Perbaiki pengaturan ini, lalu jalankan lagi:", ...problems].join("\n- ");
