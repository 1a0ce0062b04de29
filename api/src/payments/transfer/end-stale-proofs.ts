import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { closePayment } from "../lifecycle/close-payment.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { newestClaim, staleProofs } from "../queries/claims.ts";
import { lockPayment } from "../queries/payments.ts";

const AT_ONCE = 50;

interface EndingParts {
  database: Database;
  payables: Payables;
  log: FastifyBaseLogger;
}

/**
 * Ends orders whose proof was not accepted for many days, which releases their goods. Gifts and courses reserve nothing and
 * wait for a treasurer.
 */
export async function endStaleProofs({ database, payables, log }: EndingParts, days: number): Promise<void> {
  for (const { id, reference } of await staleProofs(database.kysely, "order", days, AT_ONCE)) {
    await database.transact(async (tx) => {
      const seen = await newestClaim(tx, id);
      await lockPayment(tx, id);
      // A newer proof restarts the days.
      if ((await newestClaim(tx, id))?.id !== seen?.id) return;
      const reason = `bukti transfer tidak dapat diterima dalam ${days} hari`;
      await closePayment(tx, payables, id, "expired", { as: "system", reason });
      log.info({ reference, days }, "order ended, its proof was never accepted");
    });
  }
}
