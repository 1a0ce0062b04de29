import { type GivingStatement, jakartaDay, rupiahInWords } from "@barakah/contract";
import type { Issuer } from "../../platform/database/columns.ts";
import { bytesOf } from "../../platform/pdf/bytes.ts";
import { A4, type Doc, HEAVY, INK, mm, newPaper, write } from "../../platform/pdf/paper.ts";
import { printable } from "../../platform/pdf/printable.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { numericDay } from "./days.ts";
import { letterhead } from "./letterhead.ts";

const LEFT = mm(20);
const WIDTH = A4.width - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
const BOTTOM = A4.height - mm(24);
/** Left edges; the amount is aligned to the right. */
const COLUMNS = { day: 0, programme: mm(24), number: mm(92) };

function newPage(doc: Doc, origin: string, page: number): number {
  doc.addPage({ size: [A4.width, A4.height], margin: 0 });
  doc.rect(0, 0, A4.width, mm(3)).fill(INK.green);
  const foot = { x: LEFT, y: A4.height - mm(16), size: 7.4, color: INK.quiet } as const;
  const site = origin.replace(/^https?:\/\//, "");
  write(
    doc,
    `Setiap tanda terima dapat diperiksa di ${site}/bukti. Dicetak ${numericDay(jakartaDay())}.`,
    foot,
  );
  write(doc, `Halaman ${page}`, { ...foot, width: WIDTH, align: "right" });
  return mm(14);
}

type WithLogo = Issuer & { logo: Buffer | undefined };

const head = (doc: Doc, issuer: WithLogo, top: number) =>
  letterhead(doc, issuer, {
    ...{ left: LEFT, right: RIGHT, top },
    ...{ logo: issuer.logo, logoSize: mm(14), indent: mm(19), sizes: [13, 8.4] },
  });

function summary(doc: Doc, statement: GivingStatement, top: number): number {
  const { year, name, from, to, total } = statement;
  let y = write(doc, "Pernyataan Pemberian", {
    x: LEFT,
    y: top + mm(6),
    size: 23,
    face: HEAVY,
    color: INK.deep,
  });
  y = write(doc, printable(name, "-"), { x: LEFT, y: y + mm(1), size: 12, face: HEAVY, width: WIDTH });
  const span = `Tahun ${year} · ${numericDay(from)} sampai ${numericDay(to)}`;
  y = write(doc, span, { x: LEFT, y, size: 9, color: INK.quiet });
  y = write(doc, rupiah(total), { x: LEFT, y: y + mm(4), size: 24, face: HEAVY });
  return write(doc, rupiahInWords(total), { x: LEFT, y, size: 9.4, width: WIDTH }) + mm(5);
}

const rule = (doc: Doc, y: number, color: string, width: number) =>
  doc.lineWidth(width).strokeColor(color).moveTo(LEFT, y).lineTo(RIGHT, y).stroke();

const ROW = mm(8.4);

interface Row {
  day: string;
  programme: string;
  number: string;
  amount: number;
}

function row(doc: Doc, { day, programme, number, amount }: Row, y: number) {
  const text = { y: y + mm(1.8), size: 8.8 };
  write(doc, day, { ...text, x: LEFT + COLUMNS.day, color: INK.quiet });
  write(doc, shortened(doc, printable(programme, "-"), COLUMNS.number - COLUMNS.programme - mm(3)), {
    ...text,
    x: LEFT + COLUMNS.programme,
  });
  write(doc, number, { ...text, x: LEFT + COLUMNS.number, color: INK.quiet });
  write(doc, rupiah(amount), { ...text, x: LEFT, width: WIDTH, align: "right" });
  rule(doc, y + ROW, INK.line, mm(0.2));
}

/** On one line, truncated. */
function shortened(doc: Doc, text: string, width: number): string {
  doc.fontSize(8.8);
  let kept = text;
  while (kept.length > 1 && doc.widthOfString(kept) > width) kept = `${kept.slice(0, -2).trimEnd()}…`;
  return kept;
}

type Kind = GivingStatement["kinds"][number];

function table(doc: Doc, { fund: label, gifts, total }: Kind, start: number, next: () => number): number {
  // A heading stays with its first row.
  let y = start + mm(12) + 2 * ROW > BOTTOM ? next() : start;
  y = write(doc, label, { x: LEFT, y: y + mm(4), size: 12, face: HEAVY }) + mm(1);
  rule(doc, y, INK.text, mm(0.3));
  for (const [place, { received_at, ...gift }] of gifts.entries()) {
    // The sum stays with the last row.
    const rows = place === gifts.length - 1 ? 2 : 1;
    if (y + rows * ROW > BOTTOM) y = next();
    row(doc, { ...gift, day: numericDay(jakartaDay(received_at)) }, y);
    y += ROW;
  }
  const sum = { y: y + mm(1.8), size: 9.4, face: HEAVY };
  write(doc, `Jumlah ${label.toLowerCase()}`, { ...sum, x: LEFT });
  write(doc, rupiah(total), { ...sum, x: LEFT, width: WIDTH, align: "right" });
  return y + ROW + mm(2);
}

/** Draws the yearly statement of gifts, with one table per kind of fund. */
export function drawStatement(statement: GivingStatement, issuer: WithLogo, origin: string): Promise<Buffer> {
  const title = `Pernyataan Pemberian ${statement.year}`;
  const doc = newPaper(title, issuer.name, title);
  const done = bytesOf(doc);
  let pages = 0;
  const next = () => {
    pages += 1;
    return newPage(doc, origin, pages);
  };
  let y = summary(doc, statement, head(doc, issuer, next()));
  if (statement.kinds.length === 0)
    write(doc, "Tidak ada pemberian yang tercatat pada tahun ini.", { x: LEFT, y, size: 10 });
  for (const kind of statement.kinds) y = table(doc, kind, y, next);
  doc.end();
  return done;
}
