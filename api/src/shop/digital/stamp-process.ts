import {
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFObject,
  type PDFPage,
  rgb,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { answerOnce } from "../../platform/own-process.ts";
import type { Stamped, ToStamp } from "./stamp.ts";

/** PDF features that run scripts, open addresses or embed files. */
const ACTIVE = ["JS", "JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia"].map((name) =>
  PDFName.of(name),
);

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (!(object instanceof PDFDict)) return object instanceof PDFName && ACTIVE.includes(object);
  return object.entries().some(([name, value]) => ACTIVE.includes(name) || isActive(value));
}

const SIZE = 8;
const [SIDE, FOOT] = [18, 10];

/** The lower left corner of the page as displayed. */
function cornerOf(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  if (angle === 90) return { x: x + width - FOOT, y: y + SIDE, rotate: degrees(90) };
  if (angle === 180) return { x: x + width - SIDE, y: y + height - FOOT, rotate: degrees(180) };
  if (angle === 270) return { x: x + FOOT, y: y + height - SIDE, rotate: degrees(270) };
  return { x: x + SIDE, y: y + FOOT, rotate: degrees(0) };
}

/** On a light background, so that it is readable on dark pages too. */
function mark(page: PDFPage, font: PDFFont, line: string) {
  const at = cornerOf(page);
  const width = font.widthOfTextAtSize(line, SIZE);
  page.drawRectangle({ ...at, width, height: SIZE, color: rgb(1, 1, 1), opacity: 0.8 });
  page.drawText(line, { ...at, size: SIZE, font, color: rgb(0.32, 0.35, 0.32) });
}

async function stamped({ bytes, line }: ToStamp): Promise<Stamped> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  if (doc.isEncrypted) return { problem: "locked" };
  if (doc.context.enumerateIndirectObjects().some(([, object]) => isActive(object)))
    return { problem: "active" };
  const font = await doc.embedFont(StandardFonts.Helvetica);
  const pages = doc.getPages();
  for (const page of pages) mark(page, font, line);
  return { bytes: await doc.save(), pages: pages.length };
}

answerOnce((asked: ToStamp) => stamped(asked).catch((): Stamped => ({ problem: "broken" })));
