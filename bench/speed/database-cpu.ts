import { readdirSync, readFileSync } from "node:fs";
import type { Database } from "../../api/src/platform/database/database.ts";

const CLOCK_TICKS = 100;

/** Fields of /proc/<pid>/stat after the name, which may contain spaces. */
function statFields(pid: string | number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

const parentOf = (pid: string) => Number(statFields(pid)[1]);

function childrenOf(parent: number): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && parentOf(pid) === parent;
    } catch {
      return false;
    }
  });
}

/** CPU time in nanoseconds. A process that has ended is included in its parent's sum. */
function nanosecondsOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);
  } catch {
    return 0;
  }
}

/** CPU time of the whole database server in microseconds; undefined if the system does not provide it. */
export async function databaseCpu(database: Database): Promise<(() => number) | undefined> {
  if (process.platform !== "linux") return undefined;
  const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = parentOf(String(rows[0]?.pid));
  return () => {
    const ended = statFields(postmaster);
    const endedTicks = Number(ended[13]) + Number(ended[14]);
    const alive = childrenOf(postmaster).reduce((sum, pid) => sum + nanosecondsOf(pid), 0);
    return alive / 1000 + (endedTicks * 1_000_000) / CLOCK_TICKS;
  };
}
