import { longDay } from "@barakah/contract/platform/day-words";
import { bytesOf } from "../../api/src/platform/pdf/bytes.ts";
import { A5, HEAVY, INK, mm, newPaper, write } from "../../api/src/platform/pdf/paper.ts";

export interface Receipt {
  from: string;
  for: string;
  amount: number;
  day: string;
}

const EXAMPLE = "Dokumen contoh dari data demo.";
const rupiah = (amount: number) => `Rp. ${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ".")}`;

/** A shop's receipt for money that a campaign passed on: A5 landscape, one page. */
export function drawReceipt({ from, for: bought, amount, day }: Receipt): Promise<Buffer> {
  const doc = newPaper(`Kuitansi ${from}`, from, EXAMPLE);
  const done = bytesOf(doc);
  const [width, height, left] = [A5.height, A5.width, mm(16)];
  doc.addPage({ size: [width, height], margin: 0 });
  doc
    .lineWidth(1)
    .strokeColor(INK.line)
    .rect(mm(8), mm(8), width - mm(16), height - mm(16))
    .stroke();
  write(doc, "KUITANSI", { x: left, y: mm(16), size: 20, face: HEAVY, color: INK.deep });
  write(doc, from, { x: left, y: mm(27), size: 11, color: INK.quiet });
  const rows = [
    ["Sudah terima dari", "Bendahara BARAKAH"],
    ["Untuk", bought],
    ["Tanggal", longDay(day)],
  ] as const;
  let y = mm(44);
  for (const [name, text] of rows) {
    write(doc, name, { x: left, y, size: 10, color: INK.quiet });
    y = write(doc, text, { x: left + mm(38), y, size: 11, width: width - left - mm(56) }) + mm(3);
  }
  doc.roundedRect(left, height - mm(46), mm(78), mm(16), 6).fill(INK.mist);
  write(doc, rupiah(amount), {
    x: left + mm(6),
    y: height - mm(42.5),
    size: 16,
    face: HEAVY,
    color: INK.deep,
  });
  const signed = { x: width - mm(76), width: mm(60), align: "right" } as const;
  write(doc, "Penerima,", { ...signed, y: height - mm(46), size: 10, color: INK.quiet });
  write(doc, from, { ...signed, y: height - mm(30), size: 10, face: HEAVY });
  write(doc, EXAMPLE, { x: left, y: height - mm(17), size: 8, color: INK.quiet });
  doc.end();
  return done;
}
