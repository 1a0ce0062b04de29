import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { yesterday } from "../../api/src/ledger/seal/days.ts";
import { sealThrough } from "../../api/src/ledger/seal/make-seals.ts";
import { connectDatabase } from "../../api/src/platform/database/database.ts";
import { headersOf } from "./staff.ts";
import { type Ground, setStage, settingsOn } from "./stage.ts";

const PROJECT = resolve(import.meta.dirname, "../..");

/** Something that is done in the night or on the first of the month, alone on the machine. */
export interface Chore {
  name: string;
  seconds: number;
  /** The last line that it said, or how much it sent. */
  said: string;
}

async function timed(name: string, work: () => Promise<string>): Promise<Chore> {
  const begun = performance.now();
  const said = await work().catch((error: Error) => `failed: ${error.message}`);
  const seconds = (performance.now() - begun) / 1000;
  process.stderr.write(`${name}: ${seconds.toFixed(1)} s, ${said}\n`);
  return { name, seconds, said };
}

/** A command of the operator, as `npm run` starts it. */
async function command(file: string, env: Record<string, string>, ...given: string[]): Promise<string> {
  const child = spawn(process.execPath, [join("api/src", file), ...given], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  const lines = (output + errors).trim().split("\n");
  return code === 0 ? (lines[0] ?? "") : `ended with ${code}: ${lines.slice(0, 5).join(" / ")}`;
}

/** Every day from the first posting on: an app that runs has only yesterday to seal. */
export const seal = (ground: Ground) =>
  timed("seals of three years", async () => {
    const database = connectDatabase(
      { connectionString: ground.url },
      { poolSize: 2, onError: () => undefined },
    );
    try {
      await sealThrough(database, yesterday());
      const [row] = await ground.query<{ days: number; postings: number }>(
        "select count(*)::int as days, sum(postings)::int as postings from seal",
      );
      return `${row?.days} days, ${row?.postings} postings`;
    } finally {
      await database.close();
    }
  });

export const doctor = (ground: Ground) =>
  timed("doctor", () => command("doctor.ts", { ...settingsOn(ground), BACKUP_DIR: "off" }));

export const backup = async (ground: Ground) => {
  await rm(join(ground.folder, "backups"), { recursive: true, force: true });
  return timed("backup", () => command("backup.ts", settingsOn(ground)));
};

/** Into another database of the same server, with the doctor at the end. */
export async function restore(ground: Ground): Promise<Chore> {
  const settings = settingsOn(ground);
  const folder = join(ground.folder, "restored");
  await mkdir(folder, { recursive: true });
  const url = new URL(ground.url);
  url.pathname = "/restored";
  await ground.query("drop database if exists restored");
  await ground.query("create database restored");
  const [file = ""] = (await readdir(join(ground.folder, "backups"))).filter((name) =>
    name.includes("barakah"),
  );
  const done = await timed("restore with its doctor", () =>
    command("restore.ts", { ...settings, DATABASE_URL: url.href, DATA_DIR: folder }, file),
  );
  await ground.query("drop database restored with (force)");
  await rm(folder, { recursive: true, force: true });
  return done;
}

const MONTH = () => {
  const now = new Date(Date.now() - 20 * 24 * 3600_000);
  return now.toISOString().slice(0, 7);
};

const downloads = (): [name: string, path: string][] => [
  ["export of gifts", "/api/admin/exports/donations/"],
  ["export of orders", "/api/admin/exports/orders/"],
  ["export of members", "/api/admin/exports/members/"],
  ["export of the ledger", "/api/admin/exports/ledger/"],
  ["accountants' books of a month", `/api/admin/accounting/books/?period=${MONTH()}`],
  ["monthly report", `/api/transparency/reports/${MONTH()}/`],
  ["monthly report as PDF", `/api/transparency/reports/${MONTH()}/pdf/`],
  ["report of a year", `/api/transparency/reports/${MONTH().slice(0, 4)}/`],
  ["checks before a month is closed", "/api/admin/periods/"],
  ["statements of a year", `/api/admin/statements-of/${MONTH().slice(0, 4)}/`],
  ["staff's today", "/api/admin/today/"],
  ["staff's figures of 90 days", "/api/admin/dashboard/?days=90"],
  ["balances of all accounts", "/api/admin/books/accounts/"],
  ["agreement with the banks", "/api/admin/books/banks/"],
];

async function download(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(900_000) });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  return `${answer.status}, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** What staff and the public download, one after the other, from an otherwise idle app. */
export async function papers(ground: Ground): Promise<Chore[]> {
  const stage = await setStage(ground, 1);
  try {
    const headers = await headersOf(stage.url, "bendahara");
    const done: Chore[] = [];
    for (const [name, path] of downloads())
      done.push(await timed(name, () => download(`${stage.url}${path}`, headers)));
    return done;
  } finally {
    await stage.close();
  }
}
