import {
  UPLOAD_MOST_BYTES,
  UPLOAD_TOO_LARGE,
  UPLOAD_TYPES,
  UPLOAD_WRONG_TYPE,
} from "@barakah/contract/platform/upload-rules";

/** Why this file cannot become a profile picture, before it is looked into. */
export function refusalOf({ size, type }: Pick<File, "size" | "type">): string | undefined {
  if (size > UPLOAD_MOST_BYTES) return UPLOAD_TOO_LARGE;
  return (UPLOAD_TYPES as readonly string[]).includes(type) ? undefined : UPLOAD_WRONG_TYPE;
}

/** The picture in the file, upright; a sentence when it is none, whatever its name says. */
export async function openPicture(file: File): Promise<ImageBitmap | string> {
  const refusal = refusalOf(file);
  if (refusal) return refusal;
  return createImageBitmap(file).catch(() => UPLOAD_WRONG_TYPE);
}
