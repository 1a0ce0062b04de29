import type { PaymentState } from "@barakah/contract";

interface ResultTexts {
  thanks: string;
  amount: string;
  /** Where the payer finds it again. */
  list: { to: string; label: string };
  /** Where another try begins. */
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
    list: { to: "/academy", label: "Lihat Kelas" },
    retry: "/academy",
  },
  zakat: {
    // Alms alone may have come by the same form.
    thanks: "Terima kasih. Semoga Allah menerimanya dan memberkahi hartamu.",
    amount: "Jumlah pembayaran",
    list: { to: "/zakat/riwayat", label: "Riwayat Zakat" },
    retry: "/zakat/bayar",
  },
};

/** A payment that nobody knows is spoken of as the spec does: as a donation. */
export const resultTexts = (payment: PaymentState | undefined): ResultTexts =>
  TEXTS[payment?.kind ?? "donation"];
