import { addNotification } from "../../accounts/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, invalid, notFound } from "../../platform/errors.ts";
import { translateRefusal } from "../funds/refusals.ts";
import { writePayout } from "../payouts/pay-out.ts";
import {
  lockAccounts,
  lockProposal,
  proposalById,
  type StoredProposal,
  settleProposal,
} from "../queries/proposals.ts";
import { present } from "./present.ts";
import { applyAccounts, type Proposing, sameAccounts } from "./propose.ts";
import { type Print, refuseOtherPrint, useQris } from "./use-qris.ts";

const DONE = { confirmed: "disetujui", withdrawn: "ditarik", refused: "ditolak" } as const;

async function waitingProposal(tx: Tx, id: number): Promise<StoredProposal> {
  await lockProposal(tx, id);
  const stored = await proposalById(tx, id);
  if (!stored) throw notFound("Usulan tidak ditemukan.");
  if (stored.state !== "waiting")
    throw conflict("already_decided", `Usulan ini sudah ${DONE[stored.state]} oleh ${stored.decider}.`);
  return stored;
}

const ownProposal = () =>
  new AppError(403, "own_proposal", "Ini usulanmu sendiri, jadi petugas keuangan lain yang menyetujuinya.");

async function carryOut(tx: Tx, parts: Proposing, actor: Actor, stored: StoredProposal) {
  if (stored.kind === "payout")
    return writePayout(tx, actor, stored.wanted, `proposal:${stored.id}`, stored.proposed_by);
  if (stored.kind === "qris") return useQris(tx, actor, stored);
  await lockAccounts(tx);
  const now = await parts.banks(tx);
  if (!sameAccounts(now, stored.wanted.before))
    throw conflict(
      "stale_proposal",
      "Rekening tujuan sudah berubah sejak usulan ini dibuat. Tolak usulan ini, lalu ajukan yang baru.",
    );
  return applyAccounts(tx, actor, stored.wanted);
}

async function settle(
  tx: Tx,
  actor: Actor,
  stored: StoredProposal,
  state: "confirmed" | "withdrawn" | "refused",
  reason: string,
) {
  await settleProposal(tx, stored.id, { state, decided_by: actor.memberId, reason });
  const { title } = present(stored);
  await audit(tx, actor, {
    action: { confirmed: "proposal.confirm", withdrawn: "proposal.withdraw", refused: "proposal.refuse" }[
      state
    ] as "proposal.confirm",
    subject: { kind: "proposal", id: stored.id },
    after: { title, ...(reason && { reason }) },
  });
  if (state !== "withdrawn")
    await addNotification(tx, stored.proposed_by, {
      title: `Usulanmu ${DONE[state]}: ${title}`,
      body: reason ? `Alasannya: ${reason}` : "Sudah dijalankan.",
      link: "/admin/persetujuan",
    });
  const after = await proposalById(tx, stored.id);
  return present(after ?? stored);
}

/**
 * Another one than whoever asked says yes, and it is done in the same transaction. Of a QRIS also what its printed code
 * says: without that nobody has looked at it.
 */
export const confirm = (parts: Proposing, actor: Actor, id: number, print?: Print) =>
  translateRefusal(
    parts.database.kysely.transaction().execute(async (tx) => {
      const stored = await waitingProposal(tx, id);
      if (stored.proposed_by === actor.memberId) throw ownProposal();
      if (stored.kind === "qris") refuseOtherPrint(stored, print);
      await carryOut(tx, parts, actor, stored);
      return settle(tx, actor, stored, "confirmed", "");
    }),
  );

/** Who asked takes it back; anybody else refuses it, and says why. */
export const withdraw = (parts: Proposing, actor: Actor, id: number, reason: string) =>
  parts.database.kysely.transaction().execute(async (tx) => {
    const stored = await waitingProposal(tx, id);
    const own = stored.proposed_by === actor.memberId;
    if (!own && reason.length < 5) throw invalid({ reason: ["Tulis alasannya."] });
    return settle(tx, actor, stored, own ? "withdrawn" : "refused", reason);
  });
