import { type Certificate, SITE_NAME } from "@barakah/contract";
import PDFDocument from "pdfkit";
import { drawCode } from "../../payments/index.ts";
import { bytesOf } from "../../platform/pdf/bytes.ts";
import { fontFile } from "../../platform/pdf/fonts.ts";
import { printable } from "../../platform/pdf/printable.ts";

const REGULAR = fontFile(500);
const HEAVY = fontFile(800);

const GREEN = "#0B7A43";
const DEEP_GREEN = "#0A4F2E";
const GOLD = "#E5A823";
const SAND = "#FCFBF8";
const TEXT = "#1C211E";
const QUIET = "#515952";

/** A4 lying down, in points. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 90;
const INNER = WIDTH - 2 * MARGIN;
/** The side of its code. */
const CODE = 92;

type Doc = InstanceType<typeof PDFDocument>;

const LEAVES = [
  "M30.3 49.2C19.4 48.6 12.8 41.2 12.6 29.8C24 30.4 30.4 37.6 30.3 49.2z",
  "M33.7 49.2C44.6 48.6 51.2 41.2 51.4 29.8C40 30.4 33.6 37.6 33.7 49.2z",
];
const SEED = "M32 11.5C24.2 19.2 23.4 29.6 32 38.4C40.6 29.6 39.8 19.2 32 11.5z";

function frame(doc: Doc) {
  doc.rect(0, 0, WIDTH, HEIGHT).fill(SAND);
  doc.lineWidth(3).strokeColor(GREEN);
  doc.rect(26, 26, WIDTH - 52, HEIGHT - 52).stroke();
  doc.lineWidth(0.8).strokeColor(GOLD);
  doc.rect(34, 34, WIDTH - 68, HEIGHT - 68).stroke();
}

function logo(doc: Doc, top: number) {
  doc.save().translate(WIDTH / 2 - 32, top);
  doc.roundedRect(9, 9, 46, 46, 9.5).fill(GREEN);
  doc.save().rotate(45, { origin: [32, 32] });
  doc.roundedRect(9, 9, 46, 46, 9.5).fill(GREEN);
  doc.restore();
  for (const leaf of LEAVES) doc.path(leaf).fill("#FFFFFF");
  doc.path(SEED).fill(GOLD);
  doc.restore();
}

interface Line {
  text: string;
  top: number;
  size: number;
  face?: string;
  color?: string;
  spacing?: number;
}

/** One centred line, made smaller until it fits. */
function line(doc: Doc, { text, top, size, face = REGULAR, color = TEXT, spacing = 0 }: Line) {
  let fitted = size;
  doc.font(face).fontSize(fitted);
  while (doc.widthOfString(text, { characterSpacing: spacing }) > INNER && fitted > 8) doc.fontSize(--fitted);
  const width = doc.widthOfString(text, { characterSpacing: spacing });
  // Placed by hand: the library's own centring breaks a line that is exactly as wide as its room.
  doc.fillColor(color).text(text, (WIDTH - width) / 2, top + (size - fitted) / 2, {
    lineBreak: false,
    characterSpacing: spacing,
  });
}

const longDate = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("id-ID", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

function drawText(doc: Doc, certificate: Certificate, address: string) {
  line(doc, { text: SITE_NAME, top: 126, size: 12, face: HEAVY, color: GREEN, spacing: 1.5 });
  line(doc, { text: "SERTIFIKAT", top: 152, size: 40, face: HEAVY, color: DEEP_GREEN, spacing: 5 });
  line(doc, { text: "diberikan kepada", top: 216, size: 14, color: QUIET });
  line(doc, { text: printable(certificate.name, "Peserta"), top: 244, size: 34, face: HEAVY });
  doc.lineWidth(1.2).strokeColor(GOLD);
  doc
    .moveTo(WIDTH / 2 - 110, 298)
    .lineTo(WIDTH / 2 + 110, 298)
    .stroke();
  line(doc, { text: "yang telah menyelesaikan seluruh materi kelas", top: 314, size: 14, color: QUIET });
  line(doc, { text: printable(certificate.course_title, "-"), top: 342, size: 22, face: HEAVY });
  line(doc, { text: `pada ${longDate(certificate.issued_on)}`, top: 384, size: 14, color: QUIET });
  if (certificate.teacher)
    line(doc, { text: `Pengajar: ${printable(certificate.teacher, "-")}`, top: 424, size: 13, face: HEAVY });
  line(doc, { text: `Nomor ${certificate.number}`, top: 478, size: 12, face: HEAVY });
  line(doc, { text: `Periksa keasliannya di ${address}`, top: 500, size: 10, color: QUIET });
  doc.link(MARGIN, 496, INNER, 18, address);
}

/** Its address once more, for a phone that is held over the paper. */
function code(doc: Doc, address: string) {
  const { path, size } = drawCode(address);
  doc.save().translate(WIDTH - 54 - CODE, HEIGHT - 54 - CODE);
  doc.rect(0, 0, CODE, CODE).fill("#FFFFFF");
  doc
    .scale(CODE / size)
    .path(path)
    .fill("#000000");
  doc.restore();
}

/** The certificate as a PDF of one page, with its typeface inside. */
export function drawCertificate(certificate: Certificate, address: string, mark?: Buffer): Promise<Buffer> {
  const title = `Sertifikat ${certificate.course_title}`;
  const doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    lang: "id-ID",
    displayTitle: true,
    info: { Title: title, Author: SITE_NAME, Subject: certificate.number },
  });
  const done = bytesOf(doc);
  frame(doc);
  if (mark) doc.image(mark, WIDTH / 2 - 27, 61, { fit: [54, 54], align: "center", valign: "center" });
  else logo(doc, 56);
  drawText(doc, certificate, address);
  code(doc, address);
  doc.end();
  return done;
}
