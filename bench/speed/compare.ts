import { child, type MeasuredServer, startServer, stopChild } from "./children.ts";
import type { Ground } from "./ground.ts";
import { type Bench, type Measurement, takeToken, warmUp } from "./measure.ts";
import { type Recording, record } from "./recording.ts";
import { type Subject, subjects } from "./subjects.ts";

/** The app and its reference servers on one subject, with a catalogue of this size. */
export interface Contest {
  rows: number;
  subject: Subject;
  app: Measurement;
  rawHttp: Measurement;
  bareQuery: Measurement | undefined;
}

const measurement = (subject: Subject, server: MeasuredServer): Measurement => ({
  subject,
  server,
  samples: [],
  count: 0,
});

/** Starts the app and its reference servers over the catalogue of one size. */
async function contestsOf(ground: Ground, rows: number, wanted: RegExp) {
  const env = {
    DATABASE_URL: ground.urls.get(rows) ?? "",
    DATA_DIR: ground.directory,
    RATE_LIMIT_PER_MINUTE: "1000000000",
    CONTENT_CACHE_SECONDS: "3600",
    BENCH_ROWS: String(rows),
  };
  const app = await startServer(child("servers/app.ts", env));
  const forgetful = await startServer(child("servers/app.ts", { ...env, CONTENT_CACHE_SECONDS: "0" }));
  const bareQuery = await startServer(child("servers/bare-query.ts", env));
  const rawChild = child("servers/raw-http.ts");

  const shown: { subject: Subject; recording: Recording }[] = [];
  for (const subject of subjects(rows).filter(({ name }) => wanted.test(name))) {
    const recording = await record(app.port, subject);
    if (recording) shown.push({ subject, recording });
  }
  rawChild.send(shown.map(({ recording }) => recording));
  const rawHttp = await startServer(rawChild);

  const contests: Contest[] = shown.map(({ subject }) => ({
    rows,
    subject,
    app: measurement(subject, subject.uncached ? forgetful : app),
    rawHttp: measurement(subject, rawHttp),
    bareQuery: subject.query && measurement(subject, bareQuery),
  }));
  return {
    contests,
    stop: () => Promise.all([app, forgetful, bareQuery, rawHttp].map((server) => server.stop())),
  };
}

const runners = ({ app, rawHttp, bareQuery }: Contest) => [app, rawHttp, ...(bareQuery ? [bareQuery] : [])];

/** All sizes and servers alternate, so that ratios hold on a noisy machine. */
export async function compare(
  ground: Ground,
  options: { rounds: number; secondsPerTurn: number; wanted: RegExp; say: (text: string) => void },
): Promise<Contest[]> {
  const { rounds, secondsPerTurn, wanted, say } = options;
  const grounds = [];
  for (const rows of ground.urls.keys()) grounds.push(await contestsOf(ground, rows, wanted));
  // Sizes of one subject are measured side by side: their ratio is the growth.
  const bySubject = Object.groupBy(
    grounds.flatMap((one) => one.contests),
    ({ subject }) => subject.name,
  );
  const contests = Object.values(bySubject).flatMap((sizes) => sizes ?? []);
  const client = child("load/client.ts");
  const bench: Bench = { client, databaseCpu: ground.databaseCpu, secondsPerTurn };

  say("warming up");
  for (const contest of contests) for (const runner of runners(contest)) await warmUp(bench, runner);
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`);
    for (const contest of contests) for (const runner of runners(contest)) await takeToken(bench, runner);
  }
  await stopChild(client);
  for (const { stop } of grounds) await stop();
  return contests;
}
