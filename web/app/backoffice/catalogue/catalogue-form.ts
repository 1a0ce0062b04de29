import type { Publication } from "@barakah/contract/backoffice/catalogue-rules";
import { slugFrom } from "./slug.ts";

/** What is written about anything in the catalogue. */
export interface CatalogueForm {
  title: string;
  slug: string;
  description: string;
  /** The key of the cover that is sent, and where it is shown from. */
  picture: string | null;
  thumbnail: string | null;
  is_featured: boolean;
}

export interface StoredItem extends CatalogueForm {
  id: number;
  status: Publication;
  created_at: string;
  version: number;
  changed_by: string | null;
  changed_at: string | null;
  publish_at: string | null;
}

export function sharedForm(stored: StoredItem | undefined): CatalogueForm {
  return {
    title: stored?.title ?? "",
    slug: stored?.slug ?? "",
    description: stored?.description ?? "",
    picture: stored?.picture ?? null,
    thumbnail: stored?.thumbnail ?? null,
    is_featured: stored?.is_featured ?? false,
  };
}

/** What visitors get of it, made from what is written now. */
export function sharedPreview(form: CatalogueForm, stored: StoredItem | undefined) {
  const { title, slug, description, thumbnail, is_featured } = form;
  return {
    id: stored?.id ?? 1,
    title: title || "Judul",
    slug: slug || slugFrom(title) || "baru",
    description,
    thumbnail,
    is_featured,
    created_at: stored?.created_at ?? "",
    summary: "",
  };
}
