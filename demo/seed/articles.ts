import { jakartaDay } from "@barakah/contract";
import { insertArticle } from "../../api/src/articles/queries/staff-articles.ts";
import { written } from "../../api/src/articles/written.ts";
import { slugFrom } from "../../api/src/platform/catalogue/slugs.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { articles } from "../content/articles.ts";
import { ago } from "./days.ts";

const SENT_DAYS_AGO = 1;

/** Inserted directly: the use cases cannot publish in the past. */
export async function seedArticles(tx: Tx, member: { id: number; full_name: string } | undefined) {
  for (const { daysAgo, campaign, writer, stripDays, ...article } of articles) {
    if (daysAgo === null && !member) continue;
    const at = ago(daysAgo === null ? SENT_DAYS_AGO : Math.max(daysAgo, 0));
    const found = campaign
      ? await tx.selectFrom("campaign").select("id").where("slug", "=", campaign).executeTakeFirst()
      : undefined;
    await insertArticle(tx, {
      ...written(article),
      slug: slugFrom(article.title),
      created_at: at,
      card_campaign_id: found?.id ?? null,
      ...(stripDays && { strip_until: jakartaDay(ago(-stripDays)) }),
      ...(daysAgo === null
        ? { author_id: member?.id, writer: member?.full_name, review: "waiting", submitted_at: at }
        : { writer }),
      ...(daysAgo !== null && daysAgo >= 0 && { status: "published", published_at: at }),
      ...(daysAgo !== null && daysAgo < 0 && { publish_at: ago(daysAgo) }),
    });
  }
}
