import { setTimeout as delay } from "node:timers/promises";
import type { Part, Problem } from "../platform/config/problem.ts";
import { openWaitingRoom } from "../platform/http/answer-while-starting.ts";

const PAUSE_MS = 5000;
const NAME: Record<Part, string> = { database: "database", storage: "penyimpanan berkas" };

interface Waiting {
  host: string;
  port: number;
  startWaitSeconds: number;
}

const missingIn = (problems: Problem[]) => [...new Set(problems.flatMap(({ missing }) => missing ?? []))];

/** Whether every problem is a part that may come yet: a wrong setting does not get better by waiting. */
const worthWaiting = (problems: Problem[]) =>
  problems.length > 0 && problems.every(({ missing }) => missing !== undefined);

/**
 * A machine that boots may start its database or storage after the app. Looks again until they answer or the time is
 * over, with one line for each try. Returns the problems that are left.
 */
export async function waitForParts(
  look: () => Promise<Problem[]>,
  { startWaitSeconds, ...place }: Waiting,
  tell: (line: string) => void,
): Promise<Problem[]> {
  let problems = await look();
  if (!worthWaiting(problems) || startWaitSeconds === 0) return problems;
  const until = Date.now() + startWaitSeconds * 1000;
  const close = await openWaitingRoom(place, () => missingIn(problems));
  try {
    while (worthWaiting(problems) && Date.now() < until) {
      const names = missingIn(problems).map((part) => NAME[part]);
      const left = Math.ceil((until - Date.now()) / 1000);
      tell(`Menunggu ${names.join(" dan ")}, paling lama ${left} detik lagi: ${problems[0]?.sentence}.`);
      await delay(Math.max(0, Math.min(PAUSE_MS, until - Date.now())));
      problems = await look();
    }
    return problems;
  } finally {
    await close();
  }
}
