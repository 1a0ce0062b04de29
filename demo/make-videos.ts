/**
 * Renders demo/videos: slides drawn by Chromium, joined by ffmpeg. Run it by hand, with both installed, after a text
 * changed: node demo/make-videos.ts [name …]
 */
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { type Slide, videos } from "./content/videos.ts";

const SIZE = { width: 854, height: 480 };
const SECONDS = 6;
const FADE = 0.6;
const FONT = join(import.meta.dirname, "../web/app/ui/fonts/plus-jakarta-sans-latin-wght-normal.woff2");

function page({ heading, lines }: Slide, font: string): string {
  return `<!doctype html><style>
    @font-face { font-family: Jakarta; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
    body { margin: 0; height: 100vh; box-sizing: border-box; padding: 56px 72px; display: flex; flex-direction: column;
      justify-content: center; font: 500 26px/1.5 Jakarta; color: #fff; background: linear-gradient(160deg, #0b6b3c, #084a2b); }
    h1 { font-size: 40px; line-height: 1.2; margin: 0 0 20px; } p { margin: 0 0 8px; color: #d9efe2; }
    i { display: block; width: 72px; height: 6px; border-radius: 3px; background: #e5a823; margin-bottom: 24px; }
  </style><i></i><h1>${heading}</h1>${lines.map((line) => `<p>${line}</p>`).join("")}`;
}

/** Cross-fades between slides. */
function filter(count: number): string {
  const steps = Array.from({ length: count - 1 }, (_, place) => {
    const before = place === 0 ? "[0]" : `[v${place}]`;
    const offset = (place + 1) * (SECONDS - FADE);
    return `${before}[${place + 1}]xfade=transition=fade:duration=${FADE}:offset=${offset}[v${place + 1}]`;
  });
  return [...steps, `[v${count - 1}]format=yuv420p`].join(";");
}

function film(pictures: string[], target: string) {
  const inputs = pictures.flatMap((picture) => [
    "-loop",
    "1",
    "-t",
    String(SECONDS),
    "-r",
    "12",
    "-i",
    picture,
  ]);
  // Main profile, which old phones play too; the index in front, so that it starts before all has arrived.
  const coding = [
    "-c:v",
    "libx264",
    "-profile:v",
    "main",
    "-preset",
    "veryslow",
    "-crf",
    "30",
    "-tune",
    "stillimage",
  ];
  const done = spawnSync(
    "ffmpeg",
    ["-y", "-v", "error", ...inputs, "-filter_complex", filter(pictures.length), ...coding].concat([
      "-map_metadata",
      "-1",
      "-movflags",
      "+faststart",
      target,
    ]),
    { stdio: "inherit" },
  );
  if (done.status !== 0) throw new Error(`ffmpeg could not film ${target}`);
}

const asked = process.argv.slice(2);
const font = (await readFile(FONT)).toString("base64");
const folder = join(import.meta.dirname, "videos");
await mkdir(folder, { recursive: true });
const work = await mkdtemp(join(tmpdir(), "barakah-videos-"));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, slides] of Object.entries(videos)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const tab = await browser.newPage({ viewport: SIZE });
  const pictures: string[] = [];
  for (const [place, slide] of slides.entries()) {
    await tab.setContent(page(slide, font));
    await tab.evaluate(() => document.fonts.ready);
    const picture = join(work, `${name}-${place}.png`);
    await tab.screenshot({ path: picture });
    pictures.push(picture);
  }
  film(pictures, join(folder, name));
  process.stdout.write(`${name}\n`);
}
await browser.close();
await rm(work, { recursive: true, force: true });
