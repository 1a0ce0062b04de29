import type { PaymentState } from "@barakah/contract";
import type { IconName } from "../../ui/icons/icon.tsx";

interface ResultTexts {
  thanks: string;
  icon: IconName;
  amount: string;
  /** What happens now. Nothing here depends on more than that the payment was successful. */
  steps: readonly (readonly [title: string, text: string])[];
  /** The next thing to do; `page` where the payment's own subject has it. Without it, the receipt. */
  next?: { label: string; to?: string };
  /** The payer's list, if guests may see it or the payer is signed in. */
  list: { to: string; label: string; forGuests?: boolean };
  retry: string;
}

const CHECK = ["Penyalurannya bisa kamu periksa", "Setiap rupiah tampil di halaman Transparansi."] as const;

const TEXTS: Record<PaymentState["kind"], ResultTexts> = {
  donation: {
    thanks: "Semoga Allah membalas donasimu dengan keberkahan.",
    icon: "hand-heart-fill",
    amount: "Jumlah donasi",
    steps: [
      [
        "Donasimu sudah tercatat",
        "Masuk ke dana programnya, dan tampil di daftar donatur dengan nama yang kamu pilih.",
      ],
      ["Kabar program menyusul", "Di halaman programnya, setiap kali ada perkembangan."],
      CHECK,
    ],
    next: { label: "Buka halaman program" },
    list: { to: "/riwayat-donasi", label: "Riwayat Donasi" },
    retry: "/donasi",
  },
  order: {
    thanks: "Semoga berkah untuk yang membeli dan yang menjual.",
    icon: "storefront-fill",
    amount: "Jumlah pembayaran",
    steps: [
      ["Pesananmu disiapkan", "Unduhan langsung terbuka; barang disiapkan penjualnya."],
      ["Kami kabari setiap langkah", "Saat dikirim, atau saat siap diambil."],
      ["Cek isinya, lalu konfirmasi", "Ada yang kurang? Laporkan dari halaman pesanannya."],
    ],
    next: { label: "Lacak pesanan", to: "/riwayat-belanja" },
    list: { to: "/riwayat-belanja", label: "Riwayat Belanja" },
    retry: "/keranjang",
  },
  enrolment: {
    thanks: "Kelasmu sudah bisa diikuti. Semoga ilmunya bermanfaat.",
    icon: "graduation-cap-fill",
    amount: "Jumlah pembayaran",
    steps: [
      ["Semua materinya terbuka", "Ikuti kapan saja, sesuai waktumu."],
      ["Kemajuanmu tersimpan", "Lanjut dari materi terakhir, di HP mana pun kamu masuk."],
    ],
    next: { label: "Mulai belajar" },
    list: { to: "/academy", label: "Lihat Kelas", forGuests: true },
    retry: "/academy",
  },
  zakat: {
    thanks: "Semoga Allah menerimanya dan memberkahi hartamu.",
    icon: "coins-fill",
    amount: "Jumlah pembayaran",
    steps: [
      ["Pembayaranmu sudah tercatat", "Di dana yang sesuai dengan peruntukannya."],
      ["Kami salurkan kepada yang berhak", "Hanya untuk yang kamu niatkan."],
      CHECK,
    ],
    list: { to: "/zakat/riwayat", label: "Riwayat Zakat" },
    retry: "/zakat/bayar",
  },
  event: {
    thanks: "Tiketmu sudah siap. Sampai jumpa di acaranya!",
    icon: "ticket",
    amount: "Jumlah pembayaran",
    steps: [
      ["Tiketmu siap", "Buka sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal."],
      ["Kalau ada yang berubah, kami kabari", "Keterangan terbaru selalu ada di tiketmu."],
      ["Tunjukkan QR di pintu", "Satu QR untuk satu peserta."],
    ],
    next: { label: "Buka tiket" },
    list: { to: "/tiket-saya", label: "Tiket Saya" },
    retry: "/acara",
  },
};

/** By the specification it is called a donation. What became of it cannot be said here. */
const UNKNOWN: ResultTexts = {
  ...TEXTS.donation,
  steps: [
    ["Simpan ID transaksinya", "Tertulis di bawah. Dengan itu pembayaranmu bisa dicari."],
    ["Ada yang ingin ditanyakan?", "Hubungi kami dan sebutkan ID transaksinya."],
  ],
};

export const resultTexts = (payment: PaymentState | undefined): ResultTexts =>
  payment ? TEXTS[payment.kind] : UNKNOWN;
