import { isUploadType, UPLOAD_WRONG_TYPE } from "@barakah/contract/platform/uploaded-picture-types";
import { api } from "../../platform/browser-api.ts";
import { jpegOf } from "./crop.ts";

export interface StoredPicture {
  key: string;
  thumbnail: string;
}

/** The widest size that a page shows. */
export const WIDEST = 1600;

/** The server makes every size and format, which takes seconds. */
export const uploadPicture = (picture: Blob) => upload("POST /api/admin/pictures/", picture);

/** For a member's own store, and for what members write. */
export const uploadStorePicture = (picture: Blob) => upload("POST /api/stores/pictures/", picture);
export const uploadArticlePicture = (picture: Blob) => upload("POST /api/articles/pictures/", picture);

function upload(
  endpoint: `POST /api/${"admin" | "stores" | "articles"}/pictures/`,
  picture: Blob,
): Promise<StoredPicture> {
  const form = new FormData();
  form.append("picture", picture, "gambar.jpg");
  return api.call(endpoint, { body: {} }, { form });
}

/** Decodes the picture, upright; a sentence if it is none. */
export async function openPicture(file: File): Promise<ImageBitmap | string> {
  if (!isUploadType(file)) return UPLOAD_WRONG_TYPE;
  return createImageBitmap(file).catch(() => UPLOAD_WRONG_TYPE);
}

/** Shrunk before the upload, so that phone photos can be sent. */
export async function smaller(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, WIDEST / picture.width);
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return jpegOf(canvas);
}
