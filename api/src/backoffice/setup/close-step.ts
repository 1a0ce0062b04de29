import type { Setup, SetupStep } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import { conflict } from "../../platform/errors.ts";
import { isProved, readSetup, type SetupParts } from "./read-setup.ts";
import { writeStep } from "./setup-queries.ts";

type ClosedStep = SetupStep | "finish";

/** Audited; closing it again changes nothing. */
export async function closeStep(
  { payments: { database } }: SetupParts,
  actor: Actor,
  step: ClosedStep,
  state: "done" | "skipped",
) {
  await database.transact(async (tx) => {
    if (!(await writeStep(tx, step, state))) return;
    await audit(tx, actor, "setup.step", ["setting", step], { after: { state } });
  });
}

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

function refuseUnproved(step: SetupStep, setup: Setup) {
  const proved = isProved(step, setup) || isReady[step]?.(setup);
  const sentence = proved ? undefined : NOT_PROVED[step];
  if (sentence) throw conflict("not_proved", sentence);
}

export async function closeSetupStep(parts: SetupParts, actor: Actor, step: SetupStep, skip: boolean) {
  if (!skip) refuseUnproved(step, await readSetup(parts, actor));
  await closeStep(parts, actor, step, skip ? "skipped" : "done");
  return readSetup(parts, actor);
}

export async function finish(parts: SetupParts, actor: Actor): Promise<Setup> {
  const { steps } = await readSetup(parts, actor);
  if (steps.some(({ state }) => state === "open"))
    throw conflict("steps_open", "Masih ada langkah yang belum beres atau dilewati.");
  await closeStep(parts, actor, "finish", "done");
  return readSetup(parts, actor);
}
