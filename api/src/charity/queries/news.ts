import type { Tx } from "../../platform/database/database.ts";
import { versionOf } from "../../platform/text/version-of.ts";

export interface News {
  title: string;
  description: string;
  /** Default: now. */
  created_at?: string;
}

export const newsVersion = ({ title, description }: News) => versionOf([title, description]);

export const insertNews = (tx: Tx, campaignId: number, news: News) =>
  tx
    .insertInto("campaign_update")
    .values({ campaign_id: campaignId, ...news })
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockNews = (tx: Tx, id: number) =>
  tx.selectFrom("campaign_update").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const updateNews = (tx: Tx, id: number, news: News) =>
  tx.updateTable("campaign_update").set(news).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

export const deleteNews = (tx: Tx, id: number) =>
  tx.deleteFrom("campaign_update").where("id", "=", id).execute();
