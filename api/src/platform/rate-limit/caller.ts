import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Browsers } from "./browser-cookie.ts";
import { IN_PROCESS } from "./requests.ts";
import { networkOf } from "./token-buckets.ts";

/** The caller of a request, as far as rate limits can distinguish people. */
export interface Caller {
  network: string;
  /** The id of the browser, by its signed cookie. Scripts, and front ends on another site, have none. */
  browser?: string;
  /** When the browser was given its cookie. */
  since?: Date;
  /** Its network had received very many cookies at that moment. */
  crowded?: boolean;
}

declare module "fastify" {
  interface FastifyInstance {
    browsers: Browsers;
  }
  interface FastifyRequest {
    /** The cookie that the answer gives, where the browser has none yet. */
    newBrowser: string | undefined;
  }
}

/** The address and browser cookie that a page is rendered for. Trusted only from our own process. */
export const VISITOR_HEADER = "x-rendered-for";

/** On its first visit a browser is counted by the cookie that it is about to be given. */
export function visitorHeader(request: FastifyRequest): string {
  const { ip, headers, server } = request;
  const known = server.browsers.of(headers) !== undefined;
  if (!known) request.newBrowser ??= server.browsers.give(networkOf(ip));
  return `${ip} ${known ? headers.cookie : request.newBrowser}`;
}

const isOwn = ({ socket }: FastifyRequest) => socket.remoteAddress === IN_PROCESS;

const VISITOR = /^(\S+) (.*)$/;

/** Also for in-process calls of the renderer. */
export function callerOf(request: FastifyRequest): Caller {
  const { ip, headers, server } = request;
  const named = isOwn(request) ? headers[VISITOR_HEADER] : undefined;
  const [, address = ip, cookie = headers.cookie] = VISITOR.exec(String(named)) ?? [];
  const { id, ...browser } = server.browsers.of({ cookie }) ?? {};
  return { network: networkOf(address), ...(id !== undefined && { browser: id, ...browser }) };
}

/**
 * Gives each browser its cookie with its first personal answer. Not with publicly cached files, to monitoring, or to
 * programs that send a bearer token.
 */
export function giveBrowserCookies(app: FastifyInstance, browsers: Browsers) {
  app.decorate("browsers", browsers);
  app.decorateRequest("newBrowser", undefined);
  const isOwed = (request: FastifyRequest, { statusCode }: FastifyReply) =>
    request.method === "GET" &&
    statusCode < 400 &&
    request.headers.authorization === undefined &&
    !isOwn(request) &&
    !request.routeOptions.config.unlimited &&
    !browsers.of(request.headers);
  app.addHook("onSend", (request, reply, payload, done) => {
    const kept = reply.getHeader("cache-control");
    const isPublic = typeof kept === "string" && kept.startsWith("public");
    if (!isPublic && isOwed(request, reply)) request.newBrowser ??= browsers.give(networkOf(request.ip));
    if (!isPublic && request.newBrowser) reply.header("set-cookie", request.newBrowser);
    done(null, payload);
  });
}
