import type { PictureKind } from "@barakah/contract/backoffice/catalogue-rules";

/** The catalogues of the back office, named as the contract names their pictures. */
export type CatalogueKind = PictureKind;

/** The name and URL path of each. */
export const WORDS: Record<CatalogueKind, { name: string; path: "kampanye" | "produk" | "kelas" }> = {
  campaign: { name: "Program", path: "kampanye" },
  product: { name: "Produk", path: "produk" },
  course: { name: "Kelas", path: "kelas" },
};
