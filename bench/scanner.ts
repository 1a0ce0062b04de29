// What the verdict about a ticket costs beside decoding its picture, in a browser: `npm run bench:scanner`. Fails beyond the
// target. The time from picture to verdict is printed too; it depends on the machine.
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { ticketText } from "@barakah/contract";
import { chromium } from "playwright-core";
import { build } from "vite";
import { drawCode } from "../api/src/platform/qr-code.ts";
import { cameraPicture, type Held } from "../e2e/ticket-film.ts";
import { findHeadless } from "../scripts/prepare/chromium.mjs";
import { median } from "./speed/figures.ts";
import { machine } from "./speed/report.ts";

const MOST_TIMES_DECODING = 1.5;
const ROUNDS = 60;
const EVENT = 7;
/** A large hall, of which half have come. */
const TICKETS = 5000;
const CODE = "K7MQ4TXD";

const HELD: Record<string, Omit<Held, "qr">> = {
  straight: {},
  turned: { turned: 33 },
  dim: { light: 0.25 },
  small: { side: 150 },
  blurred: { blurred: 1.6 },
};

const hashOf = (code: string) =>
  createHash("sha256").update(ticketText(EVENT, code)).digest("base64url").slice(0, 16);

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const signature = sign(null, Buffer.from(ticketText(EVENT, CODE)), privateKey).toString("base64url");
const text = `${ticketText(EVENT, CODE)}:${signature}`;
const qr = { text, ...drawCode(text) };

const ticket = (hash: string) => ({
  ...{
    hash,
    name: "Rina A. R.",
    type: "Reguler",
    extras: [],
    state: "valid",
    due: 0,
    entered: null,
    done: [],
  },
});
const list = {
  event: { id: EVENT },
  public_key: publicKey.export({ format: "jwk" }).x,
  ...{ may: "scan", other_events: [], sessions: [], ticket_types: [], made_at: "", plain_page: null },
  tickets: [
    ...Array.from({ length: TICKETS - 1 }, (_, nth) => ticket(hashOf(`X${nth}`))),
    ticket(hashOf(CODE)),
  ],
};
const scans = Array.from({ length: TICKETS / 2 }, (_, nth) => ({
  ...{
    id: String(nth),
    slug: "",
    code: "",
    hash: hashOf(`X${nth}`),
    name: "",
    kind: "enter",
    session_id: null,
    at: "",
  },
}));

async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "esnext",
      lib: { entry: resolve(import.meta.dirname, "scanner/page.ts"), formats: ["es"], fileName: "page" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output[0].code;
}

async function serve() {
  const wasm = createRequire(resolve(import.meta.dirname, "../web/package.json")).resolve(
    "zxing-wasm/reader/zxing_reader.wasm",
  );
  const files = new Map<string, [type: string, bytes: string | Buffer]>([
    ["/", ["text/html", '<!doctype html><script type="module" src="/page.js"></script>']],
    ["/page.js", ["text/javascript", await pageScript()]],
    ["/reader.wasm", ["application/wasm", await readFile(wasm)]],
  ]);
  for (const [name, held] of Object.entries(HELD))
    files.set(`/${name}.jpg`, ["image/jpeg", await cameraPicture({ qr, ...held }).toBuffer()]);
  const server = createServer((request, answer) => {
    const [type, bytes] = files.get(request.url ?? "") ?? ["text/plain", ""];
    answer.setHeader("content-type", type).end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

interface Measuring {
  measure(
    address: string,
    list: object,
    scans: object[],
    rounds: number,
  ): Promise<{ bare: number[]; whole: number[] }>;
}

const server = await serve();
const browser = await chromium.launch({
  executablePath: findHeadless(resolve(import.meta.dirname, "..")),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => "measure" in globalThis);
  process.stdout.write(`${machine()}; medians of ${ROUNDS} rounds, ${TICKETS} tickets.\n\n`);
  process.stdout.write(
    "| picture | decoding ms | with the verdict ms | ratio |\n| --- | ---: | ---: | ---: |\n",
  );
  for (const name of Object.keys(HELD)) {
    const { bare, whole } = await page.evaluate(
      ([picture, known, done, rounds]) =>
        (globalThis as unknown as Measuring).measure(picture, known, done, rounds),
      [`/${name}.jpg`, list, scans, ROUNDS] as const,
    );
    const ratio = median(whole.map((time, round) => time / (bare[round] ?? time)));
    const figures = [median(bare).toFixed(1), median(whole).toFixed(1), ratio.toFixed(2)];
    process.stdout.write(`| ${name} | ${figures.join(" | ")} |\n`);
    if (ratio > MOST_TIMES_DECODING) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
