import { z } from "zod";
import {
  catalogueDraft,
  changePublication,
  PUBLICATIONS,
  seenVersion,
  staffPage,
} from "../platform/catalogue.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { PERSON_MOST } from "../platform/text-lengths.ts";
import { day, html, id, queryText, reason, upTo } from "../platform/vocabulary.ts";
import { ARTICLE_CATEGORIES, ARTICLE_SUMMARY_MOST } from "./article-words.ts";
import { ownArticle } from "./articles.ts";

const staff = may("articles");

export const staffArticle = ownArticle.extend({
  /** The member who sent it in, by name. */
  author: z.string().nullable(),
  /** The text that was refused last. */
  refused_text: html.nullable(),
  card_event_id: id.nullable(),
  card_campaign_id: id.nullable(),
  strip_until: day.nullable(),
});
export type StaffArticle = z.infer<typeof staffArticle>;

export const staffArticleSummary = staffArticle.omit({
  description: true,
  refused_text: true,
  card_event_id: true,
  card_campaign_id: true,
  strip_until: true,
});
export type StaffArticleSummary = z.infer<typeof staffArticleSummary>;

const articleDraft = z
  .object({
    ...catalogueDraft,
    category: z.enum(ARTICLE_CATEGORIES, { error: "Pilih jenisnya." }),
    summary: upTo(ARTICLE_SUMMARY_MOST).default(""),
    writer: upTo(PERSON_MOST).default(""),
    card_event_id: id.nullable().default(null),
    card_campaign_id: id.nullable().default(null),
    /** The last day on which an announcement is on the home page. */
    strip_until: day.nullable().default(null),
  })
  .refine(({ card_event_id, card_campaign_id }) => !(card_event_id && card_campaign_id), {
    error: "Pilih satu kartu saja.",
    path: ["card_event_id"],
  });
export type ArticleDraft = z.input<typeof articleDraft>;

export const listStaffArticles = endpoint("GET /api/admin/articles/", {
  summary:
    "Semua artikel, juga draf dan arsip, terbaru dahulu. `status`: `waiting` untuk naskah anggota yang menunggu.",
  ...staff,
  query: z.object({
    ...staffPage,
    status: queryText.pipe(z.enum([...PUBLICATIONS, "waiting"])).optional(),
  }),
  response: z.array(staffArticleSummary),
  counted: true,
});

export const getStaffArticle = endpoint("GET /api/admin/articles/:id/", {
  summary: "Satu artikel untuk dibaca atau disunting.",
  ...staff,
  response: staffArticle,
});

export const createStaffArticle = endpoint("POST /api/admin/articles/", {
  summary: "Artikel baru, sebagai draf.",
  ...staff,
  body: articleDraft,
  response: staffArticle,
  status: 201,
});

export const editStaffArticle = endpoint("PUT /api/admin/articles/:id/", {
  summary: "Menyimpan artikel. Alamat lamanya tetap mengantar ke yang baru.",
  ...staff,
  body: articleDraft.safeExtend(seenVersion),
  response: staffArticle,
});

export const publishStaffArticle = endpoint("POST /api/admin/articles/:id/status/", {
  summary:
    "Menerbitkan, menjadwalkan (`draft` dengan `publish_at`), menarik kembali, atau mengarsipkan. Naskah anggota yang menunggu menjadi disetujui dan penulisnya dikabari. 409 `edit_conflict` bila berubah sejak dibaca.",
  ...staff,
  body: changePublication.extend(seenVersion),
  response: staffArticle,
});

export const refuseStaffArticle = endpoint("POST /api/admin/articles/:id/refuse/", {
  summary:
    "Meminta penulisnya memperbaiki naskah, dengan alasannya. 409 `already_decided` bila tidak sedang menunggu.",
  ...staff,
  body: z.object({ reason, ...seenVersion }),
  response: staffArticle,
});
