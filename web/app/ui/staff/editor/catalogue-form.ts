import type { Publication } from "@barakah/contract/platform/publication-states";
import { slugFrom } from "./slug.ts";

/** What is written about anything in the catalogue. */
export const EMPTY_ITEM = {
  title: "",
  slug: "",
  description: "",
  /** The key of the cover that is sent, and where it is shown from. */
  picture: null as string | null,
  thumbnail: null as string | null,
  is_featured: false,
};
export type CatalogueForm = typeof EMPTY_ITEM;

/** The values of a form: what is stored of each, or else what the empty form has. */
export const formFrom = <Values extends object>(
  empty: Values,
  stored: { [Name in keyof Values]?: unknown } | undefined,
) =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, stored?.[name as keyof Values] ?? value]),
  ) as Values;

export interface StoredItem extends CatalogueForm {
  id: number;
  status: Publication;
  created_at: string;
  version: number;
  changed_by: string | null;
  changed_at: string | null;
  publish_at: string | null;
}

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
