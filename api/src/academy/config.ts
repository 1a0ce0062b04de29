import { z } from "zod";
import { count } from "../platform/config/setting-types.ts";
import type { PageSources } from "../platform/http/security-headers.ts";

/** YouTube's player without cookies answers only under its long name. */
const fullName = (host: string) => (host === "youtube-nocookie.com" ? `www.${host}` : host);

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

export const academySettings = {
  /**
   * Video sites whose players lessons may show, with commas: www.youtube-nocookie.com,player.vimeo.com. Each of them learns
   * who watches, so there are none unless they are named.
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
  /** The largest video that staff may upload for a lesson. */
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
