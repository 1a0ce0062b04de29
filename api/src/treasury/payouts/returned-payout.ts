import { bookedOn, postReversal } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { updatePayout } from "../queries/payouts.ts";
import { type Returned, returnTransfer, showReturn } from "../returned-transfers/return-transfer.ts";
import { standing } from "./correct-payout.ts";

const NAME = "Penyaluran yang kembali";

/** Records that the bank returned a payout: the fund has the money again. The debit line stays matched, because the money did leave. */
export async function returnPayoutIn(tx: Tx, actor: Actor, id: number, said: Returned) {
  const { bank, amount, paid_on, title } = await standing(tx, id);
  const event = `payout:${id}:returned`;
  await returnTransfer(
    tx,
    actor,
    { kind: "payout", name: NAME, id, event, bank, amount, paid_on },
    said,
    async () => {
      await updatePayout(tx, id, {
        reversed_at: new Date().toISOString(),
        reversed_by: actor.memberId,
        reversed_reason: `Kembali dari bank: ${said.reason}`,
      });
      await postReversal(tx, `payout:${id}`, {
        event,
        description: `Penyaluran dana kembali dari bank: ${said.reason}`,
        at: await bookedOn(tx, said.returned_on),
      });
      await audit(tx, actor, "payout.return", ["payout", id], {
        before: { amount, bank, title, paid_on },
        after: { ...said },
      });
    },
  );
}

export async function showPayoutReturnIn(tx: Tx, actor: Actor, id: number, line: number) {
  await showReturn(tx, actor, "payout", id, NAME, line);
  await audit(tx, actor, "payout.show_return", ["payout", id], { after: { line } });
}
