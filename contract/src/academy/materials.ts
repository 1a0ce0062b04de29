export const MATERIAL_TYPES = ["article", "video", "quiz"] as const;
export type MaterialType = (typeof MATERIAL_TYPES)[number];
export const MATERIAL_TYPE_LABEL = { article: "Artikel", video: "Video", quiz: "Kuis" } as const;

/** Accepted media types of uploaded videos. The server checks the content. */
export const VIDEO_TYPES = ["video/mp4", "video/webm"] as const;
export const VIDEO_WRONG_TYPE = "Format video tidak didukung. Hanya MP4 dan WebM yang diperbolehkan.";
export const videoTooLarge = (mostBytes: number) =>
  `Video terlalu besar. Paling besar ${Math.floor(mostBytes / 1_048_576).toLocaleString("id-ID")} MB.`;

/** The message for members without a verified enrolment, in the API and on screen. */
export const MATERIALS_CLOSED = "Anda harus mendaftar dan membayar untuk mengakses materi kelas ini.";
export const ALREADY_ENROLLED = "Anda sudah terdaftar di kelas ini.";
