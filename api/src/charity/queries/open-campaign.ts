import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

export const beforeDeadline = (campaign: string) =>
  `(${campaign}.deadline is null or ${campaign}.deadline > now())`;

/** Whether a campaign takes gifts. Pledges, which may not import charity, say the same in their `open-campaign.ts`. */
export const takesGifts = (campaign: string) =>
  `(${campaign}.status = 'published' and ${beforeDeadline(campaign)})`;

/** Takes gifts while it is published and before its deadline. Locked until the gift is written, so that the campaign cannot close in between. */
export async function openCampaign(tx: Tx, slug: string) {
  return tx
    .selectFrom("campaign")
    .select(["id", "title", "category"])
    .select(sql.raw<boolean>(beforeDeadline("campaign")).as("is_open"))
    .where("slug", "=", slug)
    .where("status", "=", "published")
    .forShare()
    .executeTakeFirst();
}
