import { rolesWith } from "@barakah/contract";
import { staffWith } from "../../messages/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict } from "../../platform/errors.ts";
import type { StoredProposal } from "../queries/proposals.ts";

/** A proposer who lost the permission may be a stolen account: the proposal is refused. */
async function refuseGone(tx: Tx, { proposed_by, proposer }: StoredProposal) {
  if (!(await staffWith(tx, proposed_by, rolesWith("money"))))
    throw conflict(
      "proposer_gone",
      `${proposer} bukan petugas keuangan lagi. Tolak usulan ini; bila tetap perlu, ajukan yang baru.`,
    );
}

/** The second person is not the proposer, who must still be staff for money. The endpoint checks the permission of the second. */
export async function refuseConfirming(tx: Tx, actor: Actor, stored: StoredProposal): Promise<void> {
  if (stored.proposed_by === actor.memberId)
    throw new AppError(
      403,
      "own_proposal",
      "Ini usulanmu sendiri, jadi petugas keuangan lain yang menyetujuinya.",
    );
  await refuseGone(tx, stored);
}
