import { z } from "zod";
import { count } from "../platform/config/setting-types.ts";
import type { PageSources } from "../platform/http/security-headers.ts";

/** youtube-nocookie.com answers only under the name `www.youtube-nocookie.com`. */
const fullName = (host: string) => (host === "youtube-nocookie.com" ? `www.${host}` : host);

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

export const academySettings = {
  /**
   * Comma-separated video sites whose players lessons may embed: www.youtube-nocookie.com,player.vimeo.com. None by
   * default, because each of them learns who watches.
   */
  VIDEO_EMBED_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(fullName),
    )
    .pipe(z.array(z.string().regex(HOST, "isi dengan nama host saja, dipisahkan koma"))),
  VIDEO_MOST_MEGABYTES: count(500),
};

type Env = z.output<z.ZodObject<typeof academySettings>>;

export const academyConfig = (env: Env) => ({
  videoHosts: env.VIDEO_EMBED_HOSTS,
  videoMostBytes: env.VIDEO_MOST_MEGABYTES * 1_048_576,
});
export type AcademyConfig = ReturnType<typeof academyConfig>;

export const videoSources = ({ videoHosts }: AcademyConfig): PageSources => ({
  frame: videoHosts.map((host) => `https://${host}`),
});
