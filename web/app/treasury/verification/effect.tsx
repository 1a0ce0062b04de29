import type { PaymentFile, StatementCandidate } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";

const FOLLOWS: Record<PaymentFile["kind"], (file: PaymentFile) => [string, string]> = {
  donation: ({ title, amount }) => [title, `+${rupiah(amount)} terkumpul`],
  order: () => ["Pesanan", "mulai diproses"],
  enrolment: ({ title }) => [title, "terbuka untuk pesertanya"],
};

function moneyOf({ amount }: PaymentFile, lines: readonly StatementCandidate[]): [string, string][] {
  if (lines.length === 0) return [["Baris mutasi", "tidak ada; masuk daftar ‘disetujui, belum terlihat’"]];
  const difference = lines.reduce((sum, line) => sum + line.amount, -amount);
  const joined: [string, string] = ["Baris mutasi", "dikaitkan dengan pembayaran ini"];
  if (difference === 0) return [joined];
  return difference < 0
    ? [joined, [`Kurang ${rupiah(-difference)}`, "tetap di daftar ‘disetujui, belum terlihat’"]]
    : [joined, [`Lebih ${rupiah(difference)}`, "dicatat sebagai belum dikenal"]];
}

interface EffectProps {
  file: PaymentFile;
  lines: readonly StatementCandidate[];
}

/** The consequence before the action: what will be booked, and what others see of it. */
export function Effect({ file, lines }: EffectProps) {
  const rows = [...moneyOf(file, lines), FOLLOWS[file.kind](file)];
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
