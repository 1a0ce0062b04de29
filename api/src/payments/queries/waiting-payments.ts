import { WAITING_MOST } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import { PAYMENT_COLUMNS, type Payment } from "./payments.ts";

/** A rejected proof is asked for again for this long. */
const ASKED_AGAIN = "7 days";

/** One that is open and of which nothing was sent or seen, or whose transfer was rejected lately. Those that end first come first. */
export const paymentsToAct = (reader: Reader, memberId: number): Promise<Payment[]> =>
  reader
    .selectFrom("payment")
    .select(PAYMENT_COLUMNS)
    .where("member_id", "=", memberId)
    .where((where) =>
      where.or([
        where.and([
          where("status", "=", "pending"),
          where("claimed", "=", false),
          where("seen_amount", "=", 0),
          where("held_amount", "=", 0),
          sql<boolean>`(expires_at is null or expires_at > now())`,
          sql<boolean>`not exists (select from money_notice n where n.payment_id = payment.id)`,
        ]),
        where.and([
          where("status", "=", "rejected"),
          where("method", "<>", "midtrans"),
          sql<boolean>`exists (select from payment_history h where h.payment_id = payment.id
            and h.to_status = 'rejected' and h.created_at > now() - ${sql.lit(ASKED_AGAIN)}::interval)`,
        ]),
      ]),
    )
    .orderBy("expires_at", (order) => order.asc().nullsLast())
    .orderBy("created_at", "desc")
    // Nobody has more open ones; this only bounds the work.
    .limit(WAITING_MOST * WAITING_MOST)
    .execute();
