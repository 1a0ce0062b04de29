import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "../platform/cache/accepted-encoding.ts";
import { currentAnswer } from "../platform/cache/answer-cache.ts";
import type { ContentChanges } from "../platform/cache/content-changes.ts";
import { justChanged } from "../platform/cache/fresh-for-author.ts";
import type { ReadyAnswer } from "../platform/cache/ready-answer.ts";
import { notFound } from "../platform/errors.ts";
import { askInProcess } from "../platform/http/in-process.ts";
import type { SentForm } from "../platform/http/plain-forms.ts";
import { pagePolicy } from "../platform/http/security-headers.ts";
import { VISITOR_HEADER, visitorHeader } from "../platform/rate-limit/caller.ts";
import { IN_PROCESS } from "../platform/rate-limit/requests.ts";
import { CompressedPage } from "./compressed-page.ts";
import { type Config, pageSources } from "./config.ts";
import { createPageCache, isPrivate } from "./page-cache.ts";
import { isDataOfPage, pageKey } from "./page-key.ts";
import { Renderer } from "./render/renderer.ts";

/** The visitor of the page, as in `VISITOR_HEADER`: its in-process calls count against that visitor's rate limits. */
const visitor = new AsyncLocalStorage<string>();

/** Pages are rendered in a worker thread and call the API in process. */
export async function startRenderer(app: FastifyInstance, config: Config): Promise<Renderer> {
  const renderer = new Renderer({
    build: resolve(config.webBuild, "server/index.js"),
    origin: config.publicUrl,
    async callApi(asked) {
      const visiting = { [VISITOR_HEADER]: visitor.getStore() ?? IN_PROCESS };
      return (
        currentAnswer(app.answerCache, asked) ??
        askInProcess(app, { ...asked, headers: { ...asked.headers, ...visiting } })
      );
    },
  });
  app.addHook("onClose", () => renderer.stop());
  await renderer.start();
  return renderer;
}

/** The decoder of QR codes is WebAssembly, where the browser has none of its own. Only this page may compile it. */
const SCANNER = /^\/panitia\/[^/?]+\/pindai$/;
export const policyFor = (path: string, policy: string) =>
  SCANNER.test(path) ? policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'") : policy;

interface PageParts {
  config: Config;
  changes: ContentChanges;
  renderer: Renderer;
}

/** Serves the built files, and every other address as a rendered page. Returns the look into the cache of pages. */
export async function pageRoutes(
  app: FastifyInstance,
  { config, changes, renderer }: PageParts,
): Promise<(url: string) => ReadyAnswer | undefined> {
  const cache = createPageCache(changes, config.contentCacheSeconds);
  const policy = pagePolicy({ publicUrl: config.publicUrl, sources: pageSources(config) });
  // Marks inline scripts of the renderer. Random, so that no content can contain it.
  const mark = randomUUID();

  async function render(key: string, sent?: SentForm): Promise<CompressedPage> {
    const rendered = await renderer.render({ path: key, nonce: mark, sent, packed: true });
    const { status, headers, html, length, hashes } = rendered;
    const hidden = isPrivate(headers) || sent !== undefined;
    const tag = status === 200 && !hidden ? rendered.tag : undefined;
    const own = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyFor(key, policy(hashes)),
      "cache-control": hidden ? "no-store" : "private, no-cache",
      vary: "accept-encoding",
    };
    return new CompressedPage({
      status,
      tag,
      headers: { ...app.alwaysSent, ...headers, ...own },
      html,
      length,
    });
  }

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    const { key, plain } = pageKey(request.url);
    if (isDataOfPage(key)) throw notFound();
    const current = justChanged(request);
    if (current) await cache.caughtUp();
    const anew = () => visitor.run(visitorHeader(request), () => render(key));
    const found = plain ? cache.get(key, anew, { current }) : anew();
    const cached = found instanceof Promise ? await found : found;
    const { status, headers, page } = cached;
    // A 304 also needs the policy: its headers replace the cached ones.
    reply.headers(headers);
    if (cached.isKnownTo(request)) return reply.code(304).send();
    const encoding = acceptedEncoding(request);
    const bytes = page.bytes(encoding);
    if (encoding) reply.header("content-encoding", encoding);
    return reply.code(status).send(bytes instanceof Promise ? await bytes : bytes);
  }

  /** With an error status, so that programs recognise it too. */
  app.decorateReply("showForm", async function showForm(this: FastifyReply, path: string, sent: SentForm) {
    const { status, headers, page } = await visitor.run(visitorHeader(this.request), () =>
      render(path, sent),
    );
    const isWrong = status === 200 && Object.keys(sent.errors).length > 0;
    return this.code(isWrong ? 422 : status)
      .headers(headers)
      .send(await page.bytes(undefined));
  });

  /** The files that linked pages need; the browser asks for them after the first paint. */
  async function showRoutes(request: FastifyRequest, reply: FastifyReply) {
    const { status, headers, html } = await renderer.render({ path: request.url, nonce: mark });
    return reply.code(status).headers(headers).send(Buffer.from(html.buffer));
  }

  await app.register(fastifyStatic, {
    root: resolve(config.webBuild, "client"),
    prefix: "/",
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      if (/\/sw\.js(?:\.\w+)?$/.test(path)) {
        // The service worker is bound by the policy it comes with; a new version must be seen at once.
        reply.header("content-security-policy", "default-src 'self'");
        reply.header("cache-control", "no-cache");
        return;
      }
      // The community can replace its logo at any time.
      if (path.includes("/logo/")) return reply.header("cache-control", "public, max-age=60");
      const hashed = path.includes("/assets/");
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  app.get("/__manifest", showRoutes);
  // Cached pages are already compressed.
  app.get("/*", { compress: false }, showPage);
  return (url) => cache.kept(url);
}
