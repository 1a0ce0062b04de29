import { UPLOAD_TYPES, UPLOAD_WRONG_TYPE } from "@barakah/contract/platform/upload-rules";
import { api } from "../../platform/browser-api.ts";
import { jpegOf } from "./crop.ts";

export interface StoredPicture {
  key: string;
  thumbnail: string;
}

/** No page shows a picture wider than this. */
export const WIDEST = 1600;

/** Makes every size and format on the server, which takes a few seconds. */
export function uploadPicture(picture: Blob): Promise<StoredPicture> {
  const form = new FormData();
  form.append("picture", picture, "gambar.jpg");
  return api.call("POST /api/admin/pictures/", { body: {} }, { form });
}

/** The picture in a file, upright; a sentence when it is none. However large: it is cut and made smaller here. */
export async function openPicture(file: File): Promise<ImageBitmap | string> {
  if (!(UPLOAD_TYPES as readonly string[]).includes(file.type)) return UPLOAD_WRONG_TYPE;
  return createImageBitmap(file).catch(() => UPLOAD_WRONG_TYPE);
}

/** Made no wider than any page shows it, so that photos straight from a phone can be sent too. */
export async function smaller(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, WIDEST / picture.width);
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return jpegOf(canvas);
}
