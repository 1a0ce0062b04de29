import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Decision } from "../queries/history.ts";
import { ownMoney } from "../queries/own-money.ts";
import type { Share } from "../queries/shares.ts";

export interface FactsToVerify {
  /** Whether the decider is the payer. */
  own: boolean;
  /** How often its verification was reversed. */
  reversals: number;
  /** Largest first. */
  shares: Share[];
}

/** All facts for verifying a locked payment, in one query: at fifty verifications a second, round trips dominate. */
export async function factsToVerify(tx: Tx, paymentId: string, decision: Decision): Promise<FactsToVerify> {
  const by = decision.as === "staff" ? decision.by : null;
  const { rows } = await sql<FactsToVerify>`select ${ownMoney(paymentId, by)} as own,
      (select count(*) from ledger_transaction where payment_id = ${paymentId}
        and event like 'payment:' || ${paymentId} || ':reversed:%') as reversals,
      (select coalesce(jsonb_agg(jsonb_build_object('account', account, 'amount', amount) order by amount desc, account), '[]')
        from payment_share where payment_id = ${paymentId}) as shares`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error("a statement without FROM has one row");
  return facts;
}
