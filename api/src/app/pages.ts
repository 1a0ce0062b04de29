import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptsGzip } from "../platform/cache/answer-cache.ts";
import { ContentCache } from "../platform/cache/content-cache.ts";
import type { ContentChanges } from "../platform/cache/content-changes.ts";
import { notFound } from "../platform/errors.ts";
import { pagePolicy } from "../platform/http/security-headers.ts";
import { IN_PROCESS } from "../platform/rate-limit/requests.ts";
import { type Config, pageSources } from "./config.ts";
import { isDataOfPage, pageKey } from "./page-key.ts";
import { onlyNeededNonces, PageParts } from "./page-parts.ts";

/** What the web package's server build offers. It is loaded as a file that was built, never as source. */
export interface Web {
  render(request: {
    path: string;
    nonce: string;
  }): Promise<{ status: number; headers: Record<string, string>; html: string }>;
}

interface ApiRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

interface WebBuild {
  createWeb(host: {
    origin: string;
    callApi(
      path: string,
      init: ApiRequest,
    ): Promise<{ status: number; headers: Record<string, string>; body: string }>;
  }): Web;
}

export async function loadWeb(app: FastifyInstance, config: Config): Promise<Web> {
  const file = resolve(config.webBuild, "server/index.js");
  const build = (await import(pathToFileURL(file).href)) as WebBuild;
  return build.createWeb({
    origin: config.publicUrl,
    async callApi(path, init) {
      const answer = await app.inject({
        method: init.method as "GET",
        url: path,
        headers: init.headers,
        remoteAddress: IN_PROCESS,
        ...(init.body !== undefined && { payload: init.body }),
      });
      return {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
        body: answer.body,
      };
    },
  });
}

interface CachedPage {
  status: number;
  headers: Record<string, string>;
  parts: PageParts;
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Rendering a page costs about thirty-five times an API answer. */
const createPageCache = (changes: ContentChanges, seconds: number) =>
  new ContentCache<CachedPage>(changes, {
    seconds,
    mostBytes: MOST_BYTES,
    bytesOf: ({ parts }) => parts.size,
    worthKeeping: ({ status }) => status === 200,
  });

/** Serves the built files as they are and every other address as a rendered page. */
export async function pageRoutes(
  app: FastifyInstance,
  { config, changes, web }: { config: Config; changes: ContentChanges; web: Web },
) {
  const cache = createPageCache(changes, config.contentCacheSeconds);
  const policy = pagePolicy({ publicUrl: config.publicUrl, sources: pageSources(config) });
  // Stands for the nonce while a page waits in memory. Random, so that no content can contain it.
  const mark = randomUUID();

  async function render(key: string) {
    const { status, headers, html } = await web.render({ path: key, nonce: mark });
    const always = {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      vary: "accept-encoding",
    };
    return {
      status,
      headers: { ...headers, ...always },
      parts: new PageParts(onlyNeededNonces(html, mark), mark),
    };
  }

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    const { key, plain } = pageKey(request.url);
    if (isDataOfPage(key)) throw notFound();
    const page = await (plain ? cache.get(key, () => render(key)) : render(key));
    const nonce = randomUUID();
    reply.code(page.status).headers(page.headers).header("content-security-policy", policy(nonce));
    if (!acceptsGzip(request)) return reply.send(page.parts.plain(nonce));
    return reply.header("content-encoding", "gzip").send(page.parts.gzipped(nonce));
  }

  await app.register(fastifyStatic, {
    root: resolve(config.webBuild, "client"),
    prefix: "/",
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const hashed = path.includes("/assets/");
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  // Pages are packed when they are kept.
  app.get("/*", { compress: false }, showPage);
}
