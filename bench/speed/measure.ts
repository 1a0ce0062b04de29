import type { ChildProcess } from "node:child_process";
import { heard, type MeasuredServer } from "./children.ts";
import { median } from "./figures.ts";
import type { Carried, Load } from "./load/client.ts";
import { headersOf } from "./recording.ts";
import type { Subject } from "./subjects.ts";

export interface Sample {
  /** CPU microseconds per request of the server's process. */
  cpu: number;
  /** The same for the database; NaN if unknown. */
  databaseCpu: number;
  perSecond: number;
}

/** One server and subject, measured in many short turns, so that noise affects all alike. */
export interface Measurement {
  subject: Subject;
  server: MeasuredServer;
  samples: Sample[];
  /** Requests per turn, determined in the first one. */
  count: number;
}

const CONNECTIONS = 16;
const WARM_UP_TURNS = 4;
const MOST_REQUESTS = 4000;
/** Minimum for the slowest: keeps the database busy, but does not take too long. */
const FEWEST_REQUESTS = 8;

export interface Bench {
  client: ChildProcess;
  databaseCpu: (() => number) | undefined;
  secondsPerTurn: number;
}

export function wire(subject: Subject): string {
  const headers = Object.entries(headersOf(subject)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${subject.path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers.join("")}\r\n`;
}

export async function carry(client: ChildProcess, order: Load): Promise<Carried> {
  client.send(order);
  const answer = await heard<Carried | { error: string }>(client);
  if ("error" in answer) throw new Error(answer.error);
  return answer;
}

/** Returns the seconds it took. */
export const put = async (client: ChildProcess, order: Load): Promise<number> =>
  (await carry(client, order)).seconds;

const load = ({ client }: Bench, { server, subject }: Measurement, count: number) =>
  put(client, { port: server.port, requests: [wire(subject)], connections: CONNECTIONS, count });

/** Lets the JIT compile the hot code, and determines the requests per turn. */
export async function warmUp(bench: Bench, measurement: Measurement): Promise<void> {
  measurement.count = CONNECTIONS;
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) {
    const seconds = await load(bench, measurement, measurement.count);
    const fitting = Math.round((measurement.count / seconds) * bench.secondsPerTurn);
    measurement.count = Math.min(MOST_REQUESTS, Math.max(FEWEST_REQUESTS, fitting));
  }
}

export async function takeToken(bench: Bench, measurement: Measurement): Promise<void> {
  const { server, count } = measurement;
  const databaseBefore = bench.databaseCpu?.() ?? Number.NaN;
  const before = await server.work();
  const seconds = await load(bench, measurement, count);
  const after = await server.work();
  const databaseAfter = bench.databaseCpu?.() ?? Number.NaN;
  measurement.samples.push({
    cpu: (after.all - before.all) / count,
    databaseCpu: (databaseAfter - databaseBefore) / count,
    perSecond: count / seconds,
  });
}

/** The median of a figure over all rounds. */
export const middle = ({ samples }: Measurement, figure: (sample: Sample) => number) =>
  median(samples.map(figure));

/** The median of the rounds' ratios: both turns of a round had the same noise. */
export function ratio(one: Measurement, other: Measurement, figure: (sample: Sample) => number): number {
  return median(one.samples.map((sample, round) => figure(sample) / figure(other.samples[round] ?? sample)));
}
