import { type Certificate, SITE_NAME } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { bytesOf } from "../platform/pdf/bytes.ts";
import { type Doc, drawLogo, HEAVY, INK, newPaper, REGULAR } from "../platform/pdf/paper.ts";
import { printable } from "../platform/pdf/printable.ts";
import { drawCode } from "../platform/qr-code.ts";

const SAND = "#FCFBF8";

/** A4 landscape, in points. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 90;
const INNER = WIDTH - 2 * MARGIN;
/** Side of the QR code. */
const CODE = 92;

function frame(doc: Doc) {
  doc.rect(0, 0, WIDTH, HEIGHT).fill(SAND);
  doc.lineWidth(3).strokeColor(INK.green);
  doc.rect(26, 26, WIDTH - 52, HEIGHT - 52).stroke();
  doc.lineWidth(0.8).strokeColor(INK.gold);
  doc.rect(34, 34, WIDTH - 68, HEIGHT - 68).stroke();
}

const WORDS = {
  course: { for: "yang telah menyelesaikan seluruh materi kelas", by: "Pengajar" },
  event: { for: "atas kehadirannya dalam acara", by: "Penyelenggara" },
} as const;

interface Line {
  text: string;
  top: number;
  size: number;
  face?: string;
  color?: string;
  spacing?: number;
}

/** One centred line, shrunk until it fits. */
function line(doc: Doc, { text, top, size, face = REGULAR, color = INK.text, spacing = 0 }: Line) {
  let fitted = size;
  doc.font(face).fontSize(fitted);
  while (doc.widthOfString(text, { characterSpacing: spacing }) > INNER && fitted > 8) doc.fontSize(--fitted);
  const width = doc.widthOfString(text, { characterSpacing: spacing });
  // Positioned by hand: the library's centring breaks a line that fits exactly.
  doc.fillColor(color).text(text, (WIDTH - width) / 2, top + (size - fitted) / 2, {
    lineBreak: false,
    characterSpacing: spacing,
  });
}

function drawText(doc: Doc, certificate: Certificate, address: string, issuer: string) {
  line(doc, { text: issuer, top: 126, size: 12, face: HEAVY, color: INK.green, spacing: 1.5 });
  line(doc, { text: "SERTIFIKAT", top: 152, size: 40, face: HEAVY, color: INK.deep, spacing: 5 });
  line(doc, { text: "diberikan kepada", top: 216, size: 14, color: INK.quiet });
  line(doc, { text: printable(certificate.name, "Peserta"), top: 244, size: 34, face: HEAVY });
  doc.lineWidth(1.2).strokeColor(INK.gold);
  doc
    .moveTo(WIDTH / 2 - 110, 298)
    .lineTo(WIDTH / 2 + 110, 298)
    .stroke();
  line(doc, { text: WORDS[certificate.kind].for, top: 314, size: 14, color: INK.quiet });
  line(doc, { text: printable(certificate.title, "-"), top: 342, size: 22, face: HEAVY });
  line(doc, { text: `pada ${longDay(certificate.issued_on)}`, top: 384, size: 14, color: INK.quiet });
  if (certificate.teacher)
    line(doc, {
      text: `${WORDS[certificate.kind].by}: ${printable(certificate.teacher, "-")}`,
      top: 424,
      size: 13,
      face: HEAVY,
    });
  line(doc, { text: `Nomor ${certificate.number}`, top: 478, size: 12, face: HEAVY });
  line(doc, { text: `Periksa keasliannya di ${address}`, top: 500, size: 10, color: INK.quiet });
  doc.link(MARGIN, 496, INNER, 18, address);
}

/** The verification address as a QR code. */
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

/** The certificate as a one-page PDF with embedded fonts. */
export function drawCertificate(
  certificate: Certificate,
  address: string,
  issuer: { name: string; logo: Buffer | undefined },
): Promise<Buffer> {
  const title = `Sertifikat ${certificate.title}`;
  const name = printable(issuer.name, SITE_NAME);
  const doc = newPaper(title, name, certificate.number);
  const done = bytesOf(doc);
  doc.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
  frame(doc);
  drawLogo(doc, WIDTH / 2 - 27, 61, 54, issuer.logo);
  drawText(doc, certificate, address, name);
  code(doc, address);
  doc.end();
  return done;
}
