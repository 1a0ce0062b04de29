import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { justChanged } from "../platform/cache/fresh-for-author.ts";
import type { ReadyAnswer } from "../platform/cache/ready-answer.ts";
import { hasCsrfToken } from "../platform/http/csrf.ts";
import { givenId } from "../platform/http/request-log.ts";
import { requestSeconds } from "../platform/metrics.ts";
import type { Browsers } from "../platform/rate-limit/browser-cookie.ts";
import type { CountRequest } from "../platform/rate-limit/requests.ts";
import type { Config } from "./config.ts";

interface FastPath {
  config: Config;
  /** The cached page or API answer of this address, if it is good enough for anybody. */
  cached(url: string): ReadyAnswer | undefined;
  countRequest: CountRequest;
  browsers: Pick<Browsers, "of">;
}

const isForwarded = ({ headers }: IncomingMessage) =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Other requests need more than a kept answer: a cookie, the newest version, CORS headers, or a body limit. */
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

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const browser = browsers.of(request.headers);
    if (!browser || !isPlain(request)) return false;
    // Other spellings of the address are not cache keys.
    const answer = cached(request.url ?? "");
    const ready = answer?.readyFor(request);
    if (!answer || !ready) return false;
    const address = addressOf(request);
    if (address === undefined || countRequest(address, browser) !== undefined) return false;
    // Only an id from the proxy: requests answered here are not logged, so an id of our own would lead nowhere.
    const id = givenId(request);
    response.writeHead(200, id === undefined ? ready.head : ["x-request-id", id, ...ready.head]);
    response.end(ready.bytes);
    if (isCounted) requestSeconds.observe({ method: "GET", route: answer.route, status: 200 }, 0);
    return true;
  };
}

/**
 * Answers cached pages and API calls before Fastify creates its request and reply objects, which cost as much as sending.
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
