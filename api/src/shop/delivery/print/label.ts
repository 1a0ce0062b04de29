import { code128Widths, jakartaDay, labelShowsPhone, type Parcel } from "@barakah/contract";
import PDFDocument from "pdfkit";
import { bytesOf } from "../../../platform/pdf/bytes.ts";
import { fontFile } from "../../../platform/pdf/paper.ts";
import { printable } from "../../../platform/pdf/printable.ts";
import { billedKilograms } from "../billed-weight.ts";
import type { PrintedParcel } from "../queries/parcels.ts";

type Doc = InstanceType<typeof PDFDocument>;

/** A6 portrait, in points. */
const WIDTH = 297.64;
const HEIGHT = 419.53;
const EDGE = 16;
const INNER = WIDTH - 2 * EDGE;
const REGULAR = fontFile(500);
const HEAVY = fontFile(800);
const LINES_SHOWN = 7;
/** Room for the frame below them. */
const LINES_ABOVE_MARK = 5;

/** The sender: the community, or the store of the parcel. */
interface Sender {
  name: string;
  phone: string;
  tolerance: number;
}

const words = (text: string) => printable(text, "-");
const kilograms = (grams: number) =>
  `${(grams / 1000).toLocaleString("id-ID", { maximumFractionDigits: 1 })} kg`;

function dashes(doc: Doc, top: number) {
  doc.lineWidth(0.7).strokeColor("#000").dash(3, { space: 2 });
  doc
    .moveTo(EDGE, top)
    .lineTo(WIDTH - EDGE, top)
    .stroke()
    .undash();
}

/** Writes at most `lines` lines, with an ellipsis; returns the next position. */
function block(
  doc: Doc,
  text: string,
  top: number,
  { size = 9, face = REGULAR, lines = 1, width = INNER } = {},
) {
  doc.font(face).fontSize(size).fillColor("#000");
  const height = doc.currentLineHeight(true) * lines;
  doc.text(words(text), EDGE, top, { width, height: height - 1, ellipsis: true });
  return top + Math.min(height, doc.heightOfString(words(text), { width }));
}

function right(doc: Doc, text: string, top: number, size: number, face = HEAVY) {
  doc.font(face).fontSize(size);
  doc.text(text, WIDTH - EDGE - doc.widthOfString(text), top, { lineBreak: false });
}

function barcode(doc: Doc, text: string, top: number, height: number) {
  const widths = code128Widths(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const one = INNER / modules;
  let left = EDGE;
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) doc.rect(left, top, width * one, height).fill("#000");
    left += width * one;
  }
}

/** With the phone number only if the courier needs it. */
function recipient(doc: Doc, shipment: NonNullable<Parcel["shipment"]>, top: number): number {
  let below = block(doc, "Kepada", top, { size: 8 });
  below = block(doc, shipment.recipient, below + 1, { size: 14, face: HEAVY });
  below = block(doc, shipment.street, below + 2, { size: 10, lines: 2 });
  below = block(doc, `${shipment.place} ${shipment.postal_code}`.trim(), below, { size: 10, lines: 2 });
  const phone = labelShowsPhone(shipment) ? shipment.phone : "";
  const more = [phone, shipment.note && `"${shipment.note}"`].filter(Boolean).join(" · ");
  return more ? block(doc, more, below + 3, { size: 8.5, lines: 2 }) : below;
}

function courierPart(
  doc: Doc,
  parcel: Parcel,
  shipment: NonNullable<Parcel["shipment"]>,
  top: number,
  sender: Sender,
): number {
  block(doc, `${shipment.courier} ${shipment.service}`.trim(), top, {
    size: 12,
    face: HEAVY,
    width: INNER - 90,
  });
  const billed = billedKilograms(shipment.weight_g, sender.tolerance);
  right(doc, `${kilograms(shipment.weight_g)} > ${billed} kg`, top + 3, 8.5);
  const code = shipment.awb || parcel.order_number;
  barcode(doc, code, top + 22, 54);
  doc.font(HEAVY).fontSize(11).fillColor("#000");
  doc.text(code, EDGE, top + 80, { width: INNER, align: "center", characterSpacing: 1.2 });
  return top + 98;
}

function contents(doc: Doc, { items, fragile }: Parcel, top: number) {
  let below = top;
  const shown = fragile ? LINES_ABOVE_MARK : LINES_SHOWN;
  for (const { product_name, quantity } of items.slice(0, shown)) {
    right(doc, String(quantity), below, 9);
    below = block(doc, product_name, below, { size: 9, width: INNER - 30 }) + 2;
  }
  const rest = items.length - shown;
  if (rest > 0) block(doc, `dan ${rest} macam lagi`, below, { size: 8 });
}

/** A frame that is read from across the counter. */
function fragileMark(doc: Doc) {
  const top = HEIGHT - 54;
  doc.lineWidth(1).strokeColor("#000").roundedRect(EDGE, top, INNER, 22, 4).stroke();
  doc.font(HEAVY).fontSize(9).fillColor("#000");
  doc.text("PECAH BELAH · JANGAN DIBANTING", EDGE, top + 6, { width: INNER, align: "center" });
}

function page(doc: Doc, parcel: PrintedParcel, shipment: NonNullable<Parcel["shipment"]>, sender: Sender) {
  doc.addPage();
  let below = block(doc, parcel.store ?? sender.name, EDGE, { size: 10, face: HEAVY, lines: 2 });
  const contact = parcel.store_phone ? `${shipment.from} · ${parcel.store_phone}` : sender.phone;
  if (contact) below = block(doc, contact, below, { size: 8 });
  dashes(doc, below + 5);
  below = recipient(doc, shipment, below + 10);
  dashes(doc, below + 5);
  below = courierPart(doc, parcel, shipment, below + 11, sender);
  dashes(doc, below + 2);
  contents(doc, parcel, below + 8);
  if (parcel.fragile) fragileMark(doc);
  block(
    doc,
    `${parcel.order_number} · ${jakartaDay(Date.now()).split("-").reverse().join("/")}`,
    HEIGHT - 26,
    {
      size: 8,
    },
  );
  right(doc, "Paket 1 dari 1", HEIGHT - 26, 8, REGULAR);
}

/** One label per parcel and page, without prices. Pickups have none. */
export function drawLabels(parcels: PrintedParcel[], sender: Sender): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    autoFirstPage: false,
    lang: "id-ID",
    info: { Title: "Label pengiriman" },
  });
  const done = bytesOf(doc);
  for (const parcel of parcels) if (parcel.shipment) page(doc, parcel, parcel.shipment, sender);
  doc.end();
  return done;
}
