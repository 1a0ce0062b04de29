import { table } from "../speed/table.ts";
import type { Chore } from "./chores.ts";
import type { Played } from "./play.ts";
import type { OnDisk } from "./sizes-on-disk.ts";

const whole = (figure: number) => figure.toFixed(0);

export function chores(done: readonly Chore[]): string {
  return table(
    ["what", "seconds", "said"],
    done.map(({ name, seconds, said }) => [
      name,
      seconds.toFixed(1),
      said.replaceAll("|", "/").slice(0, 160),
    ]),
  );
}

export function disk({ database, tables }: OnDisk): string {
  const lines = tables.map((one) => [one.name, whole(one.rows), whole(one.table), whole(one.indexes)]);
  return `The database takes ${(database / 1024).toFixed(1)} GB. Its largest tables:\n\n${table(["table", "rows", "MB", "MB of indexes"], lines)}`;
}

const plans = ({ explained, greedy }: Played) =>
  greedy.length === 0
    ? `None of ${explained} explained statements read more than a hundredfold of what it returned.`
    : `Of ${explained} explained statements these read more than a hundredfold of what they returned:\n\n${table(
        ["statement", "times", "read", "returned", "ms", "tables"],
        greedy.map((one) => [
          one.text.replaceAll("|", "/"),
          whole(one.times),
          whole(one.read),
          whole(one.returned),
          one.milliseconds.toFixed(1),
          one.tables.join(", "),
        ]),
      )}`;

const statements = ({ statements: listed }: Played) =>
  `Statements that took most of PostgreSQL's time:\n\n${table(
    ["statement", "calls", "seconds", "ms"],
    listed.map((one) => [
      one.text.replaceAll("|", "/"),
      whole(one.calls),
      one.seconds.toFixed(1),
      one.milliseconds.toFixed(1),
    ]),
  )}`;

/** The report of one night. */
export function night(name: string, played: Played): string {
  const { given, cpu, seconds, jobs } = played;
  const share = (used: number) => `${whole(used)} s (${((100 * used) / seconds).toFixed(0)} % of a core)`;
  const ran = jobs.ran.map((job) => `${job.name} ${(job.milliseconds / 1000).toFixed(1)} s`).join(", ");
  const unverified = Object.entries(played.unverified).map(([state, times]) => `${times} ${state}`);
  return [
    `## ${name}`,
    `${given.begun} gifts in ${whole(seconds)} s; acknowledged: ${given.qris} by QRIS, ${given.transfer} by transfer, ${given.online} online; ${given.held} not begun because 400 were open; ${given.approved} approved by hand. Lost: ${played.lost}. Paid and not verified after a minute: ${unverified.join(", ") || "none"}. Proxy: ${played.proxy}.`,
    played.calls,
    `CPU: app ${share(cpu.app)}, PostgreSQL ${share(cpu.database)}, client and simulators ${share(cpu.client)}. The most overdue job waited ${whole(jobs.latest)} s. Jobs of more than a second (last run): ${ran || "none"}.`,
    statements(played),
    plans(played),
  ].join("\n\n");
}
