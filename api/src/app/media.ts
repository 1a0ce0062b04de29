import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { PICTURE_FORMATS } from "@barakah/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { FileStore } from "../platform/files/file-store.ts";
import { PICTURES, picturesFolder } from "../platform/files/picture-store.ts";

export { picturesFolder };

const PICTURE = new RegExp(
  `^/[a-z0-9-]+/(?:\\d+\\.(?:${PICTURE_FORMATS.join("|")})|og\\.jpg|kuitansi\\.pdf)$`,
);

const PREFIX = "/media/";

const NOBODY = resolve(import.meta.dirname, "pas-foto-standard.png");

/** Catalogue pictures never change under their key, so that browsers may keep them for good. */
export async function mediaRoutes(app: FastifyInstance, files: FileStore) {
  // The address that front ends know for whoever has no picture.
  app.get("/media/profile_images/pas_foto_standard.png", async (_request, reply) =>
    reply
      .type("image/png")
      .header("cache-control", "public, max-age=86400")
      .send(await readFile(NOBODY)),
  );
  await app.register((scope) => pictures(scope, files));
}

async function pictures(app: FastifyInstance, files: FileStore) {
  // One that another copy of the app was given is fetched when it is first asked for here.
  app.addHook("onRequest", async ({ url }) => {
    const path = url.split("?", 1)[0]?.slice(PREFIX.length - 1) ?? "";
    if (PICTURE.test(path)) await files.find(`${PICTURES}${path}`);
  });
  await app.register(fastifyStatic, {
    root: resolve(files.folder, PICTURES),
    prefix: PREFIX,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: "365d",
    allowedPath: (path) => PICTURE.test(path),
    // Whatever a document brings along, it is only read: no script of it runs beside our pages.
    setHeaders: (reply, path) => {
      if (path.endsWith(".pdf")) reply.header("content-security-policy", "sandbox; default-src 'none'");
    },
  });
}
