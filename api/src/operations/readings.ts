import { statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Operations } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract";
import type { BackupConfig } from "../platform/backup/config.ts";
import { identityOf, ownBackups, strangerProblem } from "../platform/backup/own-backups.ts";
import { type BackupPlace, backupPlace, type KeptBackup, placeProblem } from "../platform/backup/place.ts";
import type { Database } from "../platform/database/database.ts";
import { openBucket } from "../platform/files/s3/bucket.ts";
import type { S3Config } from "../platform/files/s3/config.ts";
import type { Inspection } from "./queries/inspections.ts";

const DAY = 24 * 3600_000;
const SHOWN_DAYS = 7;

/** What the places outside this machine's memory tell; each may hang. */
interface Places {
  backups: KeptBackup[];
  /** Backups whose name is of a later time than now. */
  future: string[];
  /** Why backups cannot be listed or written there; null if they can. */
  backupProblem: string | null;
  /** Why the bucket of uploads cannot be read; null if it can, or if there is none. */
  storage: string | null;
}

type Kept = Pick<Places, "backups" | "future" | "backupProblem">;

async function keptIn(place: BackupPlace | undefined, database: Database): Promise<Kept> {
  if (!place) return { backups: [], future: [], backupProblem: null };
  try {
    const { backups, future } = await ownBackups(place, database);
    const stranger = await strangerProblem(place, await identityOf(database));
    // Nothing there yet: find out now whether the first backup could be written.
    const problem = stranger ?? (backups.length === 0 ? await placeProblem(place) : undefined);
    return { backups, future: future.map(({ name }) => name), backupProblem: problem ?? null };
  } catch (error) {
    const backupProblem = error instanceof Error ? error.message : String(error);
    return { backups: [], future: [], backupProblem };
  }
}

/** Probes the bucket with a key that does not exist: an answer means that it can be read. */
export async function readStorage({ bucket }: S3Config): Promise<string | null> {
  if (!bucket) return null;
  return openBucket(bucket)
    .get("tidak-ada")
    .then(
      () => null,
      (error: Error) => error.message,
    );
}

const SOON_MS = 1000;
const NO_ANSWER = "belum menjawab";

/** Readings that never keep a page waiting. Concurrent readers share one look. */
export function watchPlaces({
  backup,
  s3,
  database,
}: {
  backup: BackupConfig;
  s3: S3Config;
  database: Database;
}) {
  const place = backupPlace(backup);
  let known: Places | undefined;
  let looking: Promise<Places> | undefined;
  const look = async () => {
    const [kept, storage] = await Promise.all([keptIn(place, database), readStorage(s3)]);
    known = { ...kept, storage };
    return known;
  };
  const read = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const late = (): Places => ({
    backups: known?.backups ?? [],
    future: known?.future ?? [],
    backupProblem: backup.bucket ? NO_ANSWER : (known?.backupProblem ?? null),
    storage: s3.bucket ? NO_ANSWER : null,
  });
  return {
    configured: place !== undefined,
    read,
    /** What was known before, if there is no answer in time. */
    async readSoon(milliseconds = SOON_MS): Promise<Places> {
      const answered = new AbortController();
      const waited = delay(milliseconds, undefined, { signal: answered.signal }).then(late, late);
      return Promise.race([read(), waited]).finally(() => answered.abort());
    },
  };
}
export type WatchedPlaces = ReturnType<typeof watchPlaces>;

export function backupReading(
  configured: boolean,
  { backups, backupProblem }: Places,
  now: Date,
): Operations["backup"] {
  const [newest] = backups;
  const oldest = backups.at(-1);
  const taken = new Set(backups.map(({ at }) => jakartaDay(at)));
  const days = Array.from({ length: SHOWN_DAYS }, (_, ago) =>
    jakartaDay(new Date(now.getTime() - ago * DAY)),
  );
  return {
    configured,
    problem: backupProblem,
    last: newest?.at.toISOString() ?? null,
    bytes: newest?.bytes ?? null,
    days: days.reverse().map((day) => (oldest && day >= jakartaDay(oldest.at) ? taken.has(day) : null)),
    kept: backups.length,
  };
}

export async function readDisk(folder: string): Promise<{ used_bytes: number; total_bytes: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { used_bytes: (blocks - bavail) * bsize, total_bytes: blocks * bsize };
}

/** Extrapolated from the last nights; null if there are too few, or the disk does not fill. */
export function daysLeft(
  { used_bytes, total_bytes }: { used_bytes: number; total_bytes: number },
  nights: readonly Inspection[],
  now: Date,
): number | null {
  const first = nights.findLast(({ figures }) => figures.usedBytes !== undefined);
  if (!first?.figures.usedBytes) return null;
  const days = (now.getTime() - Date.parse(first.at)) / DAY;
  const grown = used_bytes - first.figures.usedBytes;
  if (days < 2 || grown <= 0) return null;
  return Math.round((total_bytes - used_bytes) / (grown / days));
}
