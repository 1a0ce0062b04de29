import { type BodyOf, jakartaClock, type publishStaffArticle } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { tell } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import { publishItem } from "../platform/catalogue/publish-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { NO_ARTICLE, readStaffArticle } from "./edit-article.ts";
import { type ArticleRow, lockArticle, updateArticle } from "./queries/staff-articles.ts";

type Move = BodyOf<typeof publishStaffArticle>;

async function lockSeen(tx: Tx, id: number, version: number): Promise<ArticleRow> {
  const row = await lockArticle(tx, id);
  if (!row || (row.author_id !== null && row.submitted_at === null)) throw notFound(NO_ARTICLE);
  if (row.version !== version) throw editConflict(row.version);
  return row;
}

async function tellAuthor(
  tx: Tx,
  { id, author_id, submitted_at }: ArticleRow,
  news: { title: string; body: string; link: string; button: string },
) {
  if (author_id === null) return;
  const { button, ...said } = news;
  await tell(tx, {
    ...said,
    topic: "account",
    to: { memberId: author_id },
    key: `article ${id} ${news.title} ${submitted_at}`,
    letter: { cause: "anyone", button: { label: button } },
  });
}

function momentWords(instant: string): string {
  const clock = jakartaClock(instant);
  return `${longDay(clock.slice(0, 10))} pukul ${clock.slice(11, 16).replace(":", ".")} WIB`;
}

/** Publishing or scheduling what a member sent in approves it. */
export async function publishArticle(
  database: Database,
  actor: Actor,
  id: number,
  { version, ...move }: Move,
) {
  await database.transact(async (tx) => {
    const row = await lockSeen(tx, id, version);
    const approves = row.review !== null && (move.status === "published" || move.publish_at !== null);
    // Before its state changes: what is reviewed is a draft without a date.
    if (approves || move.status !== "draft")
      await updateArticle(tx, id, { review: null, review_note: "", refused_text: null });
    await publishItem(tx, actor, "article", id, move);
    if (approves)
      await tellAuthor(tx, row, {
        title: `“${row.title}” disetujui`,
        body: move.publish_at
          ? `Terima kasih. Tulisanmu terbit sendiri ${momentWords(move.publish_at)}.`
          : "Terima kasih. Tulisanmu sudah dapat dibaca semua orang.",
        link: move.publish_at ? "/tulisan-saya" : `/artikel/${row.slug}`,
        button: "Buka tulisanmu",
      });
  });
  return readStaffArticle(database, id);
}

export async function refuseArticle(
  database: Database,
  actor: Actor,
  id: number,
  { version, reason }: { version: number; reason: string },
) {
  await database.transact(async (tx) => {
    const row = await lockSeen(tx, id, version);
    if (row.review !== "waiting")
      throw conflict("already_decided", "Naskah ini tidak sedang menunggu. Muat ulang halaman ini.");
    await updateArticle(tx, id, {
      review: "refused",
      review_note: reason,
      refused_text: row.description,
    });
    await audit(tx, actor, "article.refuse", ["article", id], { after: { reason } });
    await tellAuthor(tx, row, {
      title: `“${row.title}” perlu diperbaiki`,
      body: `Kata editor: ${reason}`,
      link: `/tulisan-saya/${id}`,
      button: "Perbaiki tulisan",
    });
  });
  return readStaffArticle(database, id);
}
