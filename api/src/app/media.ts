import { PICTURE_FORMATS } from "@barakah/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { picturesFolder } from "../platform/files/picture-store.ts";

export { picturesFolder };

const PICTURE = new RegExp(`^/[a-z0-9-]+/(?:\\d+\\.(?:${PICTURE_FORMATS.join("|")})|og\\.jpg)$`);

/** Catalogue pictures never change under their key, so that browsers may keep them for good. */
export async function mediaRoutes(app: FastifyInstance, dataDirectory: string) {
  await app.register(fastifyStatic, {
    root: picturesFolder(dataDirectory),
    prefix: "/media/",
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: "365d",
    allowedPath: (path) => PICTURE.test(path),
  });
}
