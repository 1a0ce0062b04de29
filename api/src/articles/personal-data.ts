import type { PersonalData } from "../platform/personal-data.ts";
import { articlesBy, deleteUnpublished, namelessArticles } from "./queries/personal-data.ts";

/** Published texts stay without their author's name; the others go with the account. */
export const articlesPersonalData: PersonalData = {
  section: "articles",
  collect: articlesBy,
  async erase(tx, memberId) {
    await deleteUnpublished(tx, memberId);
    await namelessArticles(tx, memberId);
  },
};
