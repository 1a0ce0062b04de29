// A treasurer sends photographs of a QRIS that cannot be read, one after the other, while readers request pages: `npm run
// bench:qr-photo`. Prints how long the answers take, also relative to a readable photograph, and the share of the quiet rate that
// readers keep; fails beyond the targets.
import { parseArgs } from "node:util";
import sharp from "sharp";
import { connectDatabase } from "../api/src/platform/database/database.ts";
import { drawCode, svgOf } from "../api/src/platform/qr-code.ts";
import { PRINTED } from "../api/src/testing/qris.ts";
import { aTreasurer } from "./rush/treasurer.ts";
import { child, startServer, stopChild } from "./speed/children.ts";
import { median } from "./speed/figures.ts";
import { SLUG } from "./speed/fill.ts";
import { layGround } from "./speed/ground.ts";
import { put, wire } from "./speed/measure.ts";
import { machine } from "./speed/report.ts";
import { page } from "./speed/subjects.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "7" }, seconds: { type: "string", default: "3" } },
});

const MOST_SECONDS = 3;
const LEAST_SHARE_OF_QUIET = 0.7;
const ROWS = 100;
/** Readers, not a flood: on two cores a flood would take the core that the search runs on. */
const CONNECTIONS = 2;
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
const read = (count: number) => put(client, { port: app.port, requests, connections: CONNECTIONS, count });

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
  while (performance.now() < end) await read(500);
  const count = Math.round((2000 / (await read(2000))) * Number(values.seconds));
  const shares: number[] = [];
  const answers: number[] = [];
  const yardstick: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    yardstick.push(await send(authorization, readable, 200));
    const quiet = await read(count);
    const photos = sending(authorization);
    const busy = await read(count);
    answers.push(...(await photos.stop()));
    shares.push(quiet / busy);
    process.stderr.write(
      `round ${round}: ${(count / quiet).toFixed(0)} pages a second in peace, ${(count / busy).toFixed(0)} while photographs are searched\n`,
    );
  }
  const [share, usual] = [median(shares), median(answers)];
  process.stdout.write(
    `${machine()}: a grainy photograph of ${Math.round(grainy.length / 1024)} KB is answered in ${usual.toFixed(2)} s (aim ${MOST_SECONDS} s), ${(usual / median(yardstick)).toFixed(1)} times a readable one; the slowest of ${answers.length} took ${Math.max(...answers).toFixed(2)} s. Readers keep ${(share * 100).toFixed(0)} % of the quiet rate (median of ${rounds}; aim ${LEAST_SHARE_OF_QUIET * 100} %).\n`,
  );
  if (usual > MOST_SECONDS || share < LEAST_SHARE_OF_QUIET) process.exitCode = 1;
} finally {
  await stopChild(client);
  await app.stop();
  await database.close();
  await ground.stop();
}
