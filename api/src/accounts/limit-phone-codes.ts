import type { Database } from "../platform/database/database.ts";
import { tooMany } from "../platform/errors.ts";
import { type Limit, takeTokens } from "../platform/rate-limit/token-buckets.ts";
import { digestOf } from "../platform/secrets.ts";

const DAY = 24 * 3600;
/** Each costs money, and anybody can type anybody's number. */
const TO_NUMBER: Limit = { most: 3, seconds: DAY };
const OF_MEMBER: Limit = { most: 5, seconds: DAY };

export async function limitPhoneCodes(database: Database, memberId: number, number: string): Promise<void> {
  const token = await takeTokens(database, [
    [`phone-codes-of:${memberId}`, OF_MEMBER],
    [`phone-codes-to:${digestOf(number).toString("hex")}`, TO_NUMBER],
  ]);
  if (!token.granted) throw tooMany(token.retryAfter, "kode");
}
