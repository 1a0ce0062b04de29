import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { tooMany } from "../platform/errors.ts";
import { type Limit, takeToken } from "../platform/rate-limit/token-buckets.ts";

/** Of one member. */
const DRAFTS: Limit = { most: 20, seconds: 24 * 3600 };
/** Editors read each of them. */
const SUBMISSIONS: Limit = { most: 5, seconds: 24 * 3600 };

async function allow(database: Database, bucket: string, limit: Limit, noun: string) {
  const token = await takeToken(database, bucket, limit);
  if (!token.granted) throw tooMany(token.retryAfter, noun);
}

export const limitDrafts = (database: Database, { memberId }: Actor) =>
  allow(database, `article-drafts:${memberId}`, DRAFTS, "tulisan baru");

export const limitSubmissions = (database: Database, { memberId }: Actor) =>
  allow(database, `article-submissions:${memberId}`, SUBMISSIONS, "tulisan yang dikirim");
