import type { CampaignUpdate } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { lockFiles, picturesIn } from "../platform/files/stored-files.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import { readStaffCampaign } from "./edit-campaign.ts";
import { deleteNews, insertNews, lockNews, type News, newsVersion, updateNews } from "./queries/news.ts";

/** Sanitised, with its pictures locked until it is written. */
async function held(tx: Tx, news: News): Promise<News> {
  const description = cleanHtml(news.description);
  await lockFiles(tx, { description: picturesIn(description) });
  return { title: news.title, description };
}
const noNews = () => notFound("Kabar tidak ditemukan.");

export async function addNews(
  database: Database,
  actor: Actor,
  campaignId: number,
  news: News,
): Promise<CampaignUpdate> {
  await readStaffCampaign(database, campaignId);
  return database.transact(async (tx) => {
    const made = await insertNews(tx, campaignId, await held(tx, news));
    await audit(tx, actor, "campaign.news.add", ["campaign_update", made.id], {
      after: { campaign_id: campaignId, title: made.title },
    });
    return made;
  });
}

/** Optimistic locking under the row's lock: the second editor gets a conflict and loses nothing. */
export async function editNews(
  database: Database,
  actor: Actor,
  id: number,
  { version, ...news }: News & { version: string },
): Promise<CampaignUpdate> {
  return database.transact(async (tx) => {
    const before = await lockNews(tx, id);
    if (!before) throw noNews();
    const wanted = await held(tx, news);
    if (newsVersion(before) === newsVersion(wanted)) return before;
    if (newsVersion(before) !== version) throw editConflict();
    const after = await updateNews(tx, id, wanted);
    await audit(tx, actor, "campaign.news.edit", ["campaign_update", id], {
      before: { title: before.title, description: before.description },
      after: { title: after.title, description: after.description },
    });
    return after;
  });
}

export async function removeNews(database: Database, actor: Actor, id: number): Promise<void> {
  await database.transact(async (tx) => {
    const before = await lockNews(tx, id);
    if (!before) throw noNews();
    await deleteNews(tx, id);
    await audit(tx, actor, "campaign.news.remove", ["campaign_update", id], { before });
  });
}
