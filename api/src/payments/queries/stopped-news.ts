import { createHash } from "node:crypto";
import type { Reader } from "../../platform/database/database.ts";

/** The same for everybody who writes the address a little differently. */
export const hashOfAddress = (email: string) =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex");

export async function hasStoppedNews(reader: Reader, email: string): Promise<boolean> {
  const found = await reader
    .selectFrom("stopped_news")
    .select("email_hash")
    .where("email_hash", "=", hashOfAddress(email))
    .executeTakeFirst();
  return found !== undefined;
}

export const stopNews = (reader: Reader, email: string) =>
  reader
    .insertInto("stopped_news")
    .values({ email_hash: hashOfAddress(email) })
    .onConflict((clash) => clash.doNothing())
    .execute();

export const resumeNews = (reader: Reader, email: string) =>
  reader.deleteFrom("stopped_news").where("email_hash", "=", hashOfAddress(email)).execute();
