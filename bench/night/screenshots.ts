import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const SCREEN = { width: 1080, height: 2340 };
const DRAWN = { width: SCREEN.width / 4, height: SCREEN.height / 4 };

/** A picture as large as a phone's screenshot, each time a different one. */
async function draw() {
  const drawn = await sharp(randomBytes(63), { raw: { width: 3, height: 7, channels: 3 } })
    .resize({ ...DRAWN, kernel: "cubic", fit: "fill" })
    .raw()
    .toBuffer();
  return sharp(drawn, { raw: { ...DRAWN, channels: 3 } })
    .resize({ ...SCREEN, kernel: "nearest", fit: "fill" })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Drawn before the night begins: phones do not use the processors of the app. */
export async function drawScreenshots(folder: string, number: number): Promise<() => Promise<Buffer>> {
  const below = join(folder, "screenshots");
  await mkdir(below, { recursive: true });
  const file = (nth: number) => join(below, `${nth}.jpg`);
  for (let nth = 0; nth < number; nth++) await writeFile(file(nth), await draw());
  let given = 0;
  return () => (given < number ? readFile(file(given++)) : draw());
}
