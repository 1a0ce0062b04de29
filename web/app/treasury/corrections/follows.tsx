import type { PaymentFile } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";

type Row = [string, string];

/** What is taken from the payment itself, after what is the payer's already. */
const fromPayment = (
  { refundable, amount, refunded_amount, written_off, status }: PaymentFile,
  wanted: number,
) => {
  const left = status === "verified" ? amount - written_off - refunded_amount : 0;
  return Math.max(0, wanted - (refundable - left));
};

function rowsOf(file: PaymentFile, wanted: number): Row[] {
  const { kind, title, refundable, reference, status } = file;
  const taken = fromPayment(file, wanted);
  const whole = status === "verified" && wanted === refundable;
  const sold: Record<PaymentFile["kind"], Row> = {
    donation: [`Terkumpul, ${title}`, taken > 0 ? `−${rupiah(taken)}` : "tetap"],
    order: ["Pesanan", whole ? "dibatalkan bila belum dikirim; stoknya kembali" : "tetap"],
    enrolment: [title, whole ? "tertutup lagi; sertifikatnya tidak berlaku" : "tetap terbuka"],
    zakat: [`Dana, ${title}`, taken > 0 ? `−${rupiah(taken)}` : "tetap"],
  };
  return [sold[kind], ["Pembayar", `e-mail dan riwayat: ‘${rupiah(wanted)} dari ${reference} dikembalikan’`]];
}

/** The consequence before the action. */
export function Follows({ file, amount }: { file: PaymentFile; amount: number }) {
  return (
    <section className="vq-effect mt-0!" aria-label="Yang ikut berubah">
      <h3 className="text-xs text-text-2">Yang ikut berubah bersamanya</h3>
      <dl>
        {rowsOf(file, amount).map(([what, then]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{then}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
