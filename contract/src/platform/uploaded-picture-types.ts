/** The formats of pictures that may be uploaded, by the type that a browser states. The server knows them by their first bytes. */
export const UPLOAD_TYPES = ["image/jpeg", "image/jpg", "image/png"] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

export const isUploadType = (type: string): boolean => UPLOAD_TYPES.some((one) => one === type);

/** What a file field offers; by the ending too, because some phones state no type. */
export const UPLOAD_ACCEPT = [...UPLOAD_TYPES, ".jpg", ".jpeg", ".png"].join(",");

export const UPLOAD_WRONG_TYPE = "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.";
