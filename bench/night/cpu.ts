import { readdirSync, readFileSync } from "node:fs";

const TICKS = 100;

interface Process {
  parent: number;
  /** Its own, and of children that have ended. */
  ticks: number;
}

function read(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      parent: Number(fields[1]),
      ticks: [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0),
    };
  } catch {
    return undefined;
  }
}

/** CPU seconds of a process and all its descendants, with their threads. NaN if the system does not tell. */
export function cpuOfTree(root: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const all = new Map<number, Process>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const found = read(pid);
    if (found) all.set(Number(pid), found);
  }
  const belongs = (pid: number): boolean =>
    pid === root || (all.has(pid) && belongs(all.get(pid)?.parent ?? 0));
  return [...all].filter(([pid]) => belongs(pid)).reduce((sum, [, { ticks }]) => sum + ticks, 0) / TICKS;
}
