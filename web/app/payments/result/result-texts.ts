import type { PaymentState } from "@barakah/contract";

interface ResultTexts {
  thanks: string;
  amount: string;
  /** The payer's list, if guests may see it or the payer is signed in. */
  list: { to: string; label: string; forGuests?: boolean };
  retry: string;
}

const TEXTS: Record<PaymentState["kind"], ResultTexts> = {
  donation: {
    thanks: "Terima kasih atas donasimu. Semoga Allah membalas dengan keberkahan.",
    amount: "Jumlah donasi",
    list: { to: "/riwayat-donasi", label: "Riwayat Donasi" },
    retry: "/donasi",
  },
  order: {
    thanks: "Terima kasih atas pembelianmu. Pesananmu segera kami proses.",
    amount: "Jumlah pembayaran",
    list: { to: "/riwayat-belanja", label: "Riwayat Belanja" },
    retry: "/keranjang",
  },
  enrolment: {
    thanks: "Terima kasih. Kelasmu sudah bisa diikuti.",
    amount: "Jumlah pembayaran",
    list: { to: "/academy", label: "Lihat Kelas", forGuests: true },
    retry: "/academy",
  },
  zakat: {
    thanks: "Terima kasih. Semoga Allah menerimanya dan memberkahi hartamu.",
    amount: "Jumlah pembayaran",
    list: { to: "/zakat/riwayat", label: "Riwayat Zakat" },
    retry: "/zakat/bayar",
  },
  event: {
    thanks: "Terima kasih. Tiketmu sudah siap.",
    amount: "Jumlah pembayaran",
    list: { to: "/tiket-saya", label: "Tiket Saya" },
    retry: "/acara",
  },
};

/** By the specification an unknown payment is called a donation. */
export const resultTexts = (payment: PaymentState | undefined): ResultTexts =>
  TEXTS[payment?.kind ?? "donation"];
