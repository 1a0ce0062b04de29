import { z } from "zod";
import {
  catalogueDraft,
  editedForStaff,
  listedForStaff,
  pictureKey,
  seenVersion,
} from "../platform/catalogue.ts";
import { endpoint, saying } from "../platform/endpoint.ts";
import { catalogueFilter, html, id, instant, page, queryText, slug, upTo } from "../platform/vocabulary.ts";
import { ARTICLE_CATEGORIES, ARTICLE_REVIEWS, ARTICLE_SUMMARY_MOST } from "./article-words.ts";

const member = { access: "member" } as const;

export const articleSummary = z.object({
  id,
  slug,
  title: z.string(),
  thumbnail: z.string().nullable(),
  category: z.enum(ARTICLE_CATEGORIES),
  summary: z.string(),
  /** Empty: the community itself. */
  writer: z.string(),
  /** How long it takes to read. */
  minutes: z.int(),
  published_at: instant,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** The event or campaign that is linked at the end of an article. */
const articleCard = z.object({
  kind: z.enum(["event", "campaign"]),
  slug,
  title: z.string(),
  /** Only of an event. */
  starts_at: instant.nullable(),
  place: z.string(),
});

export const article = articleSummary.extend({
  description: html,
  changed_at: instant.nullable(),
  card: articleCard.nullable(),
  /** The newest others. */
  others: z.array(articleSummary),
});
export type Article = z.infer<typeof article>;

export const listArticles = endpoint("GET /api/articles/", {
  summary: "Artikel, kabar kegiatan, dan pengumuman, terbaru dahulu.",
  access: "public",
  query: catalogueFilter
    .pick({ limit: true, offset: true, search: true })
    .extend({ category: queryText.pipe(z.enum(ARTICLE_CATEGORIES)).optional() }),
  response: z.array(articleSummary),
  counted: true,
  cached: true,
});

export const getArticle = endpoint("GET /api/articles/:slug/", {
  summary: "Satu artikel. Alamat lamanya tetap mengantar ke sini.",
  access: "public",
  response: article,
  cached: true,
});

export const readAnnouncement = endpoint("GET /api/announcement/", {
  summary: "Pengumuman yang sedang tampil di Home, yang terbaru; kosong bila tidak ada.",
  access: "public",
  response: articleSummary.pick({ slug: true, title: true }).nullable(),
  cached: true,
});

/** As its author sees it. */
export const ownArticle = z.object({
  ...listedForStaff,
  ...editedForStaff,
  category: z.enum(ARTICLE_CATEGORIES),
  summary: z.string(),
  description: html,
  picture: z.string().nullable(),
  writer: z.string(),
  minutes: z.int(),
  published_at: instant.nullable(),
  review: z.enum(ARTICLE_REVIEWS).nullable(),
  /** Why it was refused. */
  review_note: z.string(),
  submitted_at: instant.nullable(),
});
export type OwnArticle = z.infer<typeof ownArticle>;

const draft = z.object({
  title: catalogueDraft.title,
  description: catalogueDraft.description,
  summary: upTo(ARTICLE_SUMMARY_MOST).default(""),
  picture: pictureKey,
  category: z.enum(ARTICLE_CATEGORIES, { error: "Pilih jenisnya." }).exclude(["announcement"]),
});
export type OwnArticleDraft = z.input<typeof draft>;

export const listOwnArticles = endpoint("GET /api/articles/mine/", {
  summary: "Tulisan anggota sendiri, terbaru dahulu.",
  ...member,
  query: z.object(page),
  response: z.array(ownArticle.omit({ description: true })),
  counted: true,
});

export const getOwnArticle = endpoint("GET /api/articles/mine/:id/", {
  summary: "Satu tulisan sendiri. Milik orang lain: 404.",
  ...member,
  response: ownArticle,
});

export const createOwnArticle = endpoint("POST /api/articles/mine/", {
  summary: "Tulisan baru, sebagai draf yang hanya dilihat penulisnya.",
  ...member,
  body: draft,
  response: ownArticle,
  status: 201,
});

export const editOwnArticle = endpoint("PUT /api/articles/mine/:id/", {
  summary:
    "Menyimpan tulisan sendiri selama belum disetujui. 409 `edit_conflict` bila editor sudah menyimpannya, `already_decided` sesudah disetujui atau diarsipkan.",
  ...member,
  body: draft.extend(seenVersion),
  response: ownArticle,
});

export const submitArticle = endpoint("POST /api/articles/mine/:id/submit/", {
  summary:
    "Mengirim tulisan kepada editor, juga sesudah diperbaiki. Paling banyak lima kali sehari. 409 `already_waiting` bila sedang dibaca.",
  ...member,
  body: z.object({
    own_pictures: z.literal(true, { error: "Pastikan dahulu tulisan dan gambarnya milikmu." }),
  }),
  response: ownArticle,
});

export const withdrawArticle = endpoint("POST /api/articles/mine/:id/withdraw/", {
  summary: "Menarik kembali tulisan yang sedang menunggu editor.",
  ...member,
  response: ownArticle,
});

export const deleteOwnArticle = endpoint("DELETE /api/articles/mine/:id/", {
  summary: "Menghapus tulisan sendiri yang belum disetujui.",
  ...member,
  ...saying("Tulisan dihapus."),
});

export const uploadArticlePicture = endpoint("POST /api/articles/pictures/", {
  summary:
    "Gambar untuk tulisan sendiri (`picture`, JPG atau PNG, paling besar 2 MB). Yang tidak dipakai dihapus sesudah sehari.",
  ...member,
  multipart: true,
  files: ["picture"],
  body: z.object({}),
  response: z.object({ key: z.string(), thumbnail: z.string() }),
  status: 201,
});
