import { stat } from "node:fs/promises";
import { extname, resolve } from "node:path";
import type { StoredFile } from "../platform/files/byte-range.ts";

const TYPES: Record<string, string> = { ".mp4": "video/mp4", ".webm": "video/webm" };
const KEY = /^[A-Za-z0-9_-]{1,100}\.(?:mp4|webm)$/;

/** Where lessons' own videos are kept: never below the folder of the public pictures. */
export const videosFolder = (dataDirectory: string) => resolve(dataDirectory, "uploads/videos");

export type OpenVideo = (key: string) => Promise<StoredFile | undefined>;

export function lessonVideos(dataDirectory: string): OpenVideo {
  const folder = videosFolder(dataDirectory);
  return async (key) => {
    if (!KEY.test(key)) return undefined;
    const path = resolve(folder, key);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile()
      ? { path, bytes: found.size, type: TYPES[extname(key)] ?? "video/mp4" }
      : undefined;
  };
}
