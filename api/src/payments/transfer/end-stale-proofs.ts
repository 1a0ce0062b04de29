import { closePayment } from "../lifecycle/move-payment.ts";
import { newestClaim, staleProofs } from "../queries/claims.ts";
import { lockPayment } from "../queries/payments.ts";
import type { UpkeepParts } from "../upkeep.ts";

const AT_ONCE = 50;

/**
 * An order whose proof nobody could accept for many days gives its goods back. Gifts and courses hold nothing that others
 * wait for, and stay until a treasurer decides.
 */
export async function endStaleProofs(parts: UpkeepParts, days: number): Promise<void> {
  const { database, sellers, log } = parts;
  for (const { id, reference } of await staleProofs(database.kysely, "order", days, AT_ONCE)) {
    await database.kysely.transaction().execute(async (tx) => {
      const seen = await newestClaim(tx, id);
      await lockPayment(tx, id);
      // A clearer proof that came while we waited for the lock begins the days anew.
      if ((await newestClaim(tx, id))?.id !== seen?.id) return;
      const reason = `bukti transfer tidak dapat diterima dalam ${days} hari`;
      await closePayment(tx, sellers, id, "expired", { as: "system", reason });
      log.info({ reference, days }, "order ended, its proof was never accepted");
    });
  }
}
