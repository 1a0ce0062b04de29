import type { Setup, SetupStep } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import { conflict } from "../../platform/errors.ts";
import { readSetup, type SetupParts } from "./read-setup.ts";
import { writeStep } from "./setup-queries.ts";
import { refuseUnproved } from "./step-done.ts";

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
