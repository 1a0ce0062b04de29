import type { Setup } from "@barakah/contract";
import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";
import { rupiah } from "../../platform/format.ts";

export const STEP_TITLE: Record<SetupStep, string> = {
  community: "Nama, logo dan alamat",
  accounts: "Rekening tujuan",
  second: "Orang kedua",
  two_step: "Verifikasi dua langkah",
  whatsapp: "WhatsApp",
  mail: "Surat",
  qris: "QRIS",
  payment: "Pembayaran online",
  campaign: "Program pertama",
  gift: "Donasi percobaan",
};

/** What to have at hand, and who has to agree. */
export const STEP_NEEDS: Record<SetupStep, { needs: string; agrees: string }> = {
  community: { needs: "nama, alamat, dan bila ada berkas logo", agrees: "kamu sendiri" },
  accounts: { needs: "satu buku tabungan dan passwordmu", agrees: "orang kedua, di Persetujuan" },
  second: { needs: "nomor WhatsApp orang yang kamu percaya", agrees: "dia, dengan membuka tautannya" },
  two_step: { needs: "HP dengan aplikasi autentikator", agrees: "kamu sendiri" },
  whatsapp: { needs: "nomor WhatsApp pengurus", agrees: "kamu sendiri" },
  mail: { needs: "alamat e-mail yang kamu buka", agrees: "kamu sendiri" },
  qris: { needs: "foto QRIS komunitas", agrees: "orang kedua, di Persetujuan" },
  payment: { needs: "akun Midtrans; boleh dilewati", agrees: "kamu sendiri" },
  campaign: { needs: "judul, cerita, dan satu foto", agrees: "kamu sendiri" },
  gift: { needs: "Rp. 1.000 dan foto bukti transfernya", agrees: "orang kedua, di Verifikasi" },
};

const PAYMENT: Record<Setup["payment"], string> = {
  off: "Dimatikan; donasi lewat transfer saja",
  simulator: "Simulator, tanpa uang",
  sandbox: "Midtrans mode uji",
  production: "Midtrans dengan uang sungguhan",
};

const phone = (number: string) =>
  `+${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5, 9)} ${number.slice(9)}`;

const accounts = (setup: Setup) => {
  const own = setup.accounts.filter(({ nobodys }) => !nobodys);
  if (own.length > 0) return own.map(({ name, ending }) => `${name} ****${ending}`).join(", ");
  return setup.accounts_wait ? "Menunggu disetujui orang kedua" : "Belum ada rekening";
};

const SUMMARY: Record<SetupStep, (setup: Setup) => string> = {
  community: ({ community_name }) => community_name,
  accounts,
  second: ({ treasurers, works_alone }) =>
    works_alone ? "Satu orang memutuskan sendiri" : `${treasurers} orang memutuskan soal uang`,
  two_step: ({ two_step }) => (two_step ? "Akunmu memakainya" : "Akunmu belum memakainya"),
  whatsapp: ({ whatsapp_number }) => (whatsapp_number ? phone(whatsapp_number) : "Belum ada nomor"),
  mail: ({ mail }) => mail.server ?? "Belum ada server surat",
  qris: ({ qris }) => (qris ? "QRIS terpasang" : "Belum ada QRIS"),
  payment: ({ payment }) => PAYMENT[payment],
  campaign: ({ campaign }) => campaign?.title ?? "Belum ada program yang terbit",
  gift: ({ gift }) =>
    gift
      ? `${rupiah(gift.amount)}, ${gift.verified ? "terverifikasi" : "menunggu diverifikasi"}`
      : "Belum ada donasi",
};

/** A sentence about the current state of a step. */
export const stepSummary = (step: SetupStep, setup: Setup): string => SUMMARY[step](setup);

const COUNT = ["", "Satu", "Dua", "Tiga", "Empat", "Lima", "Enam", "Tujuh", "Delapan", "Sembilan", "Sepuluh"];

export function progressTitle({ steps, finished_at }: Setup): string {
  if (finished_at) return "Pemasangan selesai";
  const closed = steps.filter(({ state }) => state === "done").length;
  return closed === 0 ? "Mari mulai" : `${COUNT[closed]} langkah sudah beres`;
}
