export const PUBLICATIONS = ["draft", "published", "archived"] as const;
export type Publication = (typeof PUBLICATIONS)[number];
export const PUBLICATION_LABEL = { draft: "Draf", published: "Terbit", archived: "Arsip" } as const;

export const TITLE_MOST = 120;

/**
 * Staff lists are counted up to this number, search results up to the second one. If there are more, the header says one
 * more than the limit.
 */
export const STAFF_COUNT_MOST = 1000;
export const STAFF_FOUND_MOST = 200;
/** How far down they can be paged. */
export const STAFF_DEEPEST = 10_000;
export const STAFF_FOUND_DEEPEST = 1000;

/** Width to height of each kind of picture, to which it is cropped before it is sent. */
export const PICTURE_RATIOS = {
  campaign: [16, 10],
  product: [7, 6],
  course: [16, 9],
  event: [16, 10],
  article: [16, 9],
} as const;
export type PictureKind = keyof typeof PICTURE_RATIOS;
