import type { Database } from "../database/database.ts";
import { tooMany } from "../errors.ts";
import { type Bucket, takeTokens } from "./token-buckets.ts";

/** Decoding a picture costs as much as a hundred plain calls. */
const OF_MEMBER = { most: 30, seconds: 3600 };

/** Call it when everything else about the call is valid, before its pictures are decoded. */
export async function allowPictures(
  database: Database,
  memberId: number,
  count: number,
  what = "gambar yang dikirim",
): Promise<void> {
  const bucket: Bucket = [`pictures:${memberId}`, OF_MEMBER];
  const token = await takeTokens(database, Array<Bucket>(count).fill(bucket));
  if (!token.granted) throw tooMany(token.retryAfter, what);
}
