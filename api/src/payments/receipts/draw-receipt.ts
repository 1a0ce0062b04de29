import {
  FUND_KIND_LABEL,
  FUND_KIND_PROMISE,
  type FundKind,
  type GivenKind,
  jakartaDay,
  PAYMENT_METHOD_LABEL,
  RECEIPT_KIND_LABEL,
  rupiahInWords,
} from "@barakah/contract";
import { bytesOf } from "../../platform/pdf/bytes.ts";
import {
  A5,
  type Doc,
  HEAVY,
  INK,
  kawung,
  MONO,
  MONO_BOLD,
  mm,
  newPaper,
  REGULAR,
  write,
} from "../../platform/pdf/paper.ts";
import { printable } from "../../platform/pdf/printable.ts";
import { drawCode } from "../../platform/qr-code.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { Receipt } from "../queries/receipts.ts";
import { numericDay, receivedInWords } from "./days.ts";
import { letterhead } from "./letterhead.ts";

export interface Printed {
  receipt: Receipt;
  /** With the donor's own name, for its owner; others see the public name. */
  toOwner: boolean;
  /** The giver's tax number, on their own copy of a receipt of zakat. */
  npwp?: string | undefined;
  /** Where anybody can check it. */
  address: string;
  /** The seal of that day's books; null until it is sealed. */
  seal: { day: string; hash: string; path: Buffer } | null;
  /** Of the issuer. */
  logo?: Buffer | undefined;
}

const LEFT = mm(12);
const WIDTH = A5.width - 2 * LEFT;
const VALUES = LEFT + mm(33);
const VALUE_WIDTH = WIDTH - mm(33);
const RIGHT = LEFT + WIDTH;

function head(doc: Doc, { receipt: { issuer }, logo }: Printed): number {
  doc.addPage({ size: [A5.width, A5.height], margin: 0 });
  doc.rect(0, 0, A5.width, mm(3)).fill(INK.green);
  return letterhead(doc, issuer, {
    ...{ left: LEFT, right: RIGHT, top: mm(11) },
    ...{ logo, logoSize: mm(13), indent: mm(17), sizes: [12, 7.6] },
  });
}

function title(doc: Doc, { kind, number }: Receipt, top: number): number {
  const y = top + mm(5);
  write(doc, RECEIPT_KIND_LABEL[kind], { x: LEFT, y, size: 21, face: HEAVY, color: INK.deep, leading: 1.1 });
  const right = { x: LEFT, width: WIDTH, align: "right" } as const;
  write(doc, "Nomor", { ...right, y: y - mm(0.6), size: 7.6, color: INK.quiet });
  write(doc, number, { ...right, y: y + mm(3.2), size: 10, face: HEAVY });
  return y + 21 * 1.1 + mm(4);
}

function amountBox(doc: Doc, { amount }: Receipt, y: number): number {
  const words = rupiahInWords(amount);
  const inner = { x: LEFT + mm(6), width: WIDTH - mm(12) };
  doc.font(HEAVY).fontSize(9.4);
  const height = mm(22.5) + doc.heightOfString(words, { width: inner.width });
  kawung(doc, { x: LEFT, y, width: WIDTH, height });
  let at = write(doc, "Telah diterima sejumlah", { ...inner, y: y + mm(4), size: 8.4, color: INK.deep });
  at = write(doc, rupiah(amount), { ...inner, y: at, size: 25, face: HEAVY, leading: 1.2 });
  write(doc, words, { ...inner, y: at + mm(1), size: 9.4, color: "#2B322D" });
  return y + height + mm(2.4);
}

/** A name, its value, and small print below. */
type Fact = readonly [name: string, value: string, small?: string];

/** What may be done with it. */
const promiseOf = (kind: FundKind): string => FUND_KIND_PROMISE[kind as GivenKind] ?? "";

function givenFor({ lines }: Receipt): Fact[] {
  const [only] = lines;
  if (lines.length === 1 && only)
    return [
      ["Jenis dana", FUND_KIND_LABEL[only.fund_kind], promiseOf(only.fund_kind)],
      ["Program", printable(only.programme, "-")],
    ];
  return lines.map(({ fund_kind, programme, amount }) => [
    FUND_KIND_LABEL[fund_kind],
    rupiah(amount),
    printable(programme, "-"),
  ]);
}

/** For names in scripts that our font does not have; the page that verifies the receipt shows them in full. */
const OTHER_SCRIPT = "(tertulis dalam aksara lain)";

function factsOf({ receipt, toOwner, npwp }: Printed): Fact[] {
  const { payer_name, shown_as, on_behalf, method, reference, issuer } = receipt;
  const hidden = payer_name !== shown_as && toOwner;
  return [
    [
      "Dari",
      printable(toOwner ? payer_name : shown_as, printable(shown_as, OTHER_SCRIPT)),
      hidden ? `Di halaman program tampil sebagai ${printable(shown_as, OTHER_SCRIPT)}` : "",
    ],
    ...(npwp ? [["NPWP", npwp] as const] : []),
    ...(on_behalf ? [["Atas nama", printable(on_behalf, OTHER_SCRIPT)] as const] : []),
    ["Tanggal diterima", receivedInWords(receipt)],
    ...givenFor(receipt),
    ...(receipt.kind === "zakat" && issuer.basis
      ? [["Lembaga amil", printable(issuer.basis, "-")] as const]
      : []),
    ["Cara bayar", PAYMENT_METHOD_LABEL[method], `Nomor pembayaran ${reference}`],
  ];
}

const PADDING = mm(1.9);

function heightOf(doc: Doc, [, value, small]: Fact): number {
  const room = { width: VALUE_WIDTH };
  const high = doc.font(HEAVY).fontSize(10).heightOfString(value, room);
  return 2 * PADDING + high + (small ? doc.font(REGULAR).fontSize(8).heightOfString(small, room) : 0) + mm(1);
}

/** With a line below; returns where the next one begins. */
function drawFact(doc: Doc, [name, value, small]: Fact, y: number): number {
  const top = y + PADDING;
  write(doc, name, { x: LEFT, y: top + mm(0.4), size: 8.4, color: INK.quiet });
  let end = write(doc, value, { x: VALUES, y: top, size: 10, face: HEAVY, width: VALUE_WIDTH });
  if (small) end = write(doc, small, { x: VALUES, y: end, size: 8, color: INK.quiet, width: VALUE_WIDTH });
  end += PADDING;
  doc.lineWidth(mm(0.2)).strokeColor(INK.line).moveTo(LEFT, end).lineTo(RIGHT, end).stroke();
  return end;
}

const FOOT = mm(25);
const CODE = mm(27);
/** The lowest point of the text above the code. */
const LOWEST = A5.height - FOOT - CODE - mm(7);

/** What does not fit continues on another page. */
function drawFacts(doc: Doc, printed: Printed, top: number) {
  let y = top;
  for (const fact of factsOf(printed)) {
    if (y + heightOf(doc, fact) > LOWEST) {
      foot(doc, printed);
      y = title(doc, printed.receipt, head(doc, printed));
    }
    y = drawFact(doc, fact, y);
  }
}

function checking(doc: Doc, { receipt, address }: Printed, bottom: number) {
  const top = bottom - CODE;
  const code = drawCode(address);
  // The page margin is the quiet zone, so that the modules align with the text.
  const square = CODE / (code.size - 2 * code.margin);
  doc.save().translate(LEFT - code.margin * square, top - code.margin * square);
  doc.scale(square);
  doc.path(code.path).fill("#111111");
  doc.restore();
  const [officer, right] = [receipt.issuer.officer, mm(32)];
  const text = { x: VALUES, width: RIGHT - VALUES - (officer ? right : 0) };
  doc.font(HEAVY).fontSize(8);
  const shown = address.replace(/^https?:\/\//, "");
  const lines = doc.font(HEAVY).heightOfString(shown, { width: text.width });
  let y = write(doc, "Periksa keasliannya", {
    ...text,
    y: bottom - 24 - lines - 2,
    size: 8,
    face: HEAVY,
    leading: 1.5,
  });
  y = write(doc, "Pindai kode ini atau buka", { ...text, y, size: 8, color: INK.quiet, leading: 1.5 });
  write(doc, shown, { ...text, y, size: 8, color: INK.quiet, leading: 1.5 });
  doc.link(LEFT, top, RIGHT - LEFT - (officer ? right : 0), CODE, address);
  if (officer) signed(doc, printable(officer, "-"), bottom, right);
}

function signed(doc: Doc, officer: string, bottom: number, width: number) {
  const right = { x: RIGHT - width, width, align: "right" } as const;
  doc.font(HEAVY).fontSize(9.6);
  const height = doc.heightOfString(officer, { width });
  let y = write(doc, "Diterbitkan oleh", {
    ...right,
    y: bottom - 24 - height,
    size: 8,
    color: INK.quiet,
    leading: 1.5,
  });
  y = write(doc, officer, { ...right, y, size: 9.6, face: HEAVY });
  write(doc, "Bendahara", { ...right, y, size: 8, color: INK.quiet, leading: 1.5 });
}

/** Groups of eight, for comparison by eye. */
const inGroups = (hash: string) => hash.replace(/(.{8})(?!$)/g, "$1 ");

function foot(doc: Doc, { seal }: Printed) {
  const top = A5.height - FOOT;
  doc.lineWidth(mm(0.2)).strokeColor(INK.dashes).dash(3, { space: 2 });
  doc.moveTo(LEFT, top).lineTo(RIGHT, top).stroke().undash();
  const text = { x: LEFT, width: WIDTH, size: 6.4, leading: 1.5 };
  const name = seal ? `Segel buku ${numericDay(seal.day)}` : "Segel buku";
  let y = write(doc, name, { ...text, y: top + mm(2.5), face: MONO_BOLD });
  const quiet = { ...text, face: MONO, color: INK.quiet };
  y = write(doc, seal ? inGroups(seal.hash) : "Segel menyusul malam ini.", { ...quiet, y });
  const printed = `Dicetak ${numericDay(jakartaDay())}. Dokumen elektronik, sah tanpa tanda tangan.`;
  const means = seal ? " Perubahan apa pun pada buku setelah hari itu membuat segel tidak cocok." : "";
  write(doc, printed + means, { ...quiet, y });
}

function stamp(doc: Doc, voidAt: string) {
  const text = `BATAL ${numericDay(jakartaDay(voidAt))}`;
  doc.font(HEAVY).fontSize(26);
  const [width, height] = [doc.widthOfString(text) + mm(16), 26 + mm(8)];
  const [x, y] = [A5.width / 2, A5.height * 0.46];
  doc
    .save()
    .rotate(-18, { origin: [x, y] })
    .opacity(0.82);
  doc.lineWidth(mm(1)).strokeColor(INK.red);
  doc.roundedRect(x - width / 2, y - height / 2, width, height, mm(3)).stroke();
  write(doc, text, { x: x - width / 2 + mm(8), y: y - 26 * 0.68, size: 26, face: HEAVY, color: INK.red });
  doc.restore();
}

/** The Merkle path from the posting to the published seal is embedded in the file, so that anybody can verify it. */
const carry = (doc: Doc, { number, issued_at }: Receipt, path: Buffer) =>
  doc.file(path, {
    name: `segel-${number}.json`,
    type: "application/json",
    description: "Jalur dari catatan di buku besar ke segel harinya",
    creationDate: new Date(issued_at),
    modifiedDate: new Date(issued_at),
  });

function drawOne(doc: Doc, printed: Printed) {
  const { receipt } = printed;
  drawFacts(doc, printed, amountBox(doc, receipt, title(doc, receipt, head(doc, printed))));
  if (printed.seal) carry(doc, printed.receipt, printed.seal.path);
  checking(doc, printed, A5.height - FOOT - mm(4));
  foot(doc, printed);
  if (receipt.void_at) stamp(doc, receipt.void_at);
}

/** One PDF, a page for each receipt, with embedded fonts. */
export function drawReceipts(all: readonly Printed[]): Promise<Buffer> {
  const [first] = all;
  if (!first) throw new Error("there is no receipt to draw");
  const { kind, number, issuer } = first.receipt;
  const doc = newPaper(`${RECEIPT_KIND_LABEL[kind]} ${number}`, issuer.name, number);
  const done = bytesOf(doc);
  for (const printed of all) drawOne(doc, printed);
  doc.end();
  return done;
}
