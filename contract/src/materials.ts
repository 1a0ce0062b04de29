export const MATERIAL_TYPES = ["article", "video", "quiz"] as const;
export const MATERIAL_TYPE_LABEL = { article: "Artikel", video: "Video", quiz: "Kuis" } as const;
