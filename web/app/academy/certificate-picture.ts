import type { CheckedCertificate } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";

/** Large enough for chats, in the proportion of the paper. */
const WIDTH = 1600;
const HEIGHT = Math.round(WIDTH / Math.SQRT2);
/** 1 % of the width, the unit of `CertificatePaper`. */
const UNIT = WIDTH / 100;
const ROOM = 82 * UNIT;
const FONT = '"Plus Jakarta Sans Variable", sans-serif';

const GREEN = "#0B7A43";
const DEEP_GREEN = "#0A4F2E";
const GOLD = "#E5A823";
const TEXT = "#1C211E";
const QUIET = "#515952";

interface Line {
  text: string;
  /** In units. */
  size: number;
  /** The vertical middle, in units. */
  y: number;
  weight?: number;
  color?: string;
  left?: number;
}

type Paper = CanvasRenderingContext2D;

/** One line, centred or left-aligned, shrunk to fit. */
function write(paper: Paper, { text, size, y, weight = 400, color = QUIET, left }: Line) {
  const fontOf = (units: number) => `${weight} ${units * UNIT}px ${FONT}`;
  paper.font = fontOf(size);
  paper.font = fontOf(size * Math.min(1, ROOM / paper.measureText(text).width));
  paper.fillStyle = color;
  paper.textAlign = left === undefined ? "center" : "left";
  paper.fillText(text, left === undefined ? WIDTH / 2 : left * UNIT, y * UNIT);
}

function drawFrame(paper: Paper) {
  paper.fillStyle = "#FFFFFF";
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  const edges = [
    { inset: 2.6, width: 4, color: GREEN },
    { inset: 3.8, width: 2, color: GOLD },
  ];
  for (const { inset, width, color } of edges) {
    paper.lineWidth = width;
    paper.strokeStyle = color;
    paper.strokeRect(inset * UNIT, inset * UNIT, WIDTH - 2 * inset * UNIT, HEIGHT - 2 * inset * UNIT);
  }
}

const LEAVES =
  "M30.3 49.2C19.4 48.6 12.8 41.2 12.6 29.8C24 30.4 30.4 37.6 30.3 49.2zM33.7 49.2C44.6 48.6 51.2 41.2 51.4 29.8C40 30.4 33.6 37.6 33.7 49.2z";
const SEED = "M32 11.5C24.2 19.2 23.4 29.6 32 38.4C40.6 29.6 39.8 19.2 32 11.5z";

/** The logo; undefined if it cannot be decoded. */
async function readLogo(): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = "/logo/mark.svg";
  await image.decode().catch(() => undefined);
  return image.naturalWidth > 0 ? image : undefined;
}

/** Not every browser decodes an SVG without a size: then draw the mark as paths. */
function drawLogo(paper: Paper, y: number, logo: HTMLImageElement | undefined) {
  const side = 11 * UNIT;
  if (logo) return paper.drawImage(logo, (WIDTH - side) / 2, y * UNIT, side, side);
  paper.save();
  paper.translate((WIDTH - side) / 2, y * UNIT);
  paper.scale(side / 64, side / 64);
  drawMark(paper);
  paper.restore();
}

function drawMark(paper: Paper) {
  const square = new Path2D();
  square.roundRect(9, 9, 46, 46, 9.5);
  paper.fillStyle = GREEN;
  paper.fill(square);
  paper.save();
  paper.translate(32, 32);
  paper.rotate(Math.PI / 4);
  paper.translate(-32, -32);
  paper.fill(square);
  paper.restore();
  paper.fillStyle = "#FFFFFF";
  paper.fill(new Path2D(LEAVES));
  paper.fillStyle = GOLD;
  paper.fill(new Path2D(SEED));
}

function drawFoot(
  paper: Paper,
  { kind, teacher, issued_on, number, code }: CheckedCertificate,
  siteName: string,
) {
  const day = longDay(issued_on);
  write(paper, { text: teacher || siteName, size: 2.7, y: 56.6, weight: 700, color: TEXT, left: 9 });
  write(paper, {
    text: teacher ? `${kind === "event" ? "Penyelenggara" : "Pengajar"} · ${day}` : day,
    size: 2.4,
    y: 60.1,
    left: 9,
  });
  write(paper, { text: `No. ${number}`, size: 2.4, y: 63.4, left: 9 });
  const side = 15 * UNIT;
  paper.save();
  paper.translate(91 * UNIT - side, 49.9 * UNIT);
  paper.scale(side / code.size, side / code.size);
  paper.fillStyle = "#000000";
  paper.fill(new Path2D(code.path));
  paper.restore();
}

function draw(
  paper: Paper,
  certificate: CheckedCertificate,
  { siteName, logo }: { siteName: string; logo: HTMLImageElement | undefined },
) {
  paper.textBaseline = "middle";
  drawFrame(paper);
  drawLogo(paper, 6.5, logo);
  write(paper, { text: "SERTIFIKAT", size: 5.4, y: 22.4, weight: 800, color: DEEP_GREEN });
  write(paper, { text: "diberikan kepada", size: 2.6, y: 27.4 });
  write(paper, { text: certificate.name, size: 6.2, y: 33.8, weight: 800, color: TEXT });
  paper.fillStyle = GOLD;
  paper.fillRect(24 * UNIT, 38.6 * UNIT, 52 * UNIT, 3);
  write(paper, {
    text: certificate.kind === "event" ? "atas kehadirannya dalam acara" : "telah menyelesaikan kelas",
    size: 2.6,
    y: 42,
  });
  write(paper, { text: certificate.title, size: 3.5, y: 46, weight: 700, color: TEXT });
  drawFoot(paper, certificate, siteName);
}

export async function certificatePicture(certificate: CheckedCertificate, siteName: string): Promise<File> {
  await Promise.all([400, 700, 800].map((weight) => document.fonts.load(`${weight} 16px ${FONT}`)));
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas");
  draw(paper, certificate, { siteName, logo: await readLogo() });
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!png) throw new Error("no picture");
  return new File([png], `sertifikat-${certificate.number}.png`, { type: png.type });
}
