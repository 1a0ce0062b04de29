import { getLogo, removeLogo, saveLogo } from "@barakah/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { isLogoFile, logoFiles } from "./logo-files.ts";
import { dropLogo, keepLogo, type ReadLogo } from "./save-logo.ts";

/** Long enough for a visit, short enough that a new logo appears soon. */
const CACHED = "public, max-age=60, stale-while-revalidate=86400";

/** Serves the logo at the addresses of the default one, so that no page needs to know which one is used. */
function showLogo(app: FastifyInstance, read: ReadLogo) {
  const fileOf = logoFiles();
  async function send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const logo = await read();
    if (!logo) return false;
    const tag = `"logo-${logo.version}"`;
    reply.headers({ "cache-control": CACHED, etag: tag });
    if (request.headers["if-none-match"] === tag) reply.code(304).send();
    else {
      const { type, bytes } = await fileOf(logo, path);
      reply.type(type).send(bytes);
    }
    return true;
  }
  // No promise for the many requests of other paths.
  app.addHook("onRequest", (request, reply, done) => {
    const path = request.url.split("?", 1)[0] ?? "";
    if (!isLogoFile(path) || (request.method !== "GET" && request.method !== "HEAD")) return done();
    send(path, request, reply).then((sent) => sent || done(), done);
  });
}

export function logoRoutes(app: FastifyInstance, database: Database, read: ReadLogo) {
  showLogo(app, read);
  serve(app, getLogo, async () => ({ version: (await read())?.version ?? null }));
  serve(app, saveLogo, async ({ actor, files }) => {
    if (!files.picture) throw invalid({ picture: ["Pilih gambarnya dahulu."] });
    return { version: (await keepLogo(database, actor, files.picture)).version };
  });
  serve(app, removeLogo, async ({ actor }) => {
    await dropLogo(database, actor);
    return { version: null };
  });
}
