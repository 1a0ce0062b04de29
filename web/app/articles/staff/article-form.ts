import type { Article, ArticleDraft, StaffArticle } from "@barakah/contract";
import type { ArticleCategory } from "@barakah/contract/articles/article-words";
import { EMPTY_ITEM, formFrom, sharedPreview } from "../../ui/staff/editor/catalogue-form.ts";

const EMPTY = {
  ...EMPTY_ITEM,
  category: "article" as ArticleCategory,
  summary: "",
  writer: "",
  card_event_id: null as number | null,
  card_campaign_id: null as number | null,
  strip_until: "",
};
export type ArticleForm = typeof EMPTY;

export const formOf = (stored: StaffArticle | Partial<ArticleForm> | undefined) => formFrom(EMPTY, stored);

export const sentOf = ({ thumbnail: _, strip_until, ...form }: ArticleForm): ArticleDraft => ({
  ...form,
  strip_until: (form.category === "announcement" && strip_until) || null,
});

/** As readers will see it. */
export const previewOf = (
  form: ArticleForm,
  stored: StaffArticle | undefined,
): Omit<Article, "card" | "others"> => ({
  ...sharedPreview(form, stored),
  category: form.category,
  summary: form.summary,
  writer: form.writer,
  minutes: stored?.minutes ?? 1,
  published_at: stored?.publish_at ?? new Date().toISOString(),
  changed_at: null,
});
