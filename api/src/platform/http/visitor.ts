import type { FastifyRequest } from "fastify";
import { IN_PROCESS } from "../rate-limit/requests.ts";

/** Names whom a page is rendered for. Believed of nobody but ourselves. */
export const VISITOR_HEADER = "x-rendered-for";

/** Who asks: also when they asked for a page, and the page asks us in process. */
export function visitorOf(request: FastifyRequest): string {
  const named = request.headers[VISITOR_HEADER];
  const own = request.socket.remoteAddress === IN_PROCESS;
  return own && typeof named === "string" ? named : request.ip;
}
