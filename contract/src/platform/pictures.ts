/**
 * Every catalogue picture is stored under one key in these widths and formats, at /media/{key}/{width}.{format},
 * with a 1200×630 preview for shared links at /media/{key}/og.jpg. The API names the JPEG of `PICTURE_DEFAULT_WIDTH`
 * as the thumbnail; the other addresses follow from it.
 */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
export const PICTURE_DEFAULT_WIDTH = 640;
export const PICTURE_PREVIEW = { name: "og.jpg", width: 1200, height: 630 } as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export function pictureUrl(key: string, width: number, format: PictureFormat): string {
  return `/media/${key}/${width}.${format}`;
}

const OURS = /^(\/media\/[a-z0-9-]+)\/\d+\.jpg$/;

/** The `srcset` of one format; undefined if the thumbnail is not in our own store. */
export function pictureSrcSet(thumbnail: string, format: PictureFormat): string | undefined {
  const folder = OURS.exec(thumbnail)?.[1];
  if (!folder) return undefined;
  return PICTURE_WIDTHS.map((width) => `${folder}/${width}.${format} ${width}w`).join(", ");
}

export function picturePreview(thumbnail: string): string | undefined {
  const folder = OURS.exec(thumbnail)?.[1];
  return folder && `${folder}/${PICTURE_PREVIEW.name}`;
}

/** Where a PDF that was uploaded for everybody is read. */
export const documentUrl = (key: string) => `/media/${key}/kuitansi.pdf`;
