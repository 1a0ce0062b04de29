import type { Setup, SetupStep } from "@barakah/contract";
import { conflict } from "../../platform/errors.ts";

/** Steps that the product itself can see: nobody has to say so. */
const PROVED: Partial<Record<SetupStep, (setup: Omit<Setup, "steps">) => boolean>> = {
  accounts: ({ accounts }) => accounts.length > 0 && !accounts.some(({ nobodys }) => nobodys),
  second: ({ treasurers, works_alone }) => treasurers > 1 || works_alone,
  two_step: ({ two_step }) => two_step,
  qris: ({ qris }) => qris,
  campaign: ({ campaign }) => campaign !== null,
  gift: ({ gift }) => gift?.verified === true,
};
/** Undefined for steps that somebody has to look at or try. */
export const isProved = (step: SetupStep, setup: Omit<Setup, "steps">) => PROVED[step]?.(setup);

const NOT_PROVED: Partial<Record<SetupStep, string>> = {
  community: "Alamat kantornya masih contoh. Isi dan tekan Simpan, atau lewati dulu.",
  whatsapp: "Nomornya masih contoh. Isi dan tekan Simpan, atau lewati dulu.",
  accounts:
    "Masih ada rekening contoh, atau rekeningmu belum disetujui orang kedua. Isi di sini, atau lewati dulu.",
  second: "Belum ada orang kedua untuk keuangan. Undang seseorang, atau lewati dulu.",
  two_step: "Verifikasi dua langkahmu belum aktif. Aktifkan di sini, atau lewati dulu.",
  qris: "Belum ada QRIS. Tambahkan, atau lewati langkah ini.",
  campaign: "Belum ada program yang terbit. Terbitkan satu, atau lewati dulu.",
  gift: "Belum ada donasi yang terverifikasi. Coba Rp. 1.000, atau lewati dulu.",
  mail: "Ketik dahulu enam angka dari surat percobaan, atau lewati langkah ini.",
  payment: "Jalankan dahulu ujinya sampai berhasil, atau lewati langkah ini.",
};

/** What has to be there before somebody says that the step is done. */
const isReady: Partial<Record<SetupStep, (setup: Setup) => boolean>> = {
  community: ({ office_address }) => office_address !== "",
  whatsapp: ({ whatsapp_number }) => whatsapp_number !== "",
  payment: ({ payment }) => payment === "off",
};

export function refuseUnproved(step: SetupStep, setup: Setup) {
  const proved = isProved(step, setup) || isReady[step]?.(setup);
  const sentence = proved ? undefined : NOT_PROVED[step];
  if (sentence) throw conflict("not_proved", sentence);
}
