import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { PICTURE_FORMATS } from "@barakah/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { picturesFolder } from "../platform/files/picture-store.ts";

export { picturesFolder };

const PICTURE = new RegExp(`^/[a-z0-9-]+/(?:\\d+\\.(?:${PICTURE_FORMATS.join("|")})|og\\.jpg)$`);

const NOBODY = resolve(import.meta.dirname, "pas-foto-standard.png");

/** Catalogue pictures never change under their key, so that browsers may keep them for good. */
export async function mediaRoutes(app: FastifyInstance, dataDirectory: string) {
  // The address that front ends know for whoever has no picture.
  app.get("/media/profile_images/pas_foto_standard.png", async (_request, reply) =>
    reply
      .type("image/png")
      .header("cache-control", "public, max-age=86400")
      .send(await readFile(NOBODY)),
  );
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
