// A treasurer sends photographs of a QRIS that cannot be read, one after the other, while readers request pages: `npm run
// bench:qr-photo`. Prints how long the answers take, also relative to a readable photograph, how long readers wait for a page at
// their usual rate, and which share of the largest rate they keep; fails beyond the targets of the first two.
import { parseArgs } from "node:util";
import sharp from "sharp";
import { connectDatabase } from "../api/src/platform/database/database.ts";
import { drawCode, svgOf } from "../api/src/platform/qr-code.ts";
import { PRINTED } from "../api/src/testing/qris.ts";
import { aTreasurer } from "./rush/treasurer.ts";
import { child, startServer, stopChild } from "./speed/children.ts";
import { median, percentile95 } from "./speed/figures.ts";
import { SLUG } from "./speed/fill.ts";
import { layGround } from "./speed/ground.ts";
import { carry, put, wire } from "./speed/measure.ts";
import { machine } from "./speed/report.ts";
import { page } from "./speed/subjects.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "7" }, seconds: { type: "string", default: "3" } },
});

const MOST_SECONDS = 3;
/** Fifty times the readers of a night in Ramadan (`bench/night`). The largest rate is a flood that itself fills both cores. */
const USUAL_RATE = 1000;
const LEAST_SHARE_OF_USUAL = 0.95;
const LONGEST_WAIT_MS = 50;
const ROWS = 100;
const CONNECTIONS = 16;
/** A flood by more connections would also take the core that the search runs on. */
const FLOOD_CONNECTIONS = 2;
const WARM_UP_SECONDS = 8;
const rounds = Number(values.rounds);
const requests = ["/", "/charity", `/kampanye/${SLUG}1`].map((path) => wire(page(path, path)));

const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
const grainy = await sharp({ create: { width: 3000, height: 2250, channels: 3, background: "#888", noise } })
  .jpeg({ quality: 22 })
  .toBuffer();
const readable = await sharp(Buffer.from(svgOf(drawCode(PRINTED))), { density: 400 })
  .resize(1600)
  .jpeg()
  .toBuffer();

const ground = await layGround([ROWS], (text) => process.stderr.write(`${text}\n`));
const url = ground.urls.get(ROWS) ?? "";
const database = connectDatabase(
  { connectionString: url },
  {
    poolSize: 2,
    onError: (error: Error) => {
      throw error;
    },
  },
);
const app = await startServer(
  child("servers/app.ts", {
    DATABASE_URL: url,
    DATA_DIR: ground.directory,
    RATE_LIMIT_PER_MINUTE: "1000000000",
    STAFF_TWO_STEP: "off",
  }),
);
const client = child("load/client.ts");
const flood = (count: number) =>
  put(client, { port: app.port, requests, connections: FLOOD_CONNECTIONS, count });
const usual = (seconds: number) =>
  carry(client, {
    port: app.port,
    requests,
    connections: CONNECTIONS,
    count: seconds * USUAL_RATE,
    perSecond: USUAL_RATE,
  });

/** The seconds until the answer. */
async function send(authorization: string, photo: Buffer, status: number): Promise<number> {
  const body = new FormData();
  body.set("photo", new Blob([Uint8Array.from(photo)], { type: "image/jpeg" }), "qris.jpg");
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${app.port}/api/admin/qris-merchants/read/`, {
    method: "POST",
    headers: { authorization },
    body,
  });
  const said = await answer.text();
  if (answer.status !== status) throw new Error(`${answer.status} ${said}`);
  return (performance.now() - begun) / 1000;
}

/** Sends the grainy photograph again and again until stopped. */
function sending(authorization: string) {
  const answered: number[] = [];
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) answered.push(await send(authorization, grainy, 400));
  })();
  return {
    async stop() {
      isStopped = true;
      await done;
      return answered;
    },
  };
}

try {
  const { authorization } = await aTreasurer(app.port, database);
  const end = performance.now() + WARM_UP_SECONDS * 1000;
  while (performance.now() < end) await flood(500);
  const seconds = Number(values.seconds);
  const count = Math.round((2000 / (await flood(2000))) * seconds);
  const kept: number[] = [];
  const quietWaits: number[] = [];
  const waits: number[] = [];
  const ofFlood: number[] = [];
  const answers: number[] = [];
  const yardstick: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    yardstick.push(await send(authorization, readable, 200));
    quietWaits.push(...(await usual(seconds)).waits);
    const quiet = await flood(count);
    const photos = sending(authorization);
    const busy = await usual(seconds);
    ofFlood.push(quiet / (await flood(count)));
    answers.push(...(await photos.stop()));
    waits.push(...busy.waits);
    kept.push(seconds / busy.seconds);
    process.stderr.write(
      `round ${round}: while photographs are searched ${(USUAL_RATE * (kept.at(-1) ?? 0)).toFixed(0)} of ${USUAL_RATE} pages a second, ${(100 * (ofFlood.at(-1) ?? 0)).toFixed(0)} % of ${(count / quiet).toFixed(0)}\n`,
    );
  }
  const [share, answered, wait] = [median(kept), median(answers), percentile95(waits)];
  process.stdout.write(
    `${machine()}: a grainy photograph of ${Math.round(grainy.length / 1024)} KB is answered in ${answered.toFixed(2)} s (aim ${MOST_SECONDS} s), ${(answered / median(yardstick)).toFixed(1)} times a readable one; the slowest of ${answers.length} took ${Math.max(...answers).toFixed(2)} s.\n` +
      `Readers get ${(share * 100).toFixed(0)} % of ${USUAL_RATE} pages a second (median of ${rounds}; aim ${LEAST_SHARE_OF_USUAL * 100} %), 95 of 100 within ${wait.toFixed(1)} ms (aim ${LONGEST_WAIT_MS} ms), without photographs within ${percentile95(quietWaits).toFixed(1)} ms. Of the largest rate they keep ${(median(ofFlood) * 100).toFixed(0)} %.\n`,
  );
  if (answered > MOST_SECONDS || share < LEAST_SHARE_OF_USUAL || wait > LONGEST_WAIT_MS) process.exitCode = 1;
} finally {
  await stopChild(client);
  await app.stop();
  await database.close();
  await ground.stop();
}
