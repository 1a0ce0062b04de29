import type { Setup, SetupStep } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import { conflict } from "../../platform/errors.ts";
import { readSetup, type SetupParts } from "./read-setup.ts";
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
  mail: "Ketik dahulu enam angka dari surat percobaan, atau lewati langkah ini.",
  payment: "Jalankan dahulu ujinya sampai berhasil, atau lewati langkah ini.",
};

function refuseUnproved(step: SetupStep, { accounts, payment }: Setup) {
  if (step === "accounts" && (accounts.length === 0 || accounts.some(({ nobodys }) => nobodys)))
    throw conflict(
      "not_proved",
      "Masih ada rekening contoh, atau belum ada rekening. Isi dengan rekeningmu di Pengaturan.",
    );
  const sentence = step === "payment" && payment === "off" ? undefined : NOT_PROVED[step];
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
