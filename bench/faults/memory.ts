import sharp from "sharp";
import { freePort } from "../../api/src/testing/free-port.ts";
import { mostMemory, newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, donor, give, ready, type Shift } from "./people.ts";
import { found, type Scene } from "./scene.ts";

const MOST_MB = 512;
const DONORS = 32;
const LARGE = 24;

export const memory: Scene = {
  name: `${MOST_MB} MB of memory`,
  async run() {
    const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    // Limits the JavaScript heap; the rest is for pictures and buffers.
    const node = ["--max-old-space-size=192"];
    const app = await startApp({ data: await newFolder(), port: await freePort(), node });
    const { url } = app;
    const slug = await aCampaign(url);
    const shift: Shift = { url, slug, gifts: new Map(), approved: new Set(), over: false };
    const donors = Array.from({ length: DONORS }, (_, n) => donor(shift, `donatur-${n}`));
    const answers = await Promise.all(Array.from({ length: LARGE }, () => give(url, slug, undefined, large)));
    shift.over = true;
    await Promise.all(donors);
    const most = mostMemory(app);
    const truth = await ready(url);
    await stopApp(app);
    const statuses = [...new Set(answers.map(({ status }) => status))].join(", ");
    return [
      found(
        `${LARGE} pictures of 49 megapixels at once were answered with ${statuses}`,
        answers.every(({ status }) => [201, 413, 503].includes(status)),
      ),
      found(`${shift.gifts.size} small gifts were taken beside them`, shift.gifts.size > 0),
      found(
        `the app never had more than ${most} MB, and /readyz said ${truth}`,
        most < MOST_MB && truth === 200,
      ),
    ];
  },
};
