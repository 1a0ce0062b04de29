import type { FastifyRequest } from "fastify";
import { IN_PROCESS } from "../rate-limit/requests.ts";

/** The visitor for whom a page is rendered. Trusted only on in-process calls. */
export const VISITOR_HEADER = "x-rendered-for";

/** The visitor's address, also for calls that a page makes in process. */
export function visitorOf(request: FastifyRequest): string {
  const named = request.headers[VISITOR_HEADER];
  const own = request.socket.remoteAddress === IN_PROCESS;
  return own && typeof named === "string" ? named : request.ip;
}
