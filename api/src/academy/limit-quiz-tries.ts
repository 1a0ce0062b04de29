import type { Database } from "../platform/database/database.ts";
import { tooMany } from "../platform/errors.ts";
import { type Limit, takeToken } from "../platform/rate-limit/token-buckets.ts";

/** Five tries in 15 minutes: a learner has to reread the lesson and cannot find the answers by trying. */
const TRIES: Limit = { most: 5, seconds: 15 * 60 };

export async function limitQuizTries(
  database: Database,
  memberId: number,
  materialId: number,
): Promise<void> {
  const token = await takeToken(database, `quiz:${memberId}:${materialId}`, TRIES);
  if (!token.granted) throw tooMany(token.retryAfter, "percobaan kuis");
}
