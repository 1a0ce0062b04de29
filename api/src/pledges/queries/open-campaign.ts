import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** Whether a campaign takes gifts: as in `charity/queries/open-campaign.ts`, which pledges may not import. */
export const takesGifts = (campaign: string) =>
  `(${campaign}.status = 'published' and (${campaign}.deadline is null or ${campaign}.deadline > now()))`;

/** What a new pledge is for; undefined if it takes no gifts. */
export const openCampaignId = async (tx: Tx, slug: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("campaign")
      .select("id")
      .where("slug", "=", slug)
      .where(sql.raw<boolean>(takesGifts("campaign")))
      .executeTakeFirst()
  )?.id;
