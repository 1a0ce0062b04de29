import type { PictureKind } from "@barakah/contract/platform/picture-ratios";

/** What is published from a list with a status. Events have states and a page of their own. */
export type CatalogueKind = Exclude<PictureKind, "event">;

/** The name and URL path of each. */
export const WORDS: Record<
  PictureKind,
  { name: string; path: "kampanye" | "produk" | "kelas" | "acara" | "artikel" }
> = {
  campaign: { name: "Program", path: "kampanye" },
  product: { name: "Produk", path: "produk" },
  course: { name: "Kelas", path: "kelas" },
  event: { name: "Acara", path: "acara" },
  article: { name: "Artikel", path: "artikel" },
};
