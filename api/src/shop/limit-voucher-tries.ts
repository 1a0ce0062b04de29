import type { Database } from "../platform/database/database.ts";
import { tooMany } from "../platform/errors.ts";
import { type Limit, takeToken } from "../platform/rate-limit/token-buckets.ts";

/** Enough for typing errors; more would be guessing codes. */
const TRIES: Limit = { most: 30, seconds: 600 };

export async function limitVoucherTries(database: Database, memberId: number): Promise<void> {
  const token = await takeToken(database, `voucher:${memberId}`, TRIES);
  if (!token.granted) throw tooMany(token.retryAfter, "percobaan kupon");
}
