/** Renders demo/pictures from demo/art. Run it by hand after a drawing changed: node scripts/make-demo-pictures.ts [key …] */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makePicture } from "../api/src/platform/files/pictures.ts";

const ART = join(import.meta.dirname, "../demo/art");
const PICTURES = join(import.meta.dirname, "../demo/pictures");

async function draw(key: string): Promise<void> {
  const drawing = await readFile(join(ART, `${key}.svg`));
  const folder = join(PICTURES, key);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of await makePicture(drawing)) await writeFile(join(folder, name), bytes);
}

const asked = process.argv.slice(2);
const drawn = (await readdir(ART)).filter((name) => name.endsWith(".svg")).map((name) => name.slice(0, -4));
for (const key of asked.length > 0 ? asked : drawn) {
  await draw(key);
  process.stdout.write(`${key}\n`);
}
