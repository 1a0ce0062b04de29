import type { Database } from "./database.ts";

const DAY = 24 * 3600_000;

/** The first release of each major version. */
const FIRST: Record<number, string> = {
  15: "2022-10-13",
  16: "2023-09-14",
  17: "2024-09-26",
  18: "2025-09-25",
};
/** Releases between the scheduled ones, of all versions that were supported then. */
const UNSCHEDULED = ["2024-11-21", "2025-02-20", "2026-02-26"];

/** PostgreSQL's schedule: the second Thursday of February, May, August and November. */
function scheduledIn(year: number): string[] {
  return [1, 4, 7, 10].map((month) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    const day = 8 + ((4 - first + 7) % 7);
    return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  });
}

/** The days of a major version's minor releases so far, as far as the schedule and this file know. */
function minorsOf(first: string, today: string): string[] {
  const years = Array.from({ length: 8 }, (_, n) => Number(first.slice(0, 4)) + n);
  return [...years.flatMap(scheduledIn), ...UNSCHEDULED].filter((day) => day > first && day <= today).sort();
}

export interface ServerAge {
  /** 18.4 */
  version: string;
  /** The day of this release; null if it is not known here. */
  released: string | null;
  /** How many releases of the same major version came after it. */
  newer: number;
}

/** How old a server is. Without the internet: minor releases come on a schedule, and nothing else would notice a bundled one. */
export function serverAge(versionNumber: number, now = new Date()): ServerAge {
  const [major, minor] = [Math.floor(versionNumber / 10_000), versionNumber % 10_000];
  const first = FIRST[major];
  const version = `${major}.${minor}`;
  if (first === undefined) return { version, released: null, newer: 0 };
  const minors = minorsOf(first, now.toISOString().slice(0, 10));
  return { version, released: [first, ...minors][minor] ?? null, newer: Math.max(0, minors.length - minor) };
}

export async function readServerAge(database: Database, now = new Date()): Promise<ServerAge> {
  const { rows } = await database.pool.query<{ number: number }>(
    "select current_setting('server_version_num')::int as number",
  );
  return serverAge(rows[0]?.number ?? 0, now);
}

/** One sentence for the operator. */
export function ageSentence({ version, released, newer }: ServerAge, now = new Date()): string {
  if (released === null) return `PostgreSQL ${version}.`;
  const months = Math.floor((now.getTime() - Date.parse(released)) / (30 * DAY));
  const since = `PostgreSQL ${version}, terbit ${released} (${months} bulan lalu)`;
  if (newer === 0) return `${since}, yang terbaru menurut jadwalnya.`;
  return `${since}; menurut jadwalnya sudah ada ${newer} pembaruan sesudahnya, biasanya dengan perbaikan keamanan. Mutakhirkan PostgreSQL-nya; yang bawaan ikut versi aplikasi, jadi pakai DATABASE_URL bila tidak dapat menunggu (docs/deploy.md).`;
}
