// CPU of all versions of an uploaded picture, relative to its JPEGs alone, in alternating rounds: `npm run bench:pictures`. Fails
// beyond the target.
import { randomBytes } from "node:crypto";
import { PICTURE_WIDTHS } from "@barakah/contract/platform/pictures";
import sharp from "sharp";
import { makePicture } from "../api/src/platform/files/pictures.ts";
import { median } from "./speed/figures.ts";
import { machine } from "./speed/report.ts";

/** It is about 6 times; with AVIF's default effort it would be about 20. */
const MOST_TIMES = 12;
const ROUNDS = 7;
const [width, height] = [400, 860];

const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  .blur(3)
  .png()
  .toBuffer();

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

async function makeJpegs() {
  for (const side of PICTURE_WIDTHS)
    await sharp(photo)
      .resize({ width: side, withoutEnlargement: true })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
}

const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const all = await cpuOf(() => makePicture(photo));
  times.push(all / (await cpuOf(makeJpegs)));
}
const found = median(times);
process.stdout.write(`${machine()}: all versions take ${found.toFixed(1)} times the CPU of the JPEGs\n`);
if (found > MOST_TIMES) process.exitCode = 1;
