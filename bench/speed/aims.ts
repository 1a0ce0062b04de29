import type { Contest } from "./compare.ts";
import { logGrowth } from "./figures.ts";
import { ratio, type Sample } from "./measure.ts";

export const MOST_TIMES_BARE_QUERY = 1.3;
/** Of the requests per second. */
export const LEAST_SHARE_OF_RAW_HTTP = { page: 0.8, answer: 0.65 };

export const cpu = (sample: Sample) => sample.cpu;
export const perSecond = (sample: Sample) => sample.perSecond;
/** CPU of the server and, where known, of its database. */
export const wholeCpu = (sample: Sample) =>
  sample.cpu + (Number.isNaN(sample.databaseCpu) ? 0 : sample.databaseCpu);

export interface Verdict {
  timesBareQuery: number | undefined;
  shareOfRawHttp: number;
  /** Relative to the same subject in the smallest catalogue. */
  growth: number | undefined;
  misses: string[];
}

export function judge(contest: Contest, smallest: Contest | undefined): Verdict {
  const { app, rawHttp, bareQuery, subject, rows } = contest;
  const timesBareQuery = bareQuery && ratio(app, bareQuery, cpu);
  const shareOfRawHttp = ratio(app, rawHttp, perSecond);
  const growth = smallest && smallest !== contest ? ratio(app, smallest.app, wholeCpu) : undefined;
  const misses = [];
  if (subject.kind !== "search" && timesBareQuery && timesBareQuery > MOST_TIMES_BARE_QUERY)
    misses.push("bare query");
  const least = LEAST_SHARE_OF_RAW_HTTP[subject.kind === "page" ? "page" : "answer"];
  if (!subject.uncached && shareOfRawHttp < least) misses.push("raw HTTP");
  if (growth && smallest && growth > logGrowth(smallest.rows, rows)) misses.push("growth");
  return { timesBareQuery, shareOfRawHttp, growth, misses };
}
