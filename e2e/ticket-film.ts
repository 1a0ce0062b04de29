import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ticket } from "@barakah/contract";
import sharp from "sharp";

/** How a ticket is held in front of a camera. */
export interface Held {
  qr: NonNullable<Ticket["qr"]>;
  /** The side of the code in the picture. */
  side?: number;
  /** Degrees. */
  turned?: number;
  /** How much of the light is left, 1 being all. */
  light?: number;
  /** The radius in pixels by which it is out of focus. */
  blurred?: number;
}

const [WIDTH, HEIGHT] = [640, 480];
/** Chromium shows the pictures of a file 30 times a second. */
const FRAMES = 30;

/** One picture of a phone that shows a ticket, as a camera sees it. */
export function cameraPicture({ qr, side = 260, turned = 0, light = 1, blurred = 0 }: Held) {
  const scale = side / qr.size;
  const paper = `<rect x="-${side / 2 + 20}" y="-${side / 2 + 20}" width="${side + 40}" height="${side + 40}" fill="#fff"/>`;
  const code = `<path transform="translate(-${side / 2} -${side / 2}) scale(${scale})" d="${qr.path}"/>`;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%"
    fill="#4a4f4b"/><g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) rotate(${turned})">${paper}${code}</g></svg>`;
  const picture = sharp(Buffer.from(scene)).flatten().linear(light, 0);
  return (blurred > 0 ? picture.blur(blurred) : picture).jpeg({ quality: 80 });
}

/** A file that Chromium plays as its camera, over and over: each ticket for a second. */
export async function ticketFilm(tickets: readonly Held[]): Promise<string> {
  const pictures = await Promise.all(tickets.map((held) => cameraPicture(held).toBuffer()));
  const file = join(await mkdtemp(join(tmpdir(), "kamera-")), "tiket.mjpeg");
  await writeFile(file, Buffer.concat(pictures.flatMap((picture) => Array(FRAMES).fill(picture))));
  return file;
}
