import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** Takes gifts while it is published and before its deadline. Locked until the gift is written, so that the campaign cannot close in between. */
export async function openCampaign(tx: Tx, slug: string) {
  return tx
    .selectFrom("campaign")
    .select(["id", "title", "category"])
    .select(sql<boolean>`deadline is null or deadline > now()`.as("is_open"))
    .where("slug", "=", slug)
    .where("status", "=", "published")
    .forShare()
    .executeTakeFirst();
}
