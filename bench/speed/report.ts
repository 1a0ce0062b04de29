import { cpus, totalmem } from "node:os";
import { cpu, judge, LEAST_SHARE_OF_RAW_HTTP, MOST_TIMES_BARE_QUERY, perSecond } from "./aims.ts";
import type { Contest } from "./compare.ts";
import { logGrowth } from "./figures.ts";
import { type Measurement, middle } from "./measure.ts";
import { table } from "./table.ts";

const whole = (figure: number | undefined) =>
  figure === undefined || Number.isNaN(figure) ? "–" : figure.toFixed(0);
const times = (figure: number | undefined) => (figure === undefined ? "–" : figure.toFixed(2));
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

const HEAD = [
  "subject",
  "rows",
  "CPU µs",
  "of bare query",
  "database µs",
  "growth",
  "requests/s",
  "of raw HTTP",
  "bare µs",
  "raw µs",
  "raw req/s",
  "misses",
];

function line(contest: Contest, all: readonly Contest[]): string[] {
  const smallest = all.find(({ subject }) => subject.name === contest.subject.name);
  const { timesBareQuery, shareOfRawHttp, growth, misses } = judge(contest, smallest);
  const of = (runner: Measurement | undefined, figure: typeof cpu) => runner && middle(runner, figure);
  return [
    contest.subject.name,
    String(contest.rows),
    whole(of(contest.app, cpu)),
    times(timesBareQuery),
    whole(of(contest.app, ({ databaseCpu }) => databaseCpu)),
    times(growth),
    whole(of(contest.app, perSecond)),
    percent(shareOfRawHttp),
    whole(of(contest.bareQuery, cpu)),
    whole(of(contest.rawHttp, cpu)),
    whole(of(contest.rawHttp, perSecond)),
    misses.join(", "),
  ];
}

export const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;

export function report(contests: readonly Contest[]): string {
  return table(
    HEAD,
    contests.map((contest) => line(contest, contests)),
  );
}

export function aims(sizes: readonly number[]): string[] {
  const [fewest = 1, most = 1] = [sizes.at(0), sizes.at(-1)];
  return [
    `- list and detail: at most ${MOST_TIMES_BARE_QUERY} times the CPU of the bare query`,
    `- pages: at least ${percent(LEAST_SHARE_OF_RAW_HTTP.page)} of the requests per second of raw HTTP, cached answers ${percent(LEAST_SHARE_OF_RAW_HTTP.answer)}`,
    `- everything: CPU of app and database together grows by at most ${times(logGrowth(fewest, most))} from ${fewest} to ${most} rows`,
  ];
}
