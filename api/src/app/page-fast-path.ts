import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { acceptedEncoding } from "../platform/cache/accepted-encoding.ts";
import { justChanged } from "../platform/cache/author.ts";
import { hasCsrfToken } from "../platform/http/csrf.ts";
import { givenId } from "../platform/http/request-log.ts";
import { requestSeconds } from "../platform/metrics.ts";
import type { Browsers } from "../platform/rate-limit/browser-cookie.ts";
import type { CountRequest } from "../platform/rate-limit/requests.ts";
import type { CompressedPage } from "./compressed-page.ts";
import type { Config } from "./config.ts";

interface FastPath {
  config: Config;
  /** A cached page that is good enough for anybody. */
  cached(key: string): CompressedPage | undefined;
  countRequest: CountRequest;
  browsers: Pick<Browsers, "of">;
}

const isForwarded = ({ headers }: IncomingMessage) =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Other requests need more than the page: a cookie, the newest version, CORS headers, or a body limit. */
const isPlain = (request: IncomingMessage) =>
  request.method === "GET" &&
  hasCsrfToken(request) &&
  !justChanged(request) &&
  request.headers.origin === undefined &&
  !hasBody(request);

/** The client's address as Fastify finds it; undefined behind an untrusted proxy, of which Fastify warns. */
function findAddress(trustProxy: string | undefined): (request: IncomingMessage) => string | undefined {
  if (trustProxy === undefined)
    return (request) => (isForwarded(request) ? undefined : request.socket.remoteAddress);
  const trusted = proxyAddress.compile(trustProxy.split(",").map((one) => one.trim()));
  return (request) => {
    const address = proxyAddress(request, trusted);
    return isForwarded(request) && address === request.socket.remoteAddress ? undefined : address;
  };
}

function answerer({ config, cached, countRequest, browsers }: FastPath) {
  const addressOf = findAddress(config.trustProxy);
  const isCounted = config.metrics.token !== undefined || config.metrics.port !== undefined;
  const seconds = requestSeconds.labels("GET", "/*", "200");

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const browser = browsers.of(request.headers);
    if (!browser || !isPlain(request)) return false;
    // Other spellings of the address are not cache keys.
    const page = cached(request.url ?? "");
    if (!page || page.isKnownTo(request)) return false;
    const encoding = acceptedEncoding(request);
    const bytes = page.page.bytes(encoding);
    if (bytes instanceof Promise) return false;
    const address = addressOf(request);
    if (address === undefined || countRequest(address, browser) !== undefined) return false;
    const head = page.head(encoding, bytes);
    // Only an id from the proxy: requests answered here are not logged, so an id of our own would lead nowhere.
    const id = givenId(request);
    response.writeHead(page.status, id === undefined ? head : ["x-request-id", id, ...head]);
    response.end(bytes);
    if (isCounted) seconds.observe(0);
    return true;
  };
}

/**
 * Answers cached pages before Fastify creates its request and reply objects, which cost as much as sending.
 * Everything else, and everything while tracing is on, takes the ordinary path.
 */
export function answerBeforeFastify(app: FastifyInstance, options: FastPath) {
  const { tracing } = options.config;
  if (tracing.endpoint || app.log.level === "debug" || app.log.level === "trace") return;
  const answer = answerer(options);
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  const ordinary = app.server.listeners("request") as RequestListener[];
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    if (closing || !answer(request, response)) for (const listen of ordinary) listen(request, response);
  });
}
