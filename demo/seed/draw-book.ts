import { bytesOf } from "../../api/src/platform/pdf/bytes.ts";
import { A5, HEAVY, INK, mm, newPaper, write } from "../../api/src/platform/pdf/paper.ts";
import type { DemoProduct } from "../content/types.ts";

/** A small book, A5. */
export function drawBook(title: string, pages: NonNullable<DemoProduct["pages"]>): Promise<Buffer> {
  const doc = newPaper(title, "Data demo", "Contoh buku dari data demo.");
  const done = bytesOf(doc);
  const room = { x: mm(16), width: A5.width - mm(32) };
  for (const [heading, ...texts] of pages) {
    doc.addPage({ size: [A5.width, A5.height], margin: 0 });
    let y = write(doc, heading, { ...room, y: mm(22), size: 20, face: HEAVY, color: INK.deep }) + mm(6);
    for (const text of texts) y = write(doc, text, { ...room, y, size: 11, leading: 1.5 }) + mm(4);
  }
  doc.end();
  return done;
}
