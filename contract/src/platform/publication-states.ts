export const PUBLICATIONS = ["draft", "published", "archived"] as const;
export type Publication = (typeof PUBLICATIONS)[number];
export const PUBLICATION_LABEL = { draft: "Draf", published: "Terbit", archived: "Arsip" } as const;
