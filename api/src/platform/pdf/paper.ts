import { resolve } from "node:path";
import PDFDocument from "pdfkit";

/** The font of all printed documents, embedded in each PDF. */
export const fontFile = (weight: 500 | 800): string =>
  resolve(import.meta.dirname, `fonts/plus-jakarta-sans-${weight}.ttf`);

export type Doc = InstanceType<typeof PDFDocument>;

export const REGULAR = fontFile(500);
export const HEAVY = fontFile(800);
/** A standard PDF font, which needs no embedding. */
export const MONO = "Courier";
export const MONO_BOLD = "Courier-Bold";

export const INK = {
  green: "#0B7A43",
  deep: "#0A4F2E",
  mist: "#F0F9F3",
  gold: "#E5A823",
  text: "#1C211E",
  quiet: "#515952",
  line: "#E6E2D7",
  dashes: "#8A8D84",
  red: "#B42A22",
} as const;

/** Millimetres to points. */
export const mm = (length: number) => (length * 72) / 25.4;

export const A5 = { width: mm(148), height: mm(210) };
export const A4 = { width: mm(210), height: mm(297) };

/** A document with Indonesian metadata and no page yet. */
export function newPaper(title: string, author: string, subject: string): Doc {
  return new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: "id-ID",
    displayTitle: true,
    tagged: true,
    info: { Title: title, Author: author, Subject: subject },
  });
}

interface Written {
  x: number;
  y: number;
  size: number;
  /** Longer texts wrap. */
  width?: number;
  face?: string;
  color?: string;
  align?: "left" | "right";
  leading?: number;
}

/** Writes text from its upper edge, as a paragraph that screen readers find; returns where the next text may begin. */
export function write(doc: Doc, text: string, at: Written): number {
  const { x, y, size, width, face = REGULAR, color = INK.text, align = "left", leading = 1.35 } = at;
  doc.font(face).fontSize(size).fillColor(color);
  const gap = size * leading - doc.currentLineHeight();
  const room = { align, lineGap: gap, ...(width === undefined ? { lineBreak: false } : { width }) };
  // Positioned by hand: the library's alignment breaks a line that fits exactly.
  const right = align === "right" && width !== undefined && doc.widthOfString(text) <= width;
  const put = () => {
    if (right) doc.text(text, x + width - doc.widthOfString(text), y + gap / 2, { lineBreak: false });
    else doc.text(text, x, y + gap / 2, room);
  };
  doc.addStructure(doc.struct("P", {}, put));
  const height = width === undefined || right ? size * leading : doc.heightOfString(text, room);
  return y + height;
}

const LEAVES = [
  "M30.3 49.2C19.4 48.6 12.8 41.2 12.6 29.8C24 30.4 30.4 37.6 30.3 49.2z",
  "M33.7 49.2C44.6 48.6 51.2 41.2 51.4 29.8C40 30.4 33.6 37.6 33.7 49.2z",
];
const SEED = "M32 11.5C24.2 19.2 23.4 29.6 32 38.4C40.6 29.6 39.8 19.2 32 11.5z";

/** The organisation's logo, or ours, in a square. */
export function drawLogo(doc: Doc, x: number, y: number, size: number, own?: Buffer) {
  if (own) {
    doc.image(own, x, y, { fit: [size, size], align: "center", valign: "center" });
    return;
  }
  // The drawing is 64 wide with a margin of 5 on each side.
  const scale = size / 54;
  doc.save().translate(x - 5 * scale, y - 5 * scale);
  doc.scale(scale);
  doc.roundedRect(9, 9, 46, 46, 9.5).fill(INK.green);
  doc.save().rotate(45, { origin: [32, 32] });
  doc.roundedRect(9, 9, 46, 46, 9.5).fill(INK.green);
  doc.restore();
  for (const leaf of LEAVES) doc.path(leaf).fill("#FFFFFF");
  doc.path(SEED).fill(INK.gold);
  doc.restore();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A light green field with the kawung pattern of our pages: circles whose arcs meet as petals. */
export function kawung(doc: Doc, { x, y, width, height }: Box) {
  const radius = mm(5.4);
  const step = radius * Math.SQRT2;
  doc.save();
  doc.roundedRect(x, y, width, height, mm(3)).clip();
  doc.rect(x, y, width, height).fill(INK.mist);
  doc.lineWidth(1).strokeColor(INK.green).strokeOpacity(0.07);
  for (let row = 0; row * step < height + radius; row++)
    for (let column = 0; column * step < width + radius; column++)
      doc.circle(x + column * step, y + row * step, radius).stroke();
  doc.restore();
}
