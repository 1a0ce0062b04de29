import type { PaymentFile } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import type { Lines } from "./use-lines.ts";

type Row = [string, string];

const FOLLOWS: Record<PaymentFile["kind"], (file: PaymentFile, amount: number) => Row> = {
  donation: ({ title }, amount) => [title, `+${rupiah(amount)} terkumpul`],
  order: () => ["Pesanan", "mulai diproses"],
  enrolment: ({ title }) => [title, "terbuka untuk pesertanya"],
  event: ({ title }) => [title, "tiketnya berlaku"],
  zakat: ({ title }, amount) => [title, `+${rupiah(amount)} di dananya`],
};

function difference({ unseen_amount }: PaymentFile, { came, choice }: Lines): Row[] {
  const beyond = rupiah(Math.abs(came - unseen_amount));
  switch (choice?.way) {
    case "write_off":
      return [[`Kurang ${beyond}`, "dihapus sebagai selisih"]];
    case "payer":
      return [[`Lebih ${beyond}`, "titipan atas nama pembayar"]];
    case "nobody":
      return [[`Lebih ${beyond}`, "dicatat sebagai belum diketahui dari siapa"]];
    case "ask":
      return [["Pembayar", `membaca ‘masih kurang ${beyond}’`]];
    default:
      return [];
  }
}

function rowsOf(file: PaymentFile, lines: Lines): Row[] {
  const { chosen, came, choice } = lines;
  const bank = file.method.toUpperCase();
  if (choice?.way === "ask" || choice?.way === "wait")
    return [
      [bank, `+${rupiah(came)}, titipan pembayar`],
      ["Pembayaran", "tetap menunggu; belum dihitung"],
      ...difference(file, lines),
    ];
  const counted = choice?.way === "as_came" ? file.seen_amount + came : file.amount;
  const money: Row =
    chosen.length > 0
      ? ["Baris mutasi", "dikaitkan dengan pembayaran ini"]
      : ["Baris mutasi", "tidak ada; masuk daftar ‘disetujui, belum ada di mutasi’"];
  return [money, ...difference(file, lines), FOLLOWS[file.kind](file, counted)];
}

/** What an approval will post, and what the public will see of it. */
export function Effect({ file, lines }: { file: PaymentFile; lines: Lines }) {
  return (
    <section className="vq-effect" aria-label="Yang terjadi bila disetujui">
      <h3 className="text-xs text-text-2">Yang terjadi bila disetujui</h3>
      <dl>
        {rowsOf(file, lines).map(([what, then]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{then}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
