import type { PaymentFile } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import type { Lines } from "./use-lines.ts";

const FOLLOWS: Record<PaymentFile["kind"], (file: PaymentFile, amount: number) => [string, string]> = {
  donation: ({ title }, amount) => [title, `+${rupiah(amount)} terkumpul`],
  order: () => ["Pesanan", "mulai diproses"],
  enrolment: ({ title }) => [title, "terbuka untuk pesertanya"],
};

function moneyOf({ amount }: PaymentFile, { chosen, came, asCame }: Lines): [string, string][] {
  if (chosen.length === 0) return [["Baris mutasi", "tidak ada; masuk daftar ‘disetujui, belum terlihat’"]];
  const difference = asCame ? 0 : came - amount;
  const joined: [string, string] = ["Baris mutasi", "dikaitkan dengan pembayaran ini"];
  if (difference === 0) return [joined];
  return difference < 0
    ? [joined, [`Kurang ${rupiah(-difference)}`, "tetap di daftar ‘disetujui, belum terlihat’"]]
    : [joined, [`Lebih ${rupiah(difference)}`, "dicatat sebagai belum dikenal"]];
}

interface EffectProps {
  file: PaymentFile;
  lines: Lines;
}

/** The consequence before the action: what will be booked, and what others see of it. */
export function Effect({ file, lines }: EffectProps) {
  const counted = lines.asCame ? lines.came : file.amount;
  const rows = [...moneyOf(file, lines), FOLLOWS[file.kind](file, counted)];
  return (
    <section className="vq-effect" aria-label="Yang terjadi bila disetujui">
      <h3 className="text-xs text-text-2">Yang terjadi bila disetujui</h3>
      <dl>
        {rows.map(([what, then]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{then}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
