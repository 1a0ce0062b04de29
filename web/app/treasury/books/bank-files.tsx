import type { BankAgreement } from "@barakah/contract";
import { date, rupiah, rupiahWithSen } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { plain } from "./money.ts";

/** The bank's own balance: whether our lines, from the first file on, come to it. */
export function BankFiles({ bank: { closing, opening, missing, sen } }: { bank: BankAgreement }) {
  if (!closing)
    return (
      <p className="px-4.5 pb-4.5 text-text-2">
        Belum ada berkas mutasi dengan saldo akhir. Isi saldonya saat mengimpor, agar dapat dibandingkan
        dengan bank.
      </p>
    );
  const cents =
    sen === 0
      ? ""
      : ` Sen di baris-barisnya, ${sen < 0 ? "−" : ""}${rupiahWithSen(Math.trunc(Math.abs(sen) / 100), Math.abs(sen) % 100)}, tidak masuk buku.`;
  const words = `Rekening koran ${date(closing.day)}: ${rupiah(closing.amount)}.${cents}`;
  if (missing === null)
    return (
      <Note tone="info" className="mx-4.5 mb-4.5">
        {words} Saldo awal berkas pertama belum diketahui.
      </Note>
    );
  if (missing === 0)
    return (
      <Note tone="green" className="mx-4.5 mb-4.5">
        {words} Sama dengan saldo awal {rupiah(opening ?? 0)} ditambah semua baris sesudahnya: tidak ada
        berkas yang terlewat.
      </Note>
    );
  return (
    <Note tone="red" className="mx-4.5 mb-4.5">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1">
          <b>Rp. {plain(missing)} belum dapat dijelaskan.</b> {words} Saldo awal dan baris-baris kita tidak
          sampai ke sana. Biasanya: satu berkas mutasi terlewat, atau baris yang dilewati.
        </span>
        <LinkButton to="/admin/mutasi/impor" variant="line" size="sm">
          Lihat sela berkas
        </LinkButton>
      </div>
    </Note>
  );
}
