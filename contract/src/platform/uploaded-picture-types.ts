/** The formats of pictures that may be uploaded, by the type that a browser states. The server knows them by their first bytes. */
export const UPLOAD_TYPES = ["image/jpeg", "image/jpg", "image/png"] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

const ENDINGS = [".jpg", ".jpeg", ".png"];

/** Some phones state no type: then the name's ending decides. */
export const isUploadType = ({ name, type }: { name: string; type: string }): boolean =>
  type === ""
    ? ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
    : UPLOAD_TYPES.some((one) => one === type);

/** What a file field offers. */
export const UPLOAD_ACCEPT = [...UPLOAD_TYPES, ...ENDINGS].join(",");

export const UPLOAD_WRONG_TYPE = "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.";
