export const ARTICLE_CATEGORIES = ["article", "activity", "announcement"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

export const ARTICLE_CATEGORY_LABEL: Record<ArticleCategory, string> = {
  article: "Artikel",
  activity: "Kegiatan",
  announcement: "Pengumuman",
};

/** An editor's decision about what a member sent; null before it is sent and after it is approved. */
export const ARTICLE_REVIEWS = ["waiting", "refused"] as const;

export const ARTICLE_SUMMARY_MOST = 200;
