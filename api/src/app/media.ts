import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { PICTURE_FORMATS } from "@barakah/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { FileStore } from "../platform/files/file-store.ts";
import { ORIGINAL, PICTURES, picturesFolder } from "../platform/files/picture-store.ts";

export { picturesFolder };

const PICTURE = new RegExp(
  `^/[a-z0-9-]+/(?:\\d+\\.(?:${PICTURE_FORMATS.join("|")})|og\\.jpg|kuitansi\\.pdf)$`,
);

const PREFIX = "/media/";

const NOBODY = resolve(import.meta.dirname, "pas-foto-standard.png");

/** Catalogue pictures are immutable: browsers may cache them for good. */
export async function mediaRoutes(app: FastifyInstance, files: FileStore) {
  // Front ends know this address for members without a picture.
  app.get("/media/profile_images/pas_foto_standard.png", async (_request, reply) =>
    reply
      .type("image/png")
      .header("cache-control", "public, max-age=86400")
      .send(await readFile(NOBODY)),
  );
  await app.register((scope) => pictures(scope, files));
}

async function pictures(app: FastifyInstance, files: FileStore) {
  // Fetches a picture that another instance of the app stored. Until its sizes are made, the original stands for each: a
  // browser that knows the format picks it and does not fall back to another.
  app.addHook("onRequest", async ({ url }, reply) => {
    const path = url.split("?", 1)[0]?.slice(PREFIX.length - 1) ?? "";
    if (!PICTURE.test(path) || (await files.find(`${PICTURES}${path}`))) return;
    const original = await files.find(join(PICTURES, dirname(path), ORIGINAL));
    // The sizes may have been made since the first look.
    if (!original) return void (await files.find(`${PICTURES}${path}`));
    return reply
      .type("image/jpeg")
      .header("cache-control", "public, max-age=5")
      .send(createReadStream(original));
  });
  await app.register(fastifyStatic, {
    root: resolve(files.folder, PICTURES),
    prefix: PREFIX,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: "365d",
    allowedPath: (path) => PICTURE.test(path),
    // Documents may contain scripts: the sandbox keeps them from running on our origin.
    setHeaders: (reply, path) => {
      if (path.endsWith(".pdf")) reply.header("content-security-policy", "sandbox; default-src 'none'");
    },
  });
}
