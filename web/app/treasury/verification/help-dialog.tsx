import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";

const KEYS: readonly [string, string][] = [
  ["J atau ↓", "Berikutnya"],
  ["K atau ↑", "Sebelumnya"],
  ["[ ]", "Jenis sebelumnya dan berikutnya: donasi, belanja, kelas"],
  ["S", "Setujui (semua yang terpilih, bila ada)"],
  ["T", "Tolak dengan alasan: ketik untuk menyaring, Ctrl Enter mengirim"],
  ["1 2 3", "Pilih baris mutasi, lalu penyelesaian selisihnya"],
  ["B", "Cari baris mutasi lain: kata atau nominal, di semua rekening"],
  ["P", "Uangnya lebih: bayar pembayaran lain juga dengan baris itu"],
  ["Spasi", "Pilih atau lepas baris yang disorot"],
  ["X", "Pilih atau lepas"],
  ["Z", "Batalkan keputusan terakhir, sebelum 10 detik"],
  ["+ − R", "Perbesar, perkecil, putar bukti"],
  ["/", "Cari; Enter atau Esc kembali ke antrean"],
];

export function HelpDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <ConfirmDialog
      open={open}
      title="Tombol cepat"
      confirm="Mengerti"
      cancel="Tutup"
      onConfirm={onClose}
      onCancel={onClose}
    >
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {KEYS.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
