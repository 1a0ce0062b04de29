import { join, resolve } from "node:path";
import { type FileStore, isFile, uploadsFolder } from "../platform/files/file-store.ts";
import type { PassedOn } from "../platform/files/s3/bucket.ts";

const KEY = /^[A-Za-z0-9_-]{1,100}\.(mp4|webm)$/;

/** Must not be inside the folder of the public pictures: videos are for enrolled members. */
export const VIDEOS = "videos";
export const videosFolder = (dataDirectory: string) => resolve(uploadsFolder(dataDirectory), VIDEOS);

/** A video on this disk, or the requested range from the object storage. */
export type OpenedVideo = { path: string } | { type: string; piece: PassedOn };
export type OpenVideo = (key: string, range: string | undefined) => Promise<OpenedVideo | undefined>;

export function lessonVideos(files: FileStore): OpenVideo {
  return async (key, range) => {
    const type = KEY.exec(key)?.[1];
    if (!type) return undefined;
    const path = join(VIDEOS, key);
    if (await isFile(resolve(files.folder, path))) return { path: resolve(files.folder, path) };
    const piece = await files.passOn(path, range);
    return piece && { type: `video/${type}`, piece };
  };
}
