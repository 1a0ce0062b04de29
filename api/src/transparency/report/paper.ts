import PDFDocument from "pdfkit";
import { bytesOf } from "../../platform/pdf/bytes.ts";
import { fontFile } from "../../platform/pdf/paper.ts";
import { printable } from "../../platform/pdf/printable.ts";

const REGULAR = fontFile(500);
const HEAVY = fontFile(800);
export const INK = {
  green: "#0B7A43",
  text: "#1C211E",
  quiet: "#515952",
  line: "#D3CEC0",
  well: "#F7F5EF",
} as const;

/** A4, in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;
const BOTTOM = HEIGHT - 74;
export const INNER = WIDTH - 2 * MARGIN;

type Doc = InstanceType<typeof PDFDocument>;

interface Words {
  size?: number;
  heavy?: boolean;
  color?: string;
  align?: "left" | "right";
}

/** A table column: its width as a part of the page, and its alignment. */
export interface Column {
  title: string;
  part: number;
  right?: boolean;
}

/** Writes from top to bottom, with page breaks. */
export function openPaper(title: string, subject: string, author: string) {
  const doc: Doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    bufferPages: true,
    lang: "id-ID",
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject },
  });
  const done = bytesOf(doc);
  let y = MARGIN;

  const face = ({ size = 10, heavy = false, color = INK.text }: Words) =>
    doc
      .font(heavy ? HEAVY : REGULAR)
      .fontSize(size)
      .fillColor(color);
  // The font's spaces are tight.
  const spaced = ({ size = 10 }: Words) => ({ wordSpacing: size * 0.08 });
  const heightOf = (text: string, width: number, words: Words) =>
    face(words).heightOfString(text, { width, ...spaced(words) });
  const room = (height: number) => {
    if (y + height <= BOTTOM) return;
    doc.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
    y = MARGIN;
  };
  const put = (text: string, x: number, width: number, words: Words) =>
    face(words).text(text, x, y, { width, align: words.align ?? "left", ...spaced(words) });

  const paper = {
    gap(points: number) {
      y += points;
    },
    /** A paragraph of full width. */
    say(text: string, words: Words = {}) {
      const shown = printable(text, "-");
      const height = heightOf(shown, INNER, words);
      room(height);
      put(shown, MARGIN, INNER, words);
      y += height + 3;
    },
    rule(color: string = INK.line, weight = 0.7) {
      doc.lineWidth(weight).strokeColor(color);
      doc
        .moveTo(MARGIN, y)
        .lineTo(WIDTH - MARGIN, y)
        .stroke();
    },
    /** One row of cells, as high as the highest. */
    row(columns: readonly Column[], cells: readonly string[], words: Words = {}) {
      const texts = cells.map((cell) => (cell === "" ? "" : printable(cell, "-")));
      const widths = columns.map(({ part }) => part * INNER);
      const height = Math.max(...texts.map((text, at) => heightOf(text, (widths[at] ?? 0) - 6, words)));
      room(height + 9);
      y += 5;
      let x = MARGIN;
      for (const [at, { right }] of columns.entries()) {
        const width = widths[at] ?? 0;
        put(texts[at] ?? "", right ? x + 6 : x, width - 6, { ...words, align: right ? "right" : "left" });
        x += width;
      }
      y += height + 4;
    },
    /** Keeps the next lines together. */
    keep: room,
    /** Writes the footers, once the number of pages is known. */
    end(footer: readonly string[]): Promise<Buffer> {
      const { count } = doc.bufferedPageRange();
      for (let at = 0; at < count; at += 1) {
        doc.switchToPage(at);
        y = HEIGHT - 60;
        paper.rule();
        y += 6;
        for (const line of footer) {
          put(line, MARGIN, INNER - 70, { size: 7, color: INK.quiet });
          y += 10;
        }
        y = HEIGHT - 54;
        put(`${at + 1} / ${count}`, WIDTH - MARGIN - 60, 60, { size: 7, color: INK.quiet, align: "right" });
      }
      doc.end();
      return done;
    },
  };
  return paper;
}
export type Paper = ReturnType<typeof openPaper>;
