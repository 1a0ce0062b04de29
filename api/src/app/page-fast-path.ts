import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { acceptedEncoding } from "../platform/cache/accepted-encoding.ts";
import { justChanged } from "../platform/cache/author.ts";
import { hasCsrfToken } from "../platform/http/csrf.ts";
import { givenId } from "../platform/http/request-log.ts";
import { requestSeconds } from "../platform/metrics.ts";
import type { CountRequest } from "../platform/rate-limit/requests.ts";
import type { CachedPage } from "./cached-page.ts";
import type { Config } from "./config.ts";

interface FastPath {
  config: Config;
  /** What is in the cache and good enough for anybody. */
  cached(key: string): CachedPage | undefined;
  countRequest: CountRequest;
}

const isForwarded = ({ headers }: IncomingMessage) =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Others are owed more than the page: a cookie, the newest page, the rules for their origin, a limit for their body. */
const isPlain = (request: IncomingMessage) =>
  request.method === "GET" &&
  hasCsrfToken(request) &&
  !justChanged(request) &&
  request.headers.origin === undefined &&
  !hasBody(request);

/** As Fastify finds it. Of a forwarded request that nobody vouches for there is none: its forwarder is warned of. */
function findAddress(trustProxy: string | undefined): (request: IncomingMessage) => string | undefined {
  if (trustProxy === undefined)
    return (request) => (isForwarded(request) ? undefined : request.socket.remoteAddress);
  const trusted = proxyAddress.compile(trustProxy.split(",").map((one) => one.trim()));
  return (request) => {
    const address = proxyAddress(request, trusted);
    return isForwarded(request) && address === request.socket.remoteAddress ? undefined : address;
  };
}

function answerer({ config, cached, countRequest }: FastPath) {
  const addressOf = findAddress(config.trustProxy);
  const isCounted = config.metrics.token !== undefined || config.metrics.port !== undefined;
  const seconds = requestSeconds.labels("GET", "/*", "200");

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlain(request)) return false;
    // Any other spelling of its address is no key of the cache.
    const page = cached(request.url ?? "");
    if (!page || page.isKnownTo(request)) return false;
    const encoding = acceptedEncoding(request);
    const bytes = page.page.bytes(encoding);
    if (bytes instanceof Promise) return false;
    const address = addressOf(request);
    if (address === undefined || countRequest(address) !== undefined) return false;
    const head = page.head(encoding, bytes);
    // Nobody else's: what is sent from the cache stands in no log, where an id of our own would lead.
    const id = givenId(request);
    response.writeHead(page.status, id === undefined ? head : ["x-request-id", id, ...head]);
    response.end(bytes);
    if (isCounted) seconds.observe(0);
    return true;
  };
}

/**
 * Answers what most people ask for, a page that is in the cache, before Fastify makes a request and a reply of it, which
 * costs as much as the sending. Everything else goes the ordinary way, and so does all where somebody follows each request.
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
