import { statfs } from "node:fs/promises";
import type { Operations } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract";
import type { BackupPlace } from "../platform/backup/place.ts";
import { openBucket } from "../platform/files/s3/bucket.ts";
import type { S3Config } from "../platform/files/s3/config.ts";
import type { Inspection } from "./queries/inspections.ts";

const DAY = 24 * 3600_000;
const SHOWN_DAYS = 7;

export async function readBackups(place: BackupPlace | undefined, now: Date): Promise<Operations["backup"]> {
  // An unreachable bucket counts as having no backups.
  const backups = (await place?.kept().catch(() => [])) ?? [];
  const [newest] = backups;
  const oldest = backups.at(-1);
  const taken = new Set(backups.map(({ at }) => jakartaDay(at)));
  const days = Array.from({ length: SHOWN_DAYS }, (_, ago) =>
    jakartaDay(new Date(now.getTime() - ago * DAY)),
  );
  return {
    configured: place !== undefined,
    last: newest?.at.toISOString() ?? null,
    bytes: newest?.bytes ?? null,
    days: days.reverse().map((day) => (oldest && day >= jakartaDay(oldest.at) ? taken.has(day) : null)),
    kept: backups.length,
  };
}

const PROBED = "tidak-ada";

/** Probes the bucket with a key that does not exist: an answer means that it can be read. */
export async function readStorage({ bucket }: S3Config): Promise<string | null> {
  if (!bucket) return null;
  return openBucket(bucket)
    .get(PROBED)
    .then(
      () => null,
      (error: Error) => error.message,
    );
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
