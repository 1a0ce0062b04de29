import type { Parcel } from "@barakah/contract";
import PDFDocument from "pdfkit";
import { bytesOf } from "../../../platform/pdf/bytes.ts";
import { fontFile } from "../../../platform/pdf/paper.ts";
import { printable } from "../../../platform/pdf/printable.ts";

type Doc = InstanceType<typeof PDFDocument>;
const REGULAR = fontFile(500);
const HEAVY = fontFile(800);
const MARGIN = 40;
const words = (text: string) => printable(text, "-");

/** Total quantities to take from the shelf. */
export function fromTheShelf(parcels: Parcel[]): { name: string; quantity: number }[] {
  const sums = new Map<string, number>();
  for (const { product_name, quantity } of parcels.flatMap(({ items }) => items))
    sums.set(product_name, (sums.get(product_name) ?? 0) + quantity);
  return [...sums]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "id"));
}

const heading = (doc: Doc, text: string) =>
  doc.moveDown(0.8).font(HEAVY).fontSize(13).text(text).moveDown(0.3).font(REGULAR).fontSize(10);

function parcelPart(doc: Doc, { order_number, customer_name, items, shipment, note, fragile }: Parcel) {
  const way = shipment ? `${shipment.courier} ${shipment.service}`.trim() : "Diambil";
  doc.moveDown(0.5).font(HEAVY).fontSize(10.5);
  doc.text(words(`[  ] ${order_number} · ${shipment?.recipient ?? customer_name} · ${way}`));
  doc.font(REGULAR).fontSize(10);
  for (const { product_name, quantity } of items)
    doc.text(words(`${quantity} x ${product_name}`), { indent: 22 });
  if (fragile) doc.font(HEAVY).text("PECAH BELAH", { indent: 22 }).font(REGULAR);
  if (note) doc.text(words(`Catatan: ${note}`), { indent: 22 });
}

/** First the totals, then the contents of each parcel. */
export function drawPackingList(parcels: Parcel[], day: string): Promise<Buffer> {
  const doc = new PDFDocument({ size: "A4", margin: MARGIN, lang: "id-ID", info: { Title: "Daftar kemas" } });
  const done = bytesOf(doc);
  doc.font(HEAVY).fontSize(18).text(`Daftar kemas, ${day}`);
  heading(doc, `Ambil dari rak (${parcels.length} pesanan)`);
  for (const { name, quantity } of fromTheShelf(parcels)) doc.text(words(`[  ] ${quantity} x ${name}`));
  heading(doc, "Isi tiap pesanan");
  for (const parcel of parcels) parcelPart(doc, parcel);
  doc.end();
  return done;
}
