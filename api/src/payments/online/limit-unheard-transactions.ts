import type { Database } from "../../platform/database/database.ts";
import { tooMany } from "../../platform/errors.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import { takeTokens } from "../../platform/rate-limit/token-buckets.ts";

/** The provider names its transactions by UUIDs. */
const TRANSACTION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isTransactionId = (name: string): boolean => TRANSACTION_ID.test(name);

/** Each unknown transaction costs a call to the provider: limited per browser, and per network for scripts. */
const UNHEARD = { most: 10, seconds: 600 };
const UNHEARD_OF_NETWORK = { most: 60, seconds: 60 };

export async function limitUnheardTransactions(
  database: Database,
  { network, browser }: Caller,
): Promise<void> {
  const token = await takeTokens(database, [
    [`unheard:by-${browser ?? network}`, UNHEARD],
    [`unheard:${network}`, UNHEARD_OF_NETWORK],
  ]);
  if (!token.granted) throw tooMany(token.retryAfter, "pertanyaan");
}
