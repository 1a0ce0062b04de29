import type { OwnArticle, StaffArticle, StaffArticleSummary } from "@barakah/contract";
import type { Insertable, Selectable, Updateable } from "kysely";
import { EDITOR_COLUMNS } from "../../platform/catalogue/published-list.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { ARTICLES } from "./articles.ts";

export type ArticleRow = Selectable<Schema["article"]>;

const COLUMNS = `${ARTICLES.columns}, item.status, item.picture, ${EDITOR_COLUMNS}, item.review, item.review_note,
  iso_instant(item.submitted_at) as submitted_at,
  (select coalesce(nullif(m.full_name, ''), m.username::text) from member m where m.id = item.author_id) as author`;
const WHOLE = `${COLUMNS}, item.description, item.refused_text, item.card_event_id, item.card_campaign_id,
  item.strip_until`;

/** Staff do not see texts that a member never sent. */
const SENT = "(item.author_id is null or item.submitted_at is not null)";

interface Filter extends StaffFilter {
  search?: string | undefined;
  status?: StaffArticle["status"] | "waiting" | undefined;
}

export const staffArticles = (database: Database, { search, status, ...page }: Filter) =>
  staffList<StaffArticleSummary>(database, page, (place) => ({
    columns: COLUMNS,
    table: "article",
    where: [
      SENT,
      status === "waiting" ? "item.review = 'waiting'" : status && `item.status = ${place(status)}`,
    ],
    search: search && { exact: `item.search @@ (select search_query('article', ${place(search)}))` },
  }));

export async function staffArticle(database: Database, id: number): Promise<StaffArticle | undefined> {
  const [found] = await database.prepared<StaffArticle>(
    "staff-article",
    `select ${WHOLE} from article item where item.id = $1 and ${SENT}`,
    [id],
  );
  return found;
}

export const articlesOf = (database: Database, memberId: number, page: StaffFilter) =>
  staffList<OwnArticle>(database, page, (place) => ({
    columns: COLUMNS,
    table: "article",
    where: [`item.author_id = ${place(memberId)}`],
  }));

export async function articleOf(
  database: Database,
  memberId: number,
  id: number,
): Promise<OwnArticle | undefined> {
  const [found] = await database.prepared<OwnArticle>(
    "own-article",
    `select ${WHOLE} from article item where item.id = $2 and item.author_id = $1`,
    [memberId, id],
  );
  return found;
}

export const lockArticle = (tx: Tx, id: number): Promise<ArticleRow | undefined> =>
  tx.selectFrom("article").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function insertArticle(tx: Tx, columns: Insertable<Schema["article"]>): Promise<number> {
  const { id } = await tx.insertInto("article").values(columns).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const updateArticle = (tx: Tx, id: number, columns: Updateable<Schema["article"]>) =>
  tx.updateTable("article").set(columns).where("id", "=", id).execute();

export const deleteArticle = (tx: Tx, id: number) => tx.deleteFrom("article").where("id", "=", id).execute();

/** The member's name, as readers will see it. */
export async function nameOf(tx: Tx, memberId: number): Promise<string> {
  const { full_name, username } = await tx
    .selectFrom("member")
    .select(["full_name", "username"])
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return full_name || username;
}
