import type { PersonalData } from "../platform/personal-data.ts";

/** Published texts stay without their author's name; the others go with the account. */
export const articlesPersonalData: PersonalData = {
  section: "articles",
  collect: (database, memberId) =>
    database.kysely
      .selectFrom("article")
      .select(["title", "slug", "summary", "description", "status", "review", "review_note"])
      .select(["created_at", "submitted_at", "published_at"])
      .where("author_id", "=", memberId)
      .orderBy("id")
      .execute(),
  async erase(tx, memberId) {
    await tx
      .deleteFrom("article")
      .where("author_id", "=", memberId)
      .where("published_at", "is", null)
      .execute();
    await tx
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
  },
};
