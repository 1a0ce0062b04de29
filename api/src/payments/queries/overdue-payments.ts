import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import { PAYMENT_COLUMNS, type Payment } from "./payments.ts";

/** Pending past their deadline (`PAYMENT_MINUTES` of the contract, for seats their own). Payments with a proof or a part payment do not expire. */
export const overduePayments = (reader: Reader, limit: number): Promise<Payment[]> =>
  reader
    .selectFrom("payment")
    .select(PAYMENT_COLUMNS)
    .where("status", "=", "pending")
    .where("expires_at", "<=", sql<string>`now()`)
    .where("seen_amount", "=", 0)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("transfer_claim")
            .select("id")
            .whereRef("transfer_claim.payment_id", "=", "payment.id"),
        ),
      ),
    )
    .orderBy("expires_at")
    .limit(limit)
    .execute();
