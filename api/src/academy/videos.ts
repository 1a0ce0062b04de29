import { stat } from "node:fs/promises";
import { resolve } from "node:path";

const KEY = /^[A-Za-z0-9_-]{1,100}\.(?:mp4|webm)$/;

/** Where lessons' own videos are kept: never below the folder of the public pictures. */
export const videosFolder = (dataDirectory: string) => resolve(dataDirectory, "uploads/videos");

/** The path of a video that is there. */
export type OpenVideo = (key: string) => Promise<string | undefined>;

export function lessonVideos(dataDirectory: string): OpenVideo {
  const folder = videosFolder(dataDirectory);
  return async (key) => {
    if (!KEY.test(key)) return undefined;
    const path = resolve(folder, key);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? path : undefined;
  };
}
