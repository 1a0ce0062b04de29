import type { Database, Tx } from "../../platform/database/database.ts";

export const articlesBy = ({ kysely }: Database, memberId: number) =>
  kysely
    .selectFrom("article")
    .select(["title", "slug", "summary", "description", "status", "review", "review_note"])
    .select(["created_at", "submitted_at", "published_at"])
    .where("author_id", "=", memberId)
    .orderBy("id")
    .execute();

export const deleteUnpublished = (tx: Tx, memberId: number) =>
  tx.deleteFrom("article").where("author_id", "=", memberId).where("published_at", "is", null).execute();

export const namelessArticles = (tx: Tx, memberId: number) =>
  tx
    .updateTable("article")
    .set({
      author_id: null,
      writer: "Anggota komunitas",
      review: null,
      review_note: "",
      refused_text: null,
    })
    .where("author_id", "=", memberId)
    .execute();
